"""Documentation under test: what it shows is there, what it runs runs, and what it prints is printed."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

import voidtable
from voidtable.kernel import Game, Match, Question, Refusal, Refused, Result
from voidtable.terminal.arguments import parsers, read
from voidtable.terminal.board import Board
from voidtable.terminal.language import words_of

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [README, *sorted((ROOT / "docs").glob("*.md"))]
BENCH_PAGE = ROOT / "bench" / "README.md"
GAME_PAGE, CARD_PAGE = ROOT / "docs" / "add-a-game.md", ROOT / "docs" / "add-a-card.md"
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
# What tools and people rely on.
PROMISED = {
    voidtable: "games load replay verify Refused",
    Game: "start imagine",
    Match: "over asking ask options why choose view clone result record fingerprint",
    Question: "clause kind prompt",
    Refusal: "clause text",
    Refused(Refusal("VT-1")): "refusal",
    Result: "winners scores ending details",
}
# What stands for a value in the table of commands, and a value that it may stand for.
MEANT = {
    "GAME": "hello", "CLAUSE": "HE-2.3", "FILE": "evening.json", "FOLDER": "my-pack", "N": "2", "BOT": "random",
    "BOT,BOT": "random,random", "NAME=VALUE": "rounds=2", "TEXT": "leech",
}  # fmt: skip


class Block(NamedTuple):
    """A block of code in a page, with the paragraph that leads to it."""

    kind: str
    text: str
    lead: str

    @property
    def target(self) -> str | None:
        """The file that the paragraph before it speaks of last, when that is where the block belongs."""
        links = LINK.findall(self.lead)
        return links[-1] if links else None


def blocks(page: Path) -> list[Block]:
    found, lead = [], ""
    for part in re.split(r"^(```.*?^```$)", page.read_text("utf-8"), flags=re.M | re.S):
        if part.startswith("```"):
            head, _, rest = part.partition("\n")
            found.append(Block(head[3:], rest[: -len("```")], lead))
        elif part.strip():
            lead = part.strip().split("\n\n")[-1]
    return found


def prose(page: Path) -> str:
    return re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)


def code(page: Path) -> str:
    """All that is set as code."""
    return "\n".join([*(block.text for block in blocks(page)), *re.findall(r"`([^`\n]+)`", prose(page))])


# The tour


def test_the_tour_prints_what_it_says():
    (tour,) = [block.text for block in blocks(README) if block.kind == "python"]
    said = [line.split("  # ")[1] for line in tour.splitlines() if line.lstrip().startswith("print(")]
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tour, "README.md", "exec"), {})
    assert printed.getvalue().splitlines() == said
    assert len([line for line in tour.splitlines() if line.strip()]) == 20, "it is called a tour of twenty lines"


# The command line


def command_lines() -> list[str]:
    """Every line for a shell, without its comment."""
    shells = [block.text for page in (*PAGES, BENCH_PAGE) for block in blocks(page) if block.kind == "sh"]
    spans = [span for page in PAGES for span in re.findall(r"`((?:\S*voidtable|\./\w+) [^`\n]+)`", prose(page))]
    return [line.partition(" # ")[0].strip() for line in [*"".join(shells).splitlines(), *spans] if line.strip()]


def understood(words: list[str]) -> argparse.Namespace:
    try:
        return read(words, words_of("en"))
    except SystemExit as stopped:
        raise AssertionError(f"voidtable {shlex.join(words)}: not understood") from stopped


@pytest.mark.parametrize("line", dict.fromkeys(command_lines()))
def test_a_command_line_is_understood(line):
    match shlex.split(line):
        case ["./play", *rest]:
            named = rest and not rest[0].startswith("-")
            understood(["play", *([] if named else ["hello"]), *rest])
        case ["./test", *rest]:
            assert all(option in (ROOT / "test").read_text("utf-8") for option in rest)
        case [".venv/bin/voidtable", *rest]:
            understood(rest)
        case [".venv/bin/python", "-m", "pytest" | "tests.laws" | "bench.balance" | "pip", *_] | ["cp", "-r", _, _]:
            pass
        case other:
            raise AssertionError(f"{other}: a kind of command that this test does not know")


def rows() -> list[tuple[list[str], list[str]]]:
    """The table of commands: each with its places, and with its options."""
    cells = [line.split("|")[1:3] for line in README.read_text("utf-8").splitlines() if line.startswith("| `")]
    return [(" ".join(re.findall("`([^`]+)`", left)).split(), re.findall("`([^`]+)`", right)) for left, right in cells]


def commands() -> dict[str, argparse.ArgumentParser]:
    return parsers(words_of("en"))[1]


def test_the_table_has_every_command():
    assert [command[0] for command, _ in rows()] == list(commands())


@pytest.mark.parametrize(("command", "options"), [pytest.param(*row, id=row[0][0]) for row in rows()])
def test_the_table_has_every_option_of_a_command(command, options):
    taken = [MEANT.get(word, word) for word in command]
    for option in options:
        name, *value = option.split()
        understood([*taken, name, *(MEANT[word] for word in value)])
    actions = commands()[command[0]]._actions
    places = [action.metavar for action in actions if not action.option_strings]
    assert places == command[1:]
    known = {(name, action.metavar) for action in actions for name in action.option_strings}
    shown = {(*option.split(), None)[:2] for option in options}
    assert shown == {(name, value) for name, value in known if name not in ("-h", "--help", "--lang")}


# Excerpts


def excerpts() -> list[tuple[Path, str]]:
    """The blocks of the tutorial after a link to a file, and those that follow without another."""
    found, file = [], None
    for block in blocks(GAME_PAGE):
        target = block.target
        if target and "." in Path(target).name:
            file = (GAME_PAGE.parent / target).resolve()
        if block.kind != "sh" and "pyproject" not in block.lead:
            assert file
            found.append((file, block.text))
    return found


@pytest.mark.parametrize(
    ("file", "text"), [pytest.param(*each, id=f"{each[0].name}-{n}") for n, each in enumerate(excerpts())]
)
def test_an_excerpt_stands_in_its_file(file, text):
    source, at = file.read_text("utf-8"), 0
    for part in re.split(r"^ *\.\.\.\n", text, flags=re.M):
        at = source.find(part.strip("\n"), at)
        assert at >= 0, f"not in {file.name}, or not there:\n{textwrap.indent(part, '    ')}"


def test_the_tutorial_shows_every_file_of_the_game():
    shown = {file.name for file, _ in excerpts()}
    game = ROOT / "src" / "voidtable" / "games" / "hello"
    text = GAME_PAGE.read_text("utf-8")
    for file in [*game.glob("*.py"), *game.glob("content/*.toml"), *game.glob("rules/*.md"), *game.glob("words/*.ftl")]:
        spoken = file.parent.name + "/" + file.name if file.parent != game else file.name.replace("_", r"\_")
        assert file.name in shown or spoken in text, f"{file.name} is not spoken of"


def test_a_package_of_your_own_is_installed_as_the_page_says(tmp_path):
    (project,) = [block.text for block in blocks(GAME_PAGE) if "pyproject" in block.lead]
    (tmp_path / "pyproject.toml").write_text(project, "utf-8")
    (tmp_path / "my_wreck").mkdir()
    (tmp_path / "my_wreck" / "__init__.py").touch()
    runs(tmp_path, "-c", "from hatchling.build import build_editable as build; build('.')")  # as `pip install -e` does
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        (path,) = [packed.read(name).decode().strip() for name in packed.namelist() if name.endswith(".pth")]
        (doors,) = [packed.read(name).decode() for name in packed.namelist() if name.endswith("entry_points.txt")]
    assert Path(path) == tmp_path
    assert doors.split() == ["[voidtable.games]", "my-wreck", "=", "my_wreck:GAME"]


# Adding a card


@pytest.fixture
def copied(tmp_path) -> Path:
    """A copy of the source, with all that the page says to add."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for block in blocks(CARD_PAGE):
        if re.search(r"add\s+to\s+\[", block.lead, re.I):
            assert block.target
            file = tmp_path / (CARD_PAGE.parent / block.target).resolve().relative_to(ROOT)
            file.write_text(f"{file.read_text('utf-8')}\n\n{block.text}", "utf-8")
        elif new := re.search(r"new\s+file,\s+`([^`]+)`", block.lead):
            (tmp_path / new[1]).write_text(block.text, "utf-8")
    return tmp_path


NAMED = """
from voidtable.games.hello import GAME
assert {"crate", "magnet"} < GAME.pack.cards.keys()
assert all(GAME.words(lang).has(f"face-{card}") for lang in ("en", "pl") for card in GAME.pack.cards)
"""


def runs(folder: Path, *arguments: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=env, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_card_is_added_as_the_page_says(copied):
    runs(copied, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/hello/test_magnet.py")
    runs(copied, "-m", "tests.laws", "hello", "2")
    runs(copied, "-c", NAMED)


def test_a_pack_that_goes_against_a_rule_is_refused_as_the_page_says(tmp_path):
    (message,) = [block.text.strip() for block in blocks(CARD_PAGE) if block.kind == "text"]
    shutil.copytree(ROOT / "src" / "voidtable" / "games" / "hello" / "content", tmp_path, dirs_exist_ok=True)
    rows = tmp_path / "cards.toml"
    rows.write_text(rows.read_text("utf-8").replace("copies = 6", "copies = 0", 1), "utf-8")
    with pytest.raises(voidtable.VoidtableError) as refused:
        voidtable.load("hello", tmp_path)
    assert refused.value.text("en") == message


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_card_without_words_shows_everywhere_as_the_name_of_what_is_missing(tmp_path, lang):
    shutil.copytree(ROOT / "src" / "voidtable" / "games" / "hello" / "content", tmp_path, dirs_exist_ok=True)
    with (tmp_path / "cards.toml").open("a", encoding="utf-8") as rows:
        rows.write('\n[crate]\nsource = "reconstructed"\ncopies = 90\npoints = 2\ngear = true\n')
    match = voidtable.load("hello", tmp_path).start(2, seed=1)
    (seat,) = match.asking
    said = [match.ask(seat).label(option, lang) for option in match.options(seat)]
    match.choose(seat, next(option for option in match.options(seat) if option[0] == "install"))
    said += [match.game.words(lang).news(heard) for heard in match.news(None)]
    said += [line for _, line in Board(match.game, match.view(None), lang).lines()]
    named = [line for line in said if "crate" in line]
    assert len(named) > 3
    assert all("face-crate" in line for line in named)
    assert "`face-crate`" in CARD_PAGE.read_text("utf-8")


# Names and links


@pytest.mark.parametrize(("owner", "name"), [(owner, name) for owner in PROMISED for name in PROMISED[owner].split()])
def test_a_promised_name_exists_and_is_documented(owner, name):
    assert hasattr(owner, name)
    assert re.search(rf"\.{name}\b", code(README) + code(ROOT / "docs" / "design.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_link_leads_to_a_file(page):
    links = [link for link in LINK.findall(prose(page)) if "://" not in link]
    for link in links:
        assert (page.parent / link.partition("#")[0]).exists(), f"{page.name}: {link}"
    assert links or page.name == "design.md"


def test_every_page_is_reached_from_the_readme():
    assert {f"docs/{page.name}" for page in PAGES[1:]} <= set(LINK.findall(prose(README)))
