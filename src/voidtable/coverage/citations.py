"""Where clauses are cited, read from source without running it: in docstrings and refusals, and in marks of tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from voidtable.kernel.step import cited

from .errors import BadCitation

Kind = Literal["class", "function", "refusal", "test"]
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Citation(NamedTuple):
    """A clause and what cites it: a class or function by its name, a refusal by what it stands in, a test by its id."""

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
    """What the code of a package cites, file by file, in the order it stands."""
    return [citation for file in sorted(folder.rglob("*.py")) for citation in in_module(file)]


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
    whole: list[str] = []
    for statement in module.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                whole = marks([value], file)
    for statement in module.body:
        if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            own = whole + marks(statement.decorator_list, file)
            yield from functions(statement.body, own, f"{file.as_posix()}::{statement.name}", file)
    yield from functions(module.body, whole, file.as_posix(), file)


def functions(body: list[ast.stmt], shared: list[str], prefix: str, file: Path) -> Iterator[tuple[str, str, int]]:
    for test in body:
        if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) and test.name.startswith("test"):
            for clause in dict.fromkeys(shared + marks(test.decorator_list, file)):
                yield clause, f"{prefix}::{test.name}", test.lineno


def marks(expressions: list[ast.expr], file: Path) -> list[str]:
    """The clauses of every `clause(...)` or `pytest.mark.clause(...)` in these expressions."""
    found: list[str] = []
    for expression in expressions:
        for node in ast.walk(expression):
            match node:
                case ast.Call(func=ast.Name(id="clause") | ast.Attribute(attr="clause"), args=args):
                    found += [text(argument, file) for argument in args]
    return found


def text(argument: ast.expr, file: Path) -> str:
    match argument:
        case ast.Constant(value=str(clause)):
            return clause
    raise BadCitation("unread", place=f"{file}:{argument.lineno}")
