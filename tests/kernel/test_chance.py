"""Chance is one stream, as its docstring says it, and there is no other."""

import ast
import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, permutations
from pathlib import Path

import pytest
from tests.kernel.play import play, seeds, started
from tests.kernel.test_imagine import tail

import voidtable
from voidtable.kernel import commitment, secret_of
from voidtable.kernel.chance import Chance

SOURCE = Path(voidtable.__file__).parent
HALF = 2**31 + 1  # the largest multiple is this itself: almost every second word is passed over


def with_secret(secret: bytes) -> Chance:
    chance = Chance()
    chance.secret = secret
    return chance


# The stream, written once more from the docstring alone.


def words(secret: bytes) -> Iterator[int]:
    for i in count():
        block = hmac.new(secret, i.to_bytes(8, "big"), hashlib.sha256).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def below(n: int, stream: Iterator[int]) -> int:
    return next(word for word in stream if word < 2**32 // n * n) % n


def fisher_yates(faces: list[str], stream: Iterator[int]) -> list[str]:
    faces = faces[:]
    for place in reversed(range(1, len(faces))):
        other = below(place + 1, stream)
        faces[place], faces[other] = faces[other], faces[place]
    return faces


def test_the_words_are_those_of_the_docstring():
    for seed in seeds(30, 5):
        chance = with_secret(secret_of(seed))
        assert [chance.word() for _ in range(100)] == list(islice(words(secret_of(seed)), 100))


def test_the_words_never_change_from_one_version_to_the_next():
    chance = with_secret(secret_of(7))
    assert [chance.word() for _ in range(10)] == [
        3028675079, 2976667273, 2992437787, 2011947094, 254471749, 1218506072, 2033192035, 716290596,
        616425467, 212630350,
    ]  # fmt: skip
    assert "".join(with_secret(secret_of(7)).shuffled(list("abcdefgh"))) == "adcfebgh"


def test_who_goes_through_the_same_cards_again_leaves_them_in_another_order():
    chance, left = with_secret(secret_of(7)), set()
    for chance.count in range(30):
        left.add("".join(chance.jumbled(1, list("abc"))))
        assert chance.jumbled(1, list("abc")) == chance.jumbled(1, list("abc")), "a choice made again leaves the same"
    assert len(left) == 6


def test_the_order_left_in_private_never_changes_from_one_version_to_the_next():
    assert "".join(with_secret(secret_of(7)).jumbled(1, list("abcdefgh"))) == "ghadecbf"


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52, 1000, 2**31, HALF, 3 * 2**30, 2**32 - 1, 2**32])
def test_numbers_are_those_of_the_docstring(n):
    chance, stream = with_secret(secret_of(n)), words(secret_of(n))
    assert [chance.chance(n) for _ in range(50)] == [below(n, stream) for _ in range(50)]


def test_shuffles_are_those_of_the_docstring():
    for seed in seeds(30, 5):
        chance, stream = with_secret(secret_of(seed)), words(secret_of(seed))
        for size in (0, 1, 2, 9, 40):
            faces = [str(face) for face in range(size)]
            assert chance.shuffled(faces[:]) == fisher_yates(faces, stream)


@pytest.mark.parametrize(
    ("n", "says", "number", "taken"),
    [
        (6, (2**32 - 5,), 5, 1),  # the last word below the largest multiple of 6
        (6, (2**32 - 4, 8), 2, 2),  # the first at it
        (6, (2**32 - 1, 2**32 - 4, 2**32 - 2, 7), 1, 4),
        (8, (2**32 - 1,), 7, 1),  # where all words can be shared out, none is passed over
        (1, (2**32 - 1,), 0, 1),
        (HALF, (HALF, HALF - 1), HALF - 1, 2),
        (2**32, (2**32 - 1,), 2**32 - 1, 1),
    ],
)
def test_a_word_at_or_above_the_largest_multiple_is_passed_over(monkeypatch, n, says, number, taken):
    left = list(says)
    monkeypatch.setattr(Chance, "word", lambda chance: left.pop(0))
    assert (Chance().chance(n), len(says) - len(left)) == (number, taken)


def chi_square(found: Counter, cells: int) -> float:
    even = found.total() / cells
    return sum((many - even) ** 2 / even for many in found.values()) + (cells - len(found)) * even


def test_every_order_of_a_small_deck_is_as_likely():
    chance = with_secret(secret_of(0))
    found = Counter("".join(chance.shuffled(list("abcd"))) for _ in range(6000))
    assert set(found) == {"".join(order) for order in permutations("abcd")}
    assert tail(chi_square(found, 24), 23) > 1e-4


def test_every_number_is_as_likely_also_where_many_words_are_passed_over():
    for n in (6, 10):
        chance = with_secret(secret_of(n))
        found = Counter(chance.chance(n) for _ in range(6000))
        assert tail(chi_square(found, n), n - 1) > 1e-4
    chance = with_secret(secret_of(2))
    thirds = Counter(chance.chance(3 * 2**30) >> 30 for _ in range(3000))
    assert tail(chi_square(thirds, 3), 2) > 1e-4  # without rejection the first third would come half of the time


def test_each_draw_is_written_where_one_checks_them_and_moves_the_fence():
    chance = with_secret(secret_of(3))
    assert (chance.draws, chance.stirred) == (None, False)
    chance.draws = []
    order = chance.shuffled(list("abcd"))
    assert [n for n, _ in chance.draws] == [4, 3, 2]
    assert all(0 <= number < n for n, number in chance.draws)
    assert chance.stirred
    unwatched = with_secret(secret_of(3))
    assert unwatched.shuffled(list("abcd")) == order
    assert unwatched.draws is None


def test_a_copy_goes_on_with_the_same_words_and_on_its_own():
    for taken in range(18):
        chance = with_secret(secret_of(taken))
        for _ in range(taken):
            chance.word()
        copy = chance.clone()
        assert [copy.word() for _ in range(20)] == list(islice(words(chance.secret), taken, taken + 20))
        assert [chance.word() for _ in range(20)] == list(islice(words(chance.secret), taken, taken + 20))


def test_a_copy_that_is_only_thought_of_writes_no_draw():
    chance = with_secret(secret_of(3))
    chance.draws = []
    chance.clone().chance(6)
    assert chance.draws == []


# Secrets


def test_the_commitment_is_the_hash_that_is_published():
    assert commitment(b"") == hashlib.sha256(b"").hexdigest()
    assert commitment(secret_of(7)) == "a2d0978e77c724ae5fa88425946dc5fb0cc800d9927707e250c03e86898c58d6"
    match = started(2, seed=5)
    assert match.record()["commitment"] == commitment(secret_of(5)) != match.record()["secret"]


def test_every_seed_has_a_secret_of_its_own_of_256_bits():
    tried = [*range(500), -1, -500, 2**64, 10**50]
    assert {len(secret_of(seed)) for seed in tried} == {32}
    assert len({secret_of(seed) for seed in tried}) == len(tried)
    assert secret_of(7).hex() == "ccd2dbdf33803a222ce3a09bf00bd7a215c15e185161c554ee4009c83e946e8f"


def test_without_a_seed_no_two_games_are_alike():
    secrets = {voidtable.load("hello").start(2).table.secret for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


# The order in which somebody leaves cards in private


def test_a_jumble_takes_no_word_and_is_the_same_again():
    chance = with_secret(secret_of(4))
    chance.draws = []
    chance.word()
    faces = list("abcdef")
    first = chance.jumbled(1, faces)
    assert chance.jumbled(1, faces) == first
    assert with_secret(secret_of(4)).jumbled(1, tuple(faces)) == first
    assert (chance.drawn, chance.stirred, chance.draws, faces) == (1, False, [], list("abcdef"))


def test_a_jumble_depends_on_the_secret_the_seat_and_the_faces():
    faces = [str(face) for face in range(30)]
    jumbles = [with_secret(secret_of(seed)).jumbled(seat, faces) for seed in range(3) for seat in range(3)]
    jumbles += [with_secret(secret_of(0)).jumbled(0, faces[::-1])]
    assert len(set(map(tuple, jumbles))) == 10
    assert all(sorted(jumble) == sorted(faces) for jumble in jumbles)


@pytest.mark.parametrize("faces", [[], ["a"]])
def test_there_is_one_order_of_one_card_or_none(faces):
    assert with_secret(secret_of(4)).jumbled(0, faces) == faces


def test_all_orders_of_a_jumble_are_as_likely():
    found = Counter("".join(with_secret(secret_of(seed)).jumbled(0, "abcd")) for seed in range(4000))
    assert set(found) == {"".join(order) for order in permutations("abcd")}
    assert tail(chi_square(found, 24), 23) > 1e-4


# No other source

HARMLESS = {
    "__future__", "ast", "collections", "dataclasses", "enum", "fluent", "functools", "hashlib", "hmac", "importlib",
    "itertools", "json", "math", "msgspec", "operator", "pathlib", "re", "struct", "sys", "tomllib", "types", "typing",
    "voidtable",
}  # fmt: skip
READERS = {"kernel/packs.py", "kernel/words.py", "kernel/clauses.py"}  # of content, words and rules, never in play
REACHING = {
    "open", "print", "input", "id", "__import__", "environ", "getenv", "urandom",
    "read_text", "read_bytes", "write_text", "write_bytes", "iterdir", "glob",
}  # fmt: skip


def modules() -> list[str]:
    found = [path for part in ("kernel", "games") for path in (SOURCE / part).rglob("*.py")]
    return sorted(path.relative_to(SOURCE).as_posix() for path in found)


def imported(tree: ast.AST) -> set[str]:
    """The packages from outside that a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def reached(tree: ast.AST) -> set[str]:
    """The functions and methods that a module calls, and the attributes that it speaks of."""
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    return called | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr != "id"}


@pytest.mark.parametrize("module", modules())
def test_rules_have_no_other_source_of_chance_no_clock_and_no_files(module):
    tree = ast.parse((SOURCE / module).read_text("utf-8"))
    assert imported(tree) - HARMLESS == ({"secrets"} if module == "kernel/game.py" else set())
    assert reached(tree) & REACHING == ({"read_text"} if module in READERS else set())


@pytest.mark.parametrize(
    "source",
    [
        "import random", "from time import time", "def f():\n    import os", "from socket import *", "import uuid as u",
        "open('/dev/urandom')", "sorted(cards, key=lambda card: id(card))", "path.read_bytes()", "system.urandom(4)",
    ],
)  # fmt: skip
def test_the_search_for_other_sources_finds_this_one(source):
    tree = ast.parse(source)
    assert (imported(tree) - HARMLESS) | (reached(tree) & REACHING)


def test_the_one_true_source_is_asked_for_a_secret_where_there_is_no_seed_and_nowhere_else(monkeypatch):
    asked = []
    monkeypatch.setattr("secrets.token_bytes", lambda n: asked.append(n) or bytes(n))
    play(started(3, seed=1), 1)
    assert asked == []
    assert voidtable.load("hello").start(2).table.secret == bytes(32)
    assert asked == [32]
