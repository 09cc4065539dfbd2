"""What nobody writes by accident: each is refused as what it is, at once, by an error of ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kernel.play import script, started
from tests.kernel.toy import GAME
from tests.kernel.toy.content import ToyPack

from voidtable.kernel import BadPack, BadStart, BadView, Refused, VoidtableError, load, read_pack
from voidtable.kernel.store import decode, encode

ROW = '[stone]\nsource = "rulebook"\nfull = '


@pytest.mark.parametrize("given", [b"[" * 100_000, b'{"a":' * 2000 + b"1" + b"}" * 2000, None, 5, b"\xff", "", "[]"])
def test_what_is_no_view_is_told_so(given: object):
    with pytest.raises(BadView) as caught:
        GAME.imagine(given)
    assert caught.value.text("en") != caught.value.text("pl")


@pytest.mark.parametrize("cards", [ROW + "9" * 5000, "x = " + "[" * 5000, ROW + "{ " * 3000])
def test_a_pack_too_deep_or_with_a_number_too_long_is_no_pack(tmp_path: Path, cards: str):
    (tmp_path / "pack.toml").write_text('game = "toy"', "utf-8")
    (tmp_path / "cards.toml").write_text(cards, "utf-8")
    with pytest.raises(BadPack, match=r"cards\.toml"):
        read_pack(ToyPack, tmp_path)


def test_a_folder_with_an_impossible_name_is_no_pack():
    with pytest.raises(BadPack):
        load("hello", pack="\0")


@pytest.mark.parametrize("polish", [None, b"\xff\xfe"])
def test_words_of_a_pack_in_one_language_alone_are_refused_when_it_is_loaded(tmp_path: Path, polish: bytes | None):
    content = Path(str(load("hello").folder)) / "content"
    for file in content.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("face-scrap = junk\n", "utf-8")
    if polish is not None:
        (tmp_path / "words" / "pl.ftl").write_bytes(polish)
    with pytest.raises(BadPack, match=r"words/pl\.ftl"):
        load("hello", pack=tmp_path)
    (tmp_path / "words" / "pl.ftl").write_text("face-scrap = graty\n", "utf-8")
    assert load("hello", pack=tmp_path).words("pl").face("scrap") == "graty"


@pytest.mark.parametrize("seed", [10**5000, 1 << 300, "a", 1.5], ids=["huge", "large", "text", "broken"])
def test_a_world_is_imagined_with_a_seed_like_any_other(seed: object):
    with pytest.raises(BadStart) as caught:
        GAME.imagine(started().view(0), seed=seed)
    assert caught.value.reason == "seed"


def test_settings_are_names_with_values():
    with pytest.raises(BadStart, match="names with values"):
        GAME.start(3, 1, options=5)


@pytest.mark.parametrize("seat", [False, 0.0, None, "0", -1, 3])
def test_nobody_answers_for_a_seat_that_is_none(seat: object):
    match = started()
    assert match.options(0)
    match.choose(0, "note")
    assert match.may_undo(0)
    assert match.options(0)
    before = match.fingerprint()
    for wrong in (match.options, match.ask, match.undo, lambda seat: match.choose(seat, "note")):
        with pytest.raises(Refused):
            wrong(seat)
    assert match.fingerprint() == before


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("knows", lambda knows: [*knows[:-1], [*knows[-1], 0]]),
        ("knows", lambda knows: [knows[0][:-1], *knows[1:]]),
        ("knows", lambda knows: knows[:-1]),
        ("faces", lambda faces: [*faces, "leaf"]),
        ("faces", lambda faces: [*faces[:-1], 7]),
        ("seats", lambda seats: float(seats)),
        ("sealed", lambda sealed: 24),
        ("sealed", lambda sealed: 1),
        ("stack", lambda stack: [4, *stack]),
        ("stock", lambda stock: [[cards, [3] * len(faces), draws] for cards, faces, draws in stock]),
        ("stock", lambda stock: [[[*cards, 999], faces, draws] for cards, faces, draws in stock]),
    ],
)
def test_a_view_that_does_not_fit_together_is_no_view(field: str, wrong):
    view = decode(encode(script(started(), "draw").view(0)))
    assert GAME.imagine(view).view(0)
    with pytest.raises(VoidtableError):
        GAME.imagine({**view, field: wrong(view[field])})


@pytest.mark.parametrize("lang", ["de", "", "PL"])
def test_rules_are_in_english_for_whom_we_have_no_words(lang: str):
    assert GAME.rules(lang) == GAME.rules("en")
