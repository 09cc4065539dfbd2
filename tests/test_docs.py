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
from pathlib import Path
from typing import NamedTuple

import pytest

import voidtable
from voidtable.kernel import Game, Match, Question, Refusal, Refused, Result
from voidtable.terminal.arguments import parsers, read
from voidtable.terminal.language import words_of

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [README, *sorted((ROOT / "docs").glob("*.md"))]
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
    "GAME": "hello", "GAMES": "hello", "CLAUSE": "HE-2.3", "FILE": "evening.json", "DIR": "my-pack", "SEAT": "1",
    "N": "2", "NAME": "random", "NAMES": "random,random", "NAME=VALUE": "rounds=2", "TEXT": "leech",
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
    shown = [line for page in PAGES for block in blocks(page) if block.kind == "sh" for line in block.text.splitlines()]
    spans = [span for page in PAGES for span in re.findall(r"`((?:voidtable|\./\w+) [^`\n]+)`", prose(page))]
    return [line.partition(" # ")[0].strip() for line in [*shown, *spans] if line.strip()]


def understood(words: list[str]) -> argparse.Namespace:
    try:
        return read(words, words_of("en"))
    except SystemExit as stopped:
        raise AssertionError(f"voidtable {shlex.join(words)}: not understood") from stopped


@pytest.mark.parametrize("line", dict.fromkeys(command_lines()))
def test_a_command_line_is_understood(line):
    match shlex.split(line):
        case ["./play", *rest]:
            understood(["play", *(rest or ["hello"])])
        case ["./test", *rest]:
            assert all(option in (ROOT / "test").read_text("utf-8") for option in rest)
        case ["voidtable" | ".venv/bin/voidtable", *rest]:
            understood(rest)
        case [".venv/bin/python", "-m", "pytest" | "tests.laws" | "pip", *_] | ["cp", "-r", _, _]:
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
    known = {name for action in commands()[command[0]]._actions for name in action.option_strings}
    assert {option.split()[0] for option in options} == known - {"-h", "--help", "--lang"}


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
