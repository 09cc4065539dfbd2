"""Content packs: read as they are written, and refused with the row that is wrong."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import ClassVar, Literal

import pytest
from tests.kernel.play import play
from tests.kernel.toy import GAME
from tests.kernel.toy.content import Card, ToyPack

from voidtable.kernel import BadPack, Pack, Row, load, read_pack, replay
from voidtable.kernel.packs import game_of
from voidtable.kernel.record import write

BOX = Path(__file__).with_name("toy") / "content"
CARDS = (BOX / "cards.toml").read_text("utf-8")
STONE = '[stone]\nsource = "rulebook"\nfull = 4\n'
NO_FULL = '[stone]\nsource = "rulebook"'


def packed(folder: Path, cards: str | None = STONE, game: str = 'game = "toy"\n') -> Path:
    (folder / "pack.toml").write_text(game, "utf-8")
    if cards is not None:
        (folder / "cards.toml").write_text(cards, "utf-8")
    return folder


def refused(folder: Path, kind: type[Pack] = ToyPack) -> tuple[str, str]:
    """Why this is no pack, in both languages; each names the file, and the row and key where there are any."""
    with pytest.raises(BadPack) as caught:
        read_pack(kind, folder)
    error = caught.value
    said = error.text("en"), error.text("pl")
    assert said[0] != said[1]
    for text in said:
        assert all(str(fact) in text for fact in error.facts.values() if fact not in ("game", "int", "bool"))
        assert not text.startswith("BadPack")
    return said


# As they are written


def test_a_pack_is_read_as_it_is_written():
    cards = read_pack(ToyPack, BOX).cards
    assert set(cards) == {"stone", "leaf", "dust", "ward", "thief", "echo"}
    ward = {"full": 1, "tiny": 1, "kind": "listener", "also": ("echo", "thief")}
    assert cards["ward"] == Card(id="ward", source="reconstructed", **ward)
    assert (cards["leaf"].by_seats, cards["dust"].worth, cards["stone"].heavy) == ({"two": 2, "three": 3}, 3, True)
    assert GAME.pack == read_pack(ToyPack, BOX)
    assert game_of(BOX) == "toy"


def test_what_a_row_leaves_out_is_as_the_kind_of_row_has_it(tmp_path):
    two = read_pack(ToyPack, packed(tmp_path, STONE + STONE.replace("stone", "leaf"))).cards
    assert two["stone"] == Card(id="stone", source="rulebook", full=4)
    assert two["stone"].by_seats == {}
    assert two["stone"].by_seats is not two["leaf"].by_seats


def test_a_row_does_not_change():
    with pytest.raises(AttributeError):
        read_pack(ToyPack, BOX).cards["stone"].full = 5


# Refused, with the row


@pytest.mark.parametrize(
    ("cards", "english", "polish"),
    [
        ("stone = 4", "“stone” must be a table of keys and values", "„stone” musi być tabelą kluczy i wartości"),
        ("[[stone]]\nfull = 4", "“stone” must be a table", "„stone” musi być tabelą"),
        (STONE + "colour = 3", "row “stone”: there is no key “colour”", "wiersz „stone”: nie ma klucza „colour”"),
        (STONE + 'id = "stone"', "row “stone”: there is no key “id”", "wiersz „stone”: nie ma klucza „id”"),
        (STONE.replace("4", '"4"'), 'full cannot be "4". Wanted: a whole number', "Potrzebne: liczba całkowita"),
        (STONE.replace("4", "true"), "full cannot be true. Wanted: a whole number", "full nie może mieć wartości true"),
        (STONE.replace("4", "4.0"), "full cannot be 4.0. Wanted: a whole number", "full nie może mieć wartości 4.0"),
        (STONE + "heavy = 1", "heavy cannot be 1. Wanted: true or false", "heavy nie może mieć wartości 1"),
        (STONE + 'kind = "odd"', 'kind cannot be "odd". Wanted: plain | listener', "Potrzebne: plain | listener"),
        (STONE + "kind = [1]", "kind cannot be [1]. Wanted: plain | listener", "Potrzebne: plain | listener"),
        (STONE + 'also = "leaf"', 'also cannot be "leaf". Wanted: [str, ...]', "Potrzebne: [str, ...]"),
        (STONE + 'also = ["leaf", 1]', 'also cannot be ["leaf", 1]. Wanted: [str, ...]', "Potrzebne: [str, ...]"),
        (STONE + 'worth = "3"', 'worth cannot be "3". Wanted: a whole number', 'worth nie może mieć wartości "3"'),
        (STONE + "by_seats = [2]", "by_seats cannot be [2]. Wanted: {name = int}", "Potrzebne: {name = int}"),
        (STONE + "by_seats = { two = true }", "Wanted: {name = int}", 'by_seats nie może mieć wartości {"two": true}'),
        (NO_FULL, "row “stone”: the key “full” is missing. Wanted: a whole number", "brakuje klucza „full”"),
        (STONE.replace("4", "0"), "row “stone”: 0 goes against TO-1.1", "0 jest niezgodne z TO-1.1"),
        (STONE + STONE, "cards.toml is not TOML", "cards.toml nie jest plikiem TOML"),
        ("[stone", "cards.toml is not TOML", "cards.toml nie jest plikiem TOML"),
        (None, "lacks the file cards.toml", "brakuje pliku cards.toml"),
    ],
)
def test_what_is_wrong_is_named_with_its_row_in_both_languages(tmp_path, cards, english, polish):
    said = refused(packed(tmp_path, cards))
    assert english in said[0]
    assert polish in said[1]


@pytest.mark.parametrize(
    ("game", "english", "polish"),
    [
        ('game = "chess"', "pack is for “chess”, but the game is “toy”", "paczka do gry „chess”, a gra to „toy”"),
        ("", "pack.toml does not say which game", "pack.toml nie mówi, do której gry"),
        ("game = 3", "pack.toml does not say which game", "pack.toml nie mówi, do której gry"),
        ("game", "pack.toml is not TOML", "pack.toml nie jest plikiem TOML"),
    ],
)
def test_the_pack_of_another_game_or_of_none_is_refused(tmp_path, game, english, polish):
    said = refused(packed(tmp_path, game=game))
    assert english in said[0]
    assert polish in said[1]


def test_it_is_the_row_that_is_wrong_that_is_named(tmp_path):
    said = refused(packed(tmp_path, STONE + STONE.replace("stone", "leaf").replace("4", '"x"')))
    assert "row “leaf”" in said[0]


def test_a_folder_without_a_pack_and_a_file_that_is_no_text_are_refused(tmp_path):
    assert "pack.toml" in refused(tmp_path)[0]
    assert "nowhere" in refused(tmp_path / "nowhere")[1]
    (packed(tmp_path) / "cards.toml").write_bytes(b"\xff\xfe")
    assert "cannot be read as UTF-8" in refused(tmp_path)[0]
    (tmp_path / "cards.toml").unlink()
    (tmp_path / "cards.toml").mkdir()
    assert "cards.toml" in refused(tmp_path)[0]


# Where facts are from


def test_every_row_says_where_it_is_from(tmp_path):
    said = refused(packed(tmp_path, "[stone]\nfull = 4"))
    assert "row “stone”: the key “source” is missing. Wanted: rulebook | public | reconstructed" in said[0]
    assert "wiersz „stone”: brakuje klucza „source”. Potrzebne: rulebook | public | reconstructed" in said[1]


def test_facts_are_from_one_of_three_places(tmp_path):
    for source in ("rulebook", "public", "reconstructed"):
        cards = read_pack(ToyPack, packed(tmp_path, STONE.replace("rulebook", source))).cards
        assert cards["stone"].source == source
    for source in ('"hearsay"', '""', '"Rulebook"', "true", "1", "[]"):
        said = refused(packed(tmp_path, STONE.replace('"rulebook"', source)))
        assert "Wanted: rulebook | public | reconstructed" in said[0]


# Shapes


@dataclass(frozen=True, slots=True, kw_only=True)
class Shapely(Row):
    pair: tuple[int, str] = (0, "")
    tree: dict[str, tuple[int, ...]] = field(default_factory=dict)
    rows: tuple[tuple[bool, ...], ...] = ()
    either: int | str = 0
    one: Literal[1, "many"] = 1


@dataclass(frozen=True)
class Shapes(Pack):
    game: ClassVar[str] = "shapes"

    rows: dict[str, Shapely]


def shaped(folder: Path, line: str) -> Path:
    (folder / "rows.toml").write_text(f'[one]\nsource = "public"\n{line}\n', "utf-8")
    return packed(folder, None, 'game = "shapes"')


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ('pair = [1, "a"]', (1, "a")),
        ("tree = { a = [1, 2], b = [] }", {"a": (1, 2), "b": ()}),
        ("rows = [[true], [], [false, true]]", ((True,), (), (False, True))),
        ("either = 5", 5), ('either = "5"', "5"), ("one = 1", 1), ('one = "many"', "many"),
    ],
)  # fmt: skip
def test_these_shapes_are_read(tmp_path, line, value):
    assert getattr(read_pack(Shapes, shaped(tmp_path, line)).rows["one"], line.split()[0]) == value


@pytest.mark.parametrize(
    "line",
    [
        "pair = [1, 2]", 'pair = [1, "a", "b"]', "pair = [1]", "pair = []", 'tree = { a = ["x"] }', "tree = { a = 1 }",
        "rows = [true]", "rows = [[1]]", "either = true", "either = 5.0", "one = true", "one = 1.0", "one = 2",
    ],
)  # fmt: skip
def test_these_are_not_of_those_shapes(tmp_path, line):
    said = refused(shaped(tmp_path, line), Shapes)
    assert f"row “one”: {line.split()[0]} cannot be" in said[0]


def test_what_is_wanted_of_a_shape_is_said_in_full(tmp_path):
    assert "Wanted: [[bool, ...], ...]" in refused(shaped(tmp_path, "rows = 1"), Shapes)[0]
    assert "Wanted: {name = [int, ...]}" in refused(shaped(tmp_path, "tree = 1"), Shapes)[0]
    assert "Wanted: int | str" in refused(shaped(tmp_path, "either = []"), Shapes)[0]
    assert "Wanted: [int, str]" in refused(shaped(tmp_path, "pair = 1"), Shapes)[0]


def test_a_pack_holds_rows_and_nothing_else(tmp_path):
    @dataclass(frozen=True)
    class Wrong(Pack):
        game: ClassVar[str] = "toy"
        cards: dict[str, int]

    with pytest.raises(TypeError, match=r"Wrong\.cards must be a dict from str to a kind of Row"):
        read_pack(Wrong, packed(tmp_path))


# Fingerprints


def fingerprint(folder: Path, cards: str) -> str:
    return read_pack(ToyPack, packed(folder, cards)).fingerprint()


@pytest.mark.parametrize(
    "cards",
    [
        "# A remark.\n\n" + CARDS.replace("\n", "\n\n").replace(" = ", "   =   "),
        CARDS.replace("{ two = 2, three = 3 }", "{ three = 3, two = 2 }"),
        CARDS.replace("by_seats = { two = 2, three = 3 }", "[leaf.by_seats]\nthree = 3\ntwo = 2"),
        CARDS.replace('source = "rulebook"\nfull = 4', 'full = 4\nsource = "rulebook"'),
        CARDS.replace("tiny = 2", "tiny = 0x2").replace('"echo", "thief"', "'echo', 'thief',"),
        CARDS.replace("worth = 3", 'worth = 3\nheavy = false\nkind = "plain"'),
    ],
)
def test_a_fingerprint_does_not_depend_on_layout(tmp_path, cards):
    assert cards != CARDS
    assert fingerprint(tmp_path, cards) == GAME.content


REORDERED = "\n\n".join(CARDS.split("\n\n")[::-1])


def test_a_fingerprint_does_not_depend_on_the_order_of_rows(tmp_path):
    assert fingerprint(tmp_path, REORDERED) == GAME.content


def test_packs_of_one_fingerprint_are_played_alike(tmp_path):
    """Else a record of the one would be taken for a record of the other, and not come to its end."""
    other = replace(GAME, pack_folder=packed(tmp_path, REORDERED))
    assert other.content == GAME.content
    record = play(GAME.start(3, seed=2), 2).record()
    assert write(replay(record, other).record()) == write(record)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("full = 4", "full = 5"),
        ("tiny = 2", "tiny = 3"),
        ("heavy = true", "heavy = false"),
        ("two = 2", "two = 3"),
        ("two = 2", "four = 2"),
        ("worth = 3", "worth = 4"),
        ("worth = 3\n", ""),
        ('"echo", "thief"', '"thief", "echo"'),
        ('"echo", "thief"', '"echo"'),
        ('kind = "listener"', 'kind = "plain"'),
        ('source = "public"', 'source = "rulebook"'),
        ("[dust]", "[ashes]"),
        ('[echo]\nsource = "reconstructed"\nfull = 1\nkind = "listener"', ""),
        ("[dust]", '[more]\nsource = "public"\nfull = 1\n\n[dust]'),
    ],
)
def test_a_fingerprint_depends_on_every_value(tmp_path, old, new):
    assert old in CARDS
    assert fingerprint(tmp_path, CARDS.replace(old, new, 1)) != GAME.content


# One's own packs


def test_a_pack_of_ones_own_takes_the_place_of_the_games(tmp_path):
    box = Path(load("hello").folder.joinpath("content", "cards.toml"))
    cards = box.read_text("utf-8").replace("points = 3", "points = 30")
    own = load("hello", packed(tmp_path, cards, 'game = "hello"'))
    assert own.pack.cards["relic"].points == 30
    assert load("hello").pack.cards["relic"].points == 3
    assert own.content != load("hello").content == load("hello", box.parent).content
    record = play(own.start(2, seed=1), 1).record()
    assert replay(record, own).result.scores == play(own.start(2, seed=1), 1).result.scores
    with pytest.raises(Exception, match="played with other content"):
        replay(record)


def test_a_pack_of_ones_own_is_checked_when_it_is_loaded(tmp_path):
    with pytest.raises(BadPack, match="the row “relic” is missing"):
        load("hello", str(packed(tmp_path, "", 'game = "hello"')))
    with pytest.raises(BadPack, match="the game is “hello”"):
        load("hello", BOX)
    bare = replace(GAME, pack_kind=None)
    assert (bare.pack, bare.content) == (None, "")
