"""The arrows of the design: what may import what, what may not be named where, and how long anything may be."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "voidtable"
FILES = sorted(SOURCE.rglob("*.py"))
KERNEL = [file for file in FILES if file.is_relative_to(SOURCE / "kernel")]
GAMES = sorted(file.parent for file in SOURCE.glob("games/*/__init__.py"))
AROUND = [
    file for file in FILES if not file.is_relative_to(SOURCE / "kernel") and not file.is_relative_to(SOURCE / "games")
]
TEXTS = sorted(file for kind in ("ftl", "md", "toml", "py") for file in SOURCE.rglob(f"*.{kind}"))
THIRD = {"msgspec", "fluent"}  # all that the kernel and the games may have from other people
CODE_TOKENS = {tokenize.NL, tokenize.COMMENT, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}

Import = tuple[str, bool]  # what, by its whole name; and is it imported as soon as the module is?


def where(file: Path) -> str:
    return str(file.relative_to(SOURCE))


def absolute(file: Path, node: ast.ImportFrom) -> str:
    """The module that an import means, seen from this file."""
    if not node.level:
        return node.module or ""
    package = file.relative_to(SOURCE.parent).parts[: -node.level]
    return ".".join([*package, *(node.module or "").split(".")]).rstrip(".")


def imports(file: Path) -> Iterator[Import]:
    """All that a file imports, those only for type checkers left out."""
    yield from imports_of(file, ast.parse(file.read_text("utf-8")), True)


def imports_of(file: Path, node: ast.AST, at_once: bool) -> Iterator[Import]:
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            for part in node.orelse:
                yield from imports_of(file, part, at_once)
        case ast.Import():
            yield from ((name.name, at_once) for name in node.names)
        case ast.ImportFrom():
            module = absolute(file, node)
            yield from ((f"{module}.{name.name}", at_once) for name in node.names)
        case _:
            inside = at_once and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            for part in ast.iter_child_nodes(node):
                yield from imports_of(file, part, inside)


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def standard(name: str) -> bool:
    return name.split(".")[0] in sys.stdlib_module_names


def test_there_is_something_to_look_at():
    assert len(KERNEL) > 15
    assert [game.name for game in GAMES][:1] == ["hello"]
    assert len(AROUND) > 20
    found = dict(imports(SOURCE / "kernel" / "words.py"))
    assert found["fluent.runtime.FluentBundle"] is False
    assert found["voidtable.kernel.news.Arg"] is True
    assert "voidtable.kernel.record.Record" not in dict(imports(SOURCE / "kernel" / "match.py")), (
        "only for type checkers"
    )


# What may import what


@pytest.mark.parametrize("file", KERNEL, ids=where)
def test_the_kernel_imports_itself_and_two_libraries_where_they_are_needed(file: Path):
    for name, at_once in imports(file):
        if within(name, *THIRD):
            assert not at_once, f"{name} is loaded with the module"
        else:
            assert standard(name) or within(name, "voidtable.kernel"), name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_imports_the_kernel_and_nothing_else(game: Path):
    for file in sorted(game.rglob("*.py")):
        for name, _ in imports(file):
            own = f"voidtable.games.{game.name}"
            assert standard(name) or within(name, "voidtable.kernel", own), f"{where(file)} imports {name}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_knows_the_kernel_by_its_front_door(game: Path):
    for file in sorted(game.rglob("*.py")):
        inner = {name for name, _ in imports(file) if within(name, "voidtable.kernel") and name.count(".") > 2}
        assert not inner, f"{where(file)} reaches into the kernel"


@pytest.mark.parametrize("file", AROUND, ids=where)
def test_nobody_around_the_games_imports_one(file: Path):
    assert [name for name, _ in imports(file) if within(name, "voidtable.games")] == []


def test_the_package_of_games_imports_none_of_them():
    assert {name for name, _ in imports(SOURCE / "games" / "__init__.py") if not standard(name)} == {"voidtable.kernel"}


@pytest.mark.parametrize("text", [text for text in TEXTS if not text.is_relative_to(SOURCE / "games")], ids=where)
def test_no_game_is_named_but_by_itself(text: Path):
    names = "|".join(game.name.replace("_", "[-_ ]?") for game in GAMES)
    titles = "|".join(["shadow[-_ ]?planet", "stationfall", "revenant", "voidfall"])
    assert re.findall(rf"\b(?:{names}|{titles})\b", text.read_text("utf-8"), re.I) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_game_names_another(game: Path):
    others = [other.name for other in GAMES if other != game]
    for file in sorted(file for file in game.rglob("*") if file.suffix in {".py", ".ftl", ".md", ".toml"}):
        assert not any(re.search(rf"\b{other}\b", file.read_text("utf-8")) for other in others), where(file)


# What is loaded when


def loaded(code: str) -> set[str]:
    """The modules that are loaded after this, in a process of its own."""
    code = f"{code}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_listing_the_games_loads_no_game_and_no_library():
    modules = loaded("import voidtable; assert voidtable.games()")
    assert "voidtable.kernel.match" in modules
    assert [name for name in modules if within(name, *THIRD, "voidtable.games", "voidtable.terminal")] == []


def test_loading_a_game_loads_no_other_and_no_words():
    modules = loaded(f"import voidtable; voidtable.load({GAMES[0].name!r}).start(2, seed=1)")
    games = {name.split(".")[2] for name in modules if name.startswith("voidtable.games.")}
    assert games == {GAMES[0].name}
    assert [name for name in modules if within(name, "fluent")] == []


# Form


@pytest.mark.parametrize(
    "file", [file for file in FILES if file.is_relative_to(SOURCE / "kernel") or file.is_relative_to(SOURCE / "games")],
    ids=where,
)  # fmt: skip
def test_nothing_in_kernel_and_games_is_of_any_type(file: Path):
    text = file.read_text("utf-8")
    tree = ast.walk(ast.parse(text))
    names = {
        node.id if isinstance(node, ast.Name) else node.attr
        for node in tree
        if isinstance(node, ast.Name | ast.Attribute)
    }
    assert "Any" not in names
    assert not any(name.endswith(".Any") for name, _ in imports(file))
    assert not re.search(r"""["'\[ |]Any["'\] |,]""", text)


@pytest.mark.parametrize("file", sorted((ROOT / "tests").rglob("*.py")), ids=lambda file: file.name)
def test_no_file_of_tests_is_longer_than_300_lines(file: Path):
    assert len(file.read_text("utf-8").splitlines()) <= 300


@pytest.mark.parametrize("file", FILES, ids=where)
def test_no_file_is_longer_than_300_lines_and_no_function_than_30(file: Path):
    text = file.read_text("utf-8")
    assert len(text.splitlines()) <= 300
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 30, node.name


def lines_of_code(file: Path) -> int:
    """Lines that are neither blank nor only a comment or a docstring."""
    text = file.read_text("utf-8")
    code = {
        line
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type not in CODE_TOKENS
        for line in range(token.start[0], token.end[0] + 1)
    }
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node, clean=False) is not None
        ):
            code -= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    return len(code)


def test_lines_of_code_are_counted_without_what_is_said_about_them(tmp_path: Path):
    file = tmp_path / "some.py"
    file.write_text(
        '"""One.\n\nTwo."""\n\n# Three\nA = """four\nfive"""\n\n\ndef f():  # six\n    "Seven."\n    return 1\n'
    )
    assert lines_of_code(file) == 4


def test_the_kernel_is_small():
    assert sum(map(lines_of_code, KERNEL)) < 1_780


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_step_of_a_game_begins_with_its_clause(game: Path):
    for file in sorted(game.rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and {base.id for base in node.bases if isinstance(base, ast.Name)} & {
                "Ask",
                "Do",
            }:
                assert re.match(r"[A-Z]{2}-[0-9]", ast.get_docstring(node) or ""), f"{where(file)}: {node.name}"
