"""The ground everything else stands on: lock files, scripts, and the installed package."""

import re
import subprocess
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = ["run", "dev", "node"]


def requirements(lock: str) -> dict[str, list[str]]:
    """Each pinned requirement of a lock file and its hashes."""
    lines = (ROOT / "lock" / f"{lock}.txt").read_text().replace("\\\n", " ").splitlines()
    entries = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    return {words[0]: [word for word in words if word.startswith("--hash=")] for words in entries}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_with_hashes(lock):
    pinned = requirements(lock)
    assert pinned
    for requirement, hashes in pinned.items():
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*", requirement)
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for each in hashes)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_file_names_no_place(lock):
    text = (ROOT / "lock" / f"{lock}.txt").read_text()
    for place in ["http", "://", "file:", "@", "--index-url", "--extra-index-url", "--find-links"]:
        assert place not in text
    assert not re.search(r"(^|[\s=:])[/~]|[A-Za-z]:\\", text, re.MULTILINE), "a path"


def test_the_development_environment_extends_the_one_for_playing():
    assert requirements("run").items() <= requirements("dev").items()


def test_the_lock_holds_what_the_package_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pinned = {requirement.split("==")[0] for requirement in requirements("run")}
    asked = {re.split("[<>=]", name)[0].replace(".", "-") for name in project["dependencies"]}
    assert asked == {"msgspec", "fluent-runtime"}
    assert asked <= pinned


@pytest.mark.parametrize("script", ["play", "test", ".ci/run", ".ci/setup"])
def test_a_script_parses(script):
    subprocess.run(["bash", "-n", ROOT / script], check=True)


@pytest.mark.parametrize("script", ["play", "test", ".ci/run"])
def test_a_command_may_be_run(script):
    assert (ROOT / script).stat().st_mode & 0o111 == 0o111


def test_an_unknown_option_gets_the_usage():
    done = subprocess.run([ROOT / "test", "--nonsense"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: ./test")
    assert done.stdout == ""


def played(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([ROOT / "play", *words], stdin=subprocess.DEVNULL, capture_output=True, text=True)


@pytest.mark.parametrize("words", [("hello", "--lang", "pl", "--seed", "7"), ("--lang", "pl", "--seed", "7")])
def test_play_comes_to_the_first_question_with_or_without_a_game(words):
    done = played(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Twoja tura. Co robisz?" in done.stdout


def test_play_with_an_unknown_option_gets_the_usage():
    done = played("--nonsense")
    assert done.returncode == 2
    assert done.stderr.startswith("usage: voidtable play")
    assert done.stdout == ""


def test_the_installed_package_is_this_one():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert metadata.version("voidtable") == project["version"]
    names = {entry.name for entry in metadata.entry_points(group="voidtable.games")}
    assert set(project["entry-points"]["voidtable.games"]) <= names
