"""What a command says, run in this process; whatever it says, it says without raw names."""

from __future__ import annotations

import argparse
import io
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from voidtable.kernel import load
from voidtable.terminal.cli import main
from voidtable.terminal.language import words_of

LANGS = ("en", "pl")
RAW = re.compile(
    r"\$|[{}]|\b(?:about|argparse|argument|asked|bench|command|coverage|end|ending|face|greet|help|log|metavar|pack"
    r"|no|part|pass|refusal|replay|rules|seat|setting|simulate|table|typed|unknown|verify|wanted|why|wrong)-"
    r"(?!up\b|down\b)[a-z][a-z_-]+\b"  # cards lie face-up
    r"|\b\w*seat_\w+|\b(?:Misuse|NoFile|NoContent|Bad[A-Z]\w+|Unknown[A-Z]\w+|ForeignRecord)\b|[:(,] hidden\b"
)
ONE = re.compile(
    r"(?<![\d ,.])\b1 (?:unseen cards|cards|points|games|decisions|choices|draws|rows|bots|clauses"
    r"|zakryte|zakrytych|karty|punkty|punktów|gry|gier|wybory|wyborów|losowania|losowań|wiersze|wierszy|zasady|zasad)\b"
)


class Said(NamedTuple):
    """An exit code, and what was written."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Say = Callable[..., Said]


def check(text: str) -> None:
    """No message's name, no mark of Fluent, no `1 cards`. The usage of argparse has braces of its own."""
    for line in re.sub(r"\{(en,pl|check)\}", "", text).splitlines():
        assert not RAW.search(line), line
        assert not ONE.search(line), line


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Say]:
    """`say("play", "hello", typed="1\\nquit\\n", lang="pl")`."""
    monkeypatch.setattr(argparse, "_", vars(argparse)["_"])  # put back afterwards: pytest speaks through it too

    def run(*given: str, typed: str = "", lang: str = "en") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main([*given, "--lang", lang])
        except SystemExit as left:
            code = int(left.code or 0)
        out, err = capsys.readouterr()
        if "--json" not in given:
            check(out)
        check(err)
        return Said(code, out, err)

    spoken = [words for lang in LANGS for words in (words_of(lang), load("hello").words(lang))]
    for words in spoken:
        words.flaws.clear()
    yield run
    assert [flaw for words in spoken for flaw in words.flaws] == []
