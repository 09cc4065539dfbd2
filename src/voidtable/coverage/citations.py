"""Where clauses are cited, read from source without running it: in docstrings, refusals, content and marks of tests."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from voidtable.kernel.step import cited

from .errors import BadCitation

Kind = Literal["class", "function", "refusal", "row", "test"]
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Citation(NamedTuple):
    """A clause and what cites it.

    A class or function by its name, a refusal by what it stands in, a row of content by its file and name, a test by
    its id.
    """

    clause: str
    name: str
    kind: Kind
    file: Path
    line: int

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


def tree(file: Path) -> ast.Module:
    try:
        return ast.parse(file.read_text("utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise BadCitation("syntax", place=str(file), problem=str(error)) from error


def in_code(folder: Path) -> list[Citation]:
    """What the code of a package cites, and its content, file by file, in the order it stands."""
    modules = [citation for file in sorted(folder.rglob("*.py")) for citation in in_module(file)]
    return modules + [citation for file in sorted(folder.glob("content/*.toml")) for citation in in_rows(file)]


def in_rows(file: Path) -> Iterator[Citation]:
    """The clauses that rows of content name as their own."""
    text = file.read_text("utf-8")
    for line, heading in enumerate(text.splitlines(), 1):
        if heading.startswith("["):
            name = heading.strip().strip("[]")
            for clause in tomllib.loads(text)[name].get("clauses", ()):
                yield Citation(clause, f"{file.name} [{name}]", "row", file, line)


def in_module(file: Path) -> Iterator[Citation]:
    for statement in tree(file).body:
        yield from below(statement, (), file)


def below(node: ast.AST, names: tuple[str, ...], file: Path) -> Iterator[Citation]:
    """The citations of a definition, of the refusals it builds, and of the definitions inside it."""
    if isinstance(node, Definition):
        names = (*names, node.name)
        kind: Kind = "class" if isinstance(node, ast.ClassDef) else "function"
        for clause in cited(ast.get_docstring(node)):
            yield Citation(clause, ".".join(names), kind, file, node.lineno)
    elif isinstance(node, ast.Assign | ast.AnnAssign) and not names:
        first = node.targets[0] if isinstance(node, ast.Assign) else node.target
        names = (ast.unparse(first),)
    elif isinstance(node, ast.Call) and (refused := refusal(node)):
        yield Citation(refused, ".".join(names) or file.stem, "refusal", file, node.lineno)
    for child in ast.iter_child_nodes(node):
        yield from below(child, names, file)


def refusal(call: ast.Call) -> str | None:
    """The clause of `Refusal("HE-1.2", ...)`."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    match call.args:
        case [ast.Constant(value=str(clause)), *_] if name == "Refusal":
            return clause
    return None


def in_tests(folder: Path, root: Path) -> list[Citation]:
    """What the tests in a folder cite; a test's id is its file below `root`, and its name."""
    return [
        Citation(clause, test, "test", file.relative_to(root), line)
        for file in sorted(folder.rglob("test_*.py"))
        for clause, test, line in marked(tree(file), file.relative_to(root))
    ]


def marked(module: ast.Module, file: Path) -> Iterator[tuple[str, str, int]]:
    """The tests of a module with the clauses they are marked with: themselves, or as a whole class or module."""
    yield from inside(module.body, [], file.as_posix(), file)


def inside(body: list[ast.stmt], shared: list[str], prefix: str, file: Path) -> Iterator[tuple[str, str, int]]:
    """The tests of a module or class, in the order they stand, and those of the classes in it."""
    shared = shared + marks(for_all(body), file)
    for each in body:
        if isinstance(each, ast.ClassDef) and each.name.startswith("Test"):
            own = shared + marks(each.decorator_list, file)
            yield from inside(each.body, own, f"{prefix}::{each.name}", file)
        elif isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and each.name.startswith("test"):
            for clause in dict.fromkeys(shared + marks(each.decorator_list, file)):
                yield clause, f"{prefix}::{each.name}", each.lineno


def for_all(body: list[ast.stmt]) -> list[ast.expr]:
    """What `pytestmark` says of all tests in a module or class."""
    said: list[ast.expr] = []
    for statement in body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                said = [value]
    return said


def marks(expressions: list[ast.expr], file: Path) -> list[str]:
    """The clauses of every `clause(...)` or `pytest.mark.clause(...)` in these expressions."""
    found: list[str] = []
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and is_mark(node.func):
                found += [text(argument, file) for argument in node.args]
    return found


def is_mark(called: ast.expr) -> bool:
    """`clause`, `mark.clause` or `pytest.mark.clause`; not the `clause` of a game."""
    match called:
        case ast.Name("clause") | ast.Attribute(ast.Name("mark") | ast.Attribute(attr="mark"), "clause"):
            return True
    return False


def text(argument: ast.expr, file: Path) -> str:
    match argument:
        case ast.Constant(value=str(clause)):
            return clause
    raise BadCitation("unread", place=f"{file}:{argument.lineno}")
