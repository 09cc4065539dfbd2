"""One whole game in each language, as it was read line by line: rules, numbers, grammar."""

from __future__ import annotations

import re

import pytest
from tests.terminal.said import Say, say

from .game import COMMAND, LANGS, transcript, typed

__all__ = ["say"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_reads_as_it_was_reviewed(say: Say, lang: str):
    said = say(*COMMAND, typed=typed(), lang=lang)
    assert said.code == 0
    kept = transcript(lang).read_text("utf-8").splitlines()
    for number, (line, was) in enumerate(zip(said.lines, kept, strict=False), 1):
        assert line == was, f"line {number}; if it is right, python -m tests.playthroughs, and read the difference"
    assert len(said.lines) == len(kept)


def test_both_languages_tell_the_same_game():
    english, polish = (transcript(lang).read_text("utf-8").splitlines() for lang in LANGS)
    assert len(english) == len(polish)
    for one, other in zip(english, polish, strict=True):
        assert re.findall(r"\[SP-[\d.a-z]+\]", one) == re.findall(r"\[SP-[\d.a-z]+\]", other)
        assert re.match(r" *(?:\d+\. |- )?", one)[0] == re.match(r" *(?:\d+\. |- )?", other)[0]
