"""The words of the terminal: all there, in both languages alike, and none too many."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.terminal.said import LANGS, RAW

from voidtable import terminal
from voidtable.kernel import Words
from voidtable.terminal.language import words_of

FOLDER = Path(next(iter(terminal.__path__)))
COUNTS = (0, 1, 2, 5, 12, 22)
SPEAKERS = ("text", "tell", "tell_kept")  # of Words and Evening: the first argument is the name of a message


def variables(node: ftl.BaseNode) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    parts = [part for value in vars(node).values() for part in (value if isinstance(value, list) else [value])]
    return {name for part in parts if isinstance(part, ftl.BaseNode) for name in variables(part)}


def messages(lang: str) -> dict[tuple[str, str | None], set[str]]:
    """Every message and attribute of a file, with its variables."""
    found: dict[tuple[str, str | None], set[str]] = {}
    body = FluentParser().parse((FOLDER / "words" / f"{lang}.ftl").read_text("utf-8")).body
    for entry in body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            parts = [(None, entry.value)] if entry.value else []
            for name, value in parts + [(attribute.id.name, attribute.value) for attribute in entry.attributes]:
                assert (entry.id.name, name) not in found, f"{entry.id.name} stands twice"
                found[entry.id.name, name] = variables(value)
    return found


def trees() -> list[ast.Module]:
    return [ast.parse(file.read_text("utf-8")) for file in sorted(FOLDER.rglob("*.py"))]


def pattern(node: ast.expr) -> str:
    """A string of the source, or an f-string with anything in its gaps."""
    match node:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            return "".join(pattern(part) for part in parts)
        case ast.IfExp(body=one, orelse=other):
            return f"(?:{pattern(one)}|{pattern(other)})"
    return ".+"


def asked_for() -> Iterator[tuple[ast.Call, str]]:
    """Each place in the code that asks for a message, and what it asks for."""
    for tree in trees():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Attribute(attr=name), args=[first, *_]) if name in SPEAKERS:
                    yield node, pattern(first)


def passed(call: ast.Call) -> set[str] | None:
    """The names of the facts that a call passes, where they can be read."""
    if isinstance(call.func, ast.Attribute) and call.func.attr == "tell_kept":
        return {"file", "command"}
    if isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
        return {keyword.arg for keyword in call.keywords if keyword.arg}
    match call.args:
        case [_, _, ast.Dict(keys=keys)]:
            names = {key.value for key in keys if isinstance(key, ast.Constant)}
            return names if len(names) == len(keys) else None
        case [_] | [_, _]:
            return set()
    return None


def test_both_languages_have_the_same_messages_attributes_and_variables():
    assert messages("en") == messages("pl")
    assert len(messages("en")) > 100


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_renders_for_every_count(lang):
    words = Words(lang, *(Path(folder) for folder in (FOLDER.parent / "kernel", FOLDER)))
    for (message, attribute), names in messages(lang).items():
        for n in COUNTS:
            said = words.text(message, attribute, dict.fromkeys(names, n))
            assert said.strip()
            assert "{" not in said
            assert not RAW.search(said), said
            assert said == said.strip()
            assert "  " not in said
    assert words.flaws == []


@pytest.mark.parametrize("code", ["ENOENT", "EISDIR", "EACCES", "EIO"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_problem_of_a_file_has_words(lang, code):
    for reason in ("read", "write"):
        said = words_of(lang).text("NoFile", reason, {"file": "x.vt", "problem": code})
        assert "x.vt" in said
        assert (code in said) == (code == "EIO")


def test_polish_counts_have_all_their_forms():
    body = FluentParser().parse((FOLDER / "words" / "pl.ftl").read_text("utf-8")).body
    for node in (node for entry in body for node in selects(entry)):
        forms = [getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in node.variants]
        plural = {"one", "few", "many"} & set(forms)
        assert not plural or forms[-4:] == ["one", "few", "many", "other"] or forms == ["0", "one", "other"], forms


def selects(node: ftl.BaseNode) -> Iterator[ftl.SelectExpression]:
    if isinstance(node, ftl.SelectExpression):
        yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from selects(part)


def test_every_message_that_the_code_asks_for_is_there():
    known = {message for message, _ in messages("en")} | {"title", "unknown-cards"}
    for call, wanted in asked_for():
        if wanted == ".+" or wanted.startswith(("table", "ending", "setting", "face")):
            continue  # a game's own words
        assert any(re.fullmatch(wanted, message) for message in known), f"line {call.lineno}: {wanted}"


def test_no_message_is_unused():
    strings = {
        pattern(node)
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, (ast.Constant, ast.JoinedStr)) and pattern(node).strip(".+")
    }
    errors = {node.name for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    raised = {
        (node.func.id, node.args[0].value)
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args
        if isinstance(node.args[0], ast.Constant)
    }
    for message, attribute in messages("en"):
        if message in errors:
            assert (message, attribute) in raised
        else:
            assert any(re.fullmatch(each, message) for each in strings), f"{message} is never asked for"


def test_every_message_gets_the_facts_it_speaks_of():
    needed: dict[str, set[str]] = {}
    for (message, _), names in messages("en").items():
        needed[message] = needed.get(message, set()) | names
    for call, wanted in asked_for():
        given = passed(call)
        for message in needed:
            if given is not None and wanted != ".+" and re.fullmatch(wanted, message) and "-" in message:
                assert needed[message] <= given, f"{message} wants {needed[message]}, line {call.lineno} gives {given}"
