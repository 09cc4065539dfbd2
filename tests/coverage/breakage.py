"""Breaking code: the ways in which what cites a clause can be made wrong, so that a test of the clause must notice.

Each changes what the code does and, as far as can be told, leaves it running: nothing happens, a rule forbids nothing,
a condition is turned round, a statement is left out, a number or a word is another. What changes most comes first.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from voidtable.coverage import Citation

VERBS = ("run", "take", "forbids", "candidates", "options", "asides", "prompts")  # what a step says of itself
NOTHING = {
    "None": "None", "bool": "False", "int": "0", "str": "''", "tuple": "()", "list": "[]", "Sequence": "[]",
    "Iterator": "iter(())", "Iterable": "()", "dict": "{}", "Mapping": "{}",
}  # fmt: skip
Function = ast.FunctionDef | ast.AsyncFunctionDef
Edit = tuple[str, ast.AST, str, object]  # what is done: to which node, to which of its fields, what then stands there


def breakages(source: str, citation: Citation) -> Iterator[tuple[str, str]]:
    """All that can be done to the code of this citation: what it is, and the whole source in which it is done."""
    if citation.kind == "row":
        yield from other_rows(source, citation)
        return
    module = ast.parse(source)
    found = forbid_nothing(module, citation) if citation.kind == "refusal" else spoil(module, citation)
    for what, node, field, new in found:
        old = getattr(node, field)
        setattr(node, field, new)
        yield what, ast.unparse(ast.fix_missing_locations(module))
        setattr(node, field, old)


def trapped(source: str, citation: Citation) -> str:
    """The source in which nobody comes to this code without a crash; a refusal is not made in it."""
    if citation.kind in ("refusal", "row"):
        return next(spoilt for _, spoilt in breakages(source, citation))
    module = ast.parse(source)
    for function in functions(definition(module, citation)):
        function.body = ast.parse("raise AssertionError").body
    return ast.unparse(ast.fix_missing_locations(module))


def other_rows(source: str, citation: Citation) -> Iterator[tuple[str, str]]:
    """The row without a line of its own, or with another number there."""
    lines = source.splitlines()
    for at in range(citation.line, len(lines)):
        if lines[at].startswith("["):
            return
        key = lines[at].partition(" =")[0]
        if key and key not in ("source", "clauses") and not key.startswith("#"):
            other = re.sub(r"\d+", lambda number: str(int(number[0]) + 1), lines[at])
            other = re.sub(r', "[^"]*"\]$', "]", other)  # a list without its last word
            yield (
                f"{key} is another",
                "\n".join([*lines[:at], *([other] if other != lines[at] else []), *lines[at + 1 :]]),
            )


def definition(module: ast.Module, citation: Citation) -> ast.ClassDef | Function:
    """What the docstring with this citation belongs to."""
    definitions = [node for node in ast.walk(module) if isinstance(node, ast.ClassDef | Function)]
    return next(node for node in definitions if node.lineno == citation.line)


def functions(cited: ast.ClassDef | Function) -> list[Function]:
    """The functions that do what it says. A step that says nothing of its own is given what it does."""
    if isinstance(cited, Function):
        return [cited]
    own = {method.name: method for method in cited.body if isinstance(method, Function)}
    if not own.keys() & {"run", "take"}:
        inherited = ast.parse("""
def run(self, g): return super().run(g)
def take(self, g, seat, option): return super().take(g, seat, option)
""")
        cited.body += inherited.body
        own |= {method.name: method for method in inherited.body if isinstance(method, Function)}
    return [own[verb] for verb in VERBS if verb in own]


def spoil(module: ast.Module, citation: Citation) -> Iterator[Edit]:
    for function in functions(definition(module, citation)):
        yield from spoil_function(function)


def forbid_nothing(module: ast.Module, citation: Citation) -> Iterator[Edit]:
    """In place of the refusal stands None."""
    for node in ast.walk(module):
        for field, value in ast.iter_fields(node):
            if is_refusal(value, citation):
                yield f"{citation.clause} is not refused", node, field, ast.Constant(None)
            elif isinstance(value, list) and any(is_refusal(each, citation) for each in value):
                allowed = [ast.Constant(None) if is_refusal(each, citation) else each for each in value]
                yield f"{citation.clause} is not refused", node, field, allowed


def is_refusal(node: object, citation: Citation) -> bool:
    match node:
        case ast.Call(ast.Name("Refusal") | ast.Attribute(attr="Refusal"), [ast.Constant(clause), *_], lineno=line):
            return (clause, line) == (citation.clause, citation.line)
    return False


def spoil_function(function: Function) -> Iterator[Edit]:
    """A function: all of it, its answer, one condition after the other, then one statement,
    then one number or word."""
    returns = ast.unparse(function.returns) if function.returns else "None"
    nothing = "None" if returns.endswith("| None") else NOTHING.get(returns.partition("[")[0])
    if nothing:
        yield f"{function.name} does nothing", function, "body", ast.parse(f"return {nothing}").body
    inner = [node for statement in function.body for node in ast.walk(statement)]
    for kind in (turned, left_out, a_little_off):
        for node in [function, *inner]:
            for what, field, new in kind(node):
                yield f"{function.name}, line {getattr(node, 'lineno', function.lineno)}: {what}", node, field, new


def turned(node: ast.AST) -> Iterator[tuple[str, str, object]]:
    """Conditions, and what is compared, turned round."""
    match node:
        case ast.If(test) | ast.IfExp(test) | ast.While(test):
            yield f"not {ast.unparse(test)}", "test", ast.UnaryOp(ast.Not(), test)
        case ast.Return(ast.Compare() | ast.BoolOp() as value):
            yield f"not {ast.unparse(value)}", "value", ast.UnaryOp(ast.Not(), value)
        case ast.comprehension(ifs=[_, *_] as ifs):
            said = ast.BoolOp(ast.And(), ifs) if len(ifs) > 1 else ifs[0]
            yield f"not {ast.unparse(said)}", "ifs", [ast.UnaryOp(ast.Not(), said)]
        case ast.BoolOp(values=values):
            for at, value in enumerate(values):
                yield f"no matter if {ast.unparse(value)}", "values", [*values[:at], *values[at + 1 :]]


def left_out(node: ast.AST) -> Iterator[tuple[str, str, object]]:
    """Statements in turn, but for docstrings."""
    for field in ("body", "orelse"):
        statements = getattr(node, field, None)
        for at, statement in enumerate(statements if isinstance(statements, list) else []):
            if not is_idle(statement):
                yield f"no {ast.unparse(statement)}", field, [*statements[:at], ast.Pass(), *statements[at + 1 :]]


def is_idle(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Pass) or (
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    )


def a_little_off(node: ast.AST) -> Iterator[tuple[str, str, object]]:
    """One of several things less, another number, another word."""
    match node:
        case ast.List(elements) | ast.Tuple(elements, ast.Load()) if len(elements) > 1:
            for at, element in enumerate(elements):
                yield f"no {ast.unparse(element)}", "elts", [*elements[:at], *elements[at + 1 :]]
        case ast.Constant(int(number)) if not isinstance(number, bool):
            yield f"{number + 1} for {number}", "value", number + 1
        case ast.Constant(str(word)) if word.isidentifier():
            yield f"not {word!r}", "value", f"not-{word}"
