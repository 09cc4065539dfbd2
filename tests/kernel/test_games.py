"""Games: how one tells the kernel about itself, how it starts, and the door by which it comes in."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from tests.kernel.play import ROOT, play, python, script, started
from tests.kernel.toy import GAME
from tests.kernel.toy.actions import STEPS, Turn
from tests.kernel.toy.content import ToyPack

import voidtable
from voidtable.kernel import (
    BadPack,
    BadStart,
    BadView,
    Game,
    Match,
    Question,
    Refusal,
    Result,
    Setting,
    Together,
    UnknownGame,
    games,
    load,
)
from voidtable.kernel.errors import shown
from voidtable.kernel.store import encode
from voidtable.kernel.table import After, Doing

TOY = Path(__file__).parent / "toy"


# As DESIGN.md, section 4, has it


def test_all_that_the_design_promises_is_there():
    match = GAME.start(seats=3, seed=7, options={"turns": 2}, memory=True)
    assert match.over is False
    assert match.asking == (0,)
    question = match.ask(0)
    assert isinstance(question, Question)
    assert (question.kind, question.clause) == ("Turn", "TO-2")
    assert question.prompt("en").startswith("2 turns are left. You hold ")
    assert question.prompt("pl").startswith("Zostały 2 tury. Masz ")
    assert match.options(0)[0] == "draw"
    assert match.why(0, "draw") is None
    assert isinstance(match.why(0, "flip"), Refusal)
    assert match.choose(0, "draw") is None
    assert match.view(1)["seat"] == 1
    assert match.view(None)["seat"] is None
    assert isinstance(GAME.imagine(match.view(1), seed=3), Match)
    assert isinstance(match.clone(), Match)
    assert match.result is None
    assert isinstance(match.record(), dict)
    assert len(match.fingerprint()) == 64
    match.choose(1, "roll")
    assert match.over
    result = match.result
    assert isinstance(result, Result)
    assert (result.winners, result.scores, result.ending) == ((0,), {0: 3, 1: 2, 2: 2}, "played-out")
    assert result.details == {"rolls": 1, "bust": False}


# Settings


@pytest.mark.parametrize(
    ("setting", "good", "bad", "wanted"),
    [
        (Setting("a", 3, low=1, high=5), [1, 3, 5], [0, 6, True, 3.0, "3", None], "1-5"),
        (Setting("a", "x", among=("x", "y")), ["x", "y"], ["z", "", 1, None, "xy"], "x, y"),
        (Setting("a", False), [True, False], [0, 1, "true", None], "bool"),
    ],
)
def test_a_setting_says_what_is_wanted_and_takes_nothing_else(
    setting: Setting, good: list[object], bad: list[object], wanted: str
):
    assert setting.wanted == wanted
    for value in good:
        assert setting.check(value) is value
    for value in bad:
        with pytest.raises(BadStart) as caught:
            setting.check(value)
        assert caught.value.facts == {"name": "a", "value": shown(value), "wanted": wanted}


def test_what_the_table_did_not_agree_on_is_as_usual():
    assert GAME.settings_from({}) == {"turns": 24, "deck": "full", "faults": False}
    assert started(turns=3, deck="tiny").table.settings == {"turns": 3, "deck": "tiny", "faults": False}
    assert isinstance(GAME.settings_from({}), MappingProxyType)


def test_settings_do_not_change_when_the_mapping_that_was_given_does():
    given = {"turns": 3}
    match = GAME.start(3, 1, given)
    given["turns"] = 9
    assert match.table.settings["turns"] == 3


def test_a_game_without_settings_says_so():
    with pytest.raises(BadStart) as caught:
        replace(GAME, settings=()).start(3, 1, {"turns": 3})
    assert caught.value.text("en") == "There is no setting “turns”. There are: -."


# What a game knows of itself


def test_a_game_knows_its_own_steps_and_the_kernels():
    kinds = GAME.kinds
    assert {"Setup", "Turn", "Wink", "Bid", *(kind.__name__ for kind in STEPS.values())} <= set(kinds)
    assert [kinds[name] for name in ("Together", "Doing", "After", "Turn")] == [Together, Doing, After, Turn]
    assert [kind for kind in kinds.values() if kind.__module__.startswith("voidtable.games")] == []
    assert [kind for kind in load("hello").kinds.values() if kind.__module__.startswith("tests")] == []


def test_the_fields_of_a_game_are_those_that_it_added():
    assert GAME.fields == (
        "deck", "hands", "down", "up", "turn", "left", "mood", "bust", "bids", "winks", "trail", "last", "marks",
        "pairs", "lucky",
    )  # fmt: skip


def test_the_words_of_a_game_are_read_once():
    assert GAME.words("pl") is GAME.words("pl")
    assert GAME.words("pl") is not GAME.words("en")


def test_a_game_may_have_no_content():
    bare = replace(GAME, pack_kind=None)
    assert (bare.pack, bare.content) == (None, "")
    assert isinstance(GAME.pack, ToyPack)
    assert GAME.content == GAME.pack.fingerprint()


def test_a_draw_of_chance_is_written_down_where_that_is_asked_for():
    draws: list[tuple[int, int]] = []
    match = GAME.start(2, 1, draws=draws)
    assert [n for n, _ in draws] == list(range(12, 1, -1))
    script(match, "roll")
    assert draws[-1] == (6, match.table.trail[0][1] - 1)


# Imagining


@pytest.mark.parametrize("view", [b"", b"nonsense", "{", b"[1, 2]", "7", b"\xff", "null"])
def test_what_is_no_view_is_not_imagined(view: bytes | str):
    with pytest.raises(BadView) as caught:
        GAME.imagine(view)
    assert caught.value.text("en").startswith("This is not a view: ")
    assert caught.value.text("pl").startswith("To nie jest widok: ")


def test_a_view_may_be_given_as_it_is_or_as_json():
    view = started().view(1)
    imagined = [GAME.imagine(given, seed=2) for given in (view, encode(view), encode(view).decode())]
    assert len({match.fingerprint() for match in imagined}) == 1


@pytest.mark.parametrize("view", [{}, {"game": "toy"}, {"game": None, "version": 3, "content": []}])
def test_a_mapping_that_is_no_view_is_not_imagined(view: Mapping[str, object]):
    with pytest.raises(BadView):
        GAME.imagine(view)


# The door


def test_the_names_of_the_games_are_those_at_the_door():
    assert games() == voidtable.games()
    assert "hello" in games()
    assert len(set(games())) == len(games())


def test_the_list_can_be_called_up_after_a_game_was_loaded():
    assert load("hello").id == "hello"
    assert voidtable.games() == games()


def test_each_game_is_loaded_by_its_name_and_called_so():
    for name in games():
        game = load(name)
        assert isinstance(game, Game)
        assert game.id == name
        assert load(name) is game


def test_a_game_is_loaded_with_a_pack_of_ones_own(tmp_path: Path):
    shutil.copytree(ROOT / "src" / "voidtable" / "games" / "hello" / "content", tmp_path / "mine")
    cards = tmp_path / "mine" / "cards.toml"
    cards.write_text(cards.read_text("utf-8").replace("copies = 6", "copies = 8"), "utf-8")
    game = load("hello", tmp_path / "mine")
    assert game.content == load("hello", str(tmp_path / "mine")).content != load("hello").content
    assert (game.id, game.start(2, 1).over) == ("hello", False)
    cards.write_text("[relic", "utf-8")
    with pytest.raises(BadPack):
        load("hello", tmp_path / "mine")


def door(folder: Path, name: str, value: str) -> Path:
    """An installed distribution that registers a game."""
    info = folder / "elsewhere-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n", "utf-8")
    info.joinpath("entry_points.txt").write_text(f"[voidtable.games]\n{name} = {value}\n", "utf-8")
    return folder


@pytest.mark.parametrize("value", ["tests.kernel.toy:GAME", "tests.kernel.toy"])
def test_another_peoples_game_comes_in_by_the_same_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str):
    before = voidtable.games()
    monkeypatch.setattr(sys, "path", [str(door(tmp_path, "toy", value)), *sys.path])
    assert set(voidtable.games()) == {*before, "toy"}
    game = voidtable.load("toy")
    assert game is GAME
    assert play(game.start(2, 1), 1).over


def test_it_comes_in_in_another_process_as_well(tmp_path: Path):
    shutil.copytree(TOY, tmp_path / "elsewhere", ignore=shutil.ignore_patterns("__pycache__"))
    code = "import voidtable; print(voidtable.games(), voidtable.load('toy').start(2, seed=1).fingerprint())"
    path = os.pathsep.join(
        filter(None, [str(door(tmp_path, "toy", "elsewhere:GAME")), os.environ.get("PYTHONPATH", "")])
    )
    listed, fingerprint = python(code, PYTHONPATH=path).decode().rsplit(" ", 1)
    assert "'toy'" in listed
    assert "'hello'" in listed
    assert fingerprint.strip() == GAME.start(2, seed=1).fingerprint()


def test_when_the_door_is_closed_the_game_is_gone():
    assert "toy" not in voidtable.games()
    with pytest.raises(UnknownGame):
        voidtable.load("toy")
