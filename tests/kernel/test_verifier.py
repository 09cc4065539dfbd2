"""Every shuffle is recomputed from the revealed secret by a program in another language that shares nothing with us."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from tests.kernel.play import play, seeds
from tests.kernel.toy import GAME as TOY

from voidtable.kernel import Game, commitment, load, secret_of, verify
from voidtable.kernel.chance import Chance
from voidtable.kernel.record import sealed, write

VERIFIER = Path(__file__).with_name("verifier.mjs")
HELLO = load("hello")


@dataclass
class Claim:
    """What is put before the verifier: a record as the bytes of its file, and what chance is said to have given."""

    record: bytes
    draws: list[list[int]]
    shuffles: list[dict]


def node() -> str:
    found = os.environ.get("VOIDTABLE_NODE") or shutil.which("node")
    if not found:
        pytest.fail("there is no node: ./test installs one; else put node on PATH or its path into VOIDTABLE_NODE")
    return found


@pytest.fixture
def judge(tmp_path):
    """The verdicts on these claims, all from one process."""

    def verdicts(claims: list[Claim]) -> list[dict]:
        files: list[Path] = []
        for n, claim in enumerate(claims):
            record, draws = tmp_path / f"{n}.record", tmp_path / f"{n}.draws"
            record.write_bytes(claim.record)
            draws.write_text(json.dumps({"draws": claim.draws, "shuffles": claim.shuffles}))
            files += (record, draws)
        done = subprocess.run([node(), VERIFIER, *files], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    return verdicts


@pytest.fixture
def claimed(monkeypatch):
    """What a played game claims: its record, and the draws and shuffles that are seen when it is verified."""
    shuffles: list[dict] = []
    shuffled = Chance.shuffled

    def watched(self: Chance, faces: list[str]) -> list[str]:
        if self.draws is None:
            return shuffled(self, faces)
        before = {"at": len(self.draws), "faces": faces[:]}
        order = shuffled(self, faces)
        shuffles.append({**before, "order": order[:]})
        return order

    monkeypatch.setattr(Chance, "shuffled", watched)

    def claim(game: Game, seats: int, seed: int) -> Claim:
        record = write(play(game.start(seats, seed), seed).record())
        shuffles.clear()
        draws = verify(record, game).draws
        return Claim(record, [list(draw) for draw in draws], shuffles[:])

    return claim


def test_the_verifier_agrees_on_every_draw_and_shuffle_of_many_games(judge, claimed):
    games = [(game, seats, seed) for game in (HELLO, TOY) for seats in game.seats for seed in seeds(40, 8)]
    claims = [claimed(*game) for game in games]
    for claim, verdict in zip(claims, judge(claims), strict=True):
        fair = {"commitment": json.loads(claim.record)["commitment"], "draws": len(claim.draws)}
        assert verdict == {"fair": True, **fair, "shuffles": len(claim.shuffles)}
    assert all(claim.shuffles for claim in claims)
    assert sum(len(claim.draws) for claim in claims) > 1000
    assert {n for claim in claims for n, _ in claim.draws} >= {2, 3, 5, 6, 7, 11}


def with_draw(claim: Claim, at: int, n: int, number: int) -> Claim:
    return replace(claim, draws=[*claim.draws[:at], [n, number], *claim.draws[at + 1 :]])


def test_it_disagrees_where_any_one_draw_is_another(judge, claimed):
    claim = claimed(HELLO, 3, 5)
    other = [with_draw(claim, at, n, (number + 1) % n) for at, (n, number) in enumerate(claim.draws)]
    verdicts = judge(other)
    assert [(verdict["fair"], verdict["why"], verdict["at"]) for verdict in verdicts] == [
        (False, "draw", at) for at in range(len(claim.draws))
    ]


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1, 1.5, "6", None])
def test_it_disagrees_where_a_draw_is_below_no_possible_number(judge, claimed, n):
    assert judge([with_draw(claimed(HELLO, 2, 1), 3, n, 0)]) == [{"fair": False, "why": "draw", "at": 3}]


def test_it_disagrees_where_a_draw_is_left_out_or_comes_twice(judge, claimed):
    claim = claimed(TOY, 3, 2)
    fewer = replace(claim, draws=claim.draws[1:])
    more = replace(claim, draws=[claim.draws[0], *claim.draws])
    assert [verdict["fair"] for verdict in judge([fewer, more])] == [False, False]


def test_it_disagrees_where_a_shuffle_is_told_otherwise(judge, claimed):
    claim = claimed(TOY, 2, 3)
    first = claim.shuffles[0]
    told = [
        {**first, "order": sorted(first["order"])},
        {**first, "faces": first["faces"][::-1]},
        {**first, "at": first["at"] + 1},
        {**first, "faces": first["faces"][1:], "order": first["order"][1:]},
    ]
    verdicts = judge([replace(claim, shuffles=[one, *claim.shuffles[1:]]) for one in told])
    assert verdicts == [{"fair": False, "why": "shuffle", "at": 0}] * len(told)


def forged(claim: Claim, **entries: object) -> Claim:
    """The record with other entries, and a check sum that fits them."""
    return replace(claim, record=write(sealed(json.loads(claim.record) | entries)))


def test_it_disagrees_where_the_secret_is_not_the_promised_one(judge, claimed):
    claim, other = claimed(HELLO, 4, 7), secret_of(8)
    another, both = forged(claim, secret=other.hex()), forged(claim, secret=other.hex(), commitment=commitment(other))
    verdicts = judge([forged(claim), another, both])
    assert [verdict.get("why") for verdict in verdicts] == [None, "commitment", "draw"]


def test_it_disagrees_where_any_byte_of_the_record_is_another(judge, claimed):
    claim = claimed(HELLO, 2, 1)
    record = claim.record
    changed = [record[:at] + bytes([byte ^ 1 << at % 8]) + record[at + 1 :] for at, byte in enumerate(record)]
    cut = [record[:-1], record[1:], record + b"\n", b"", b"null"]
    verdicts = judge([replace(claim, record=other) for other in [*changed, *cut]])
    assert len(verdicts) == len(record) + len(cut)
    assert all(verdict == {"fair": False, "why": "check", "at": None} for verdict in verdicts)


def test_it_passes_over_the_same_words(judge, claimed):
    chance = Chance()
    chance.secret, chance.draws = secret_of(1), []
    for n in (2**31 + 1, 3 * 2**30, 2**32, 6) * 20:
        chance.chance(n)
    assert chance.drawn > len(chance.draws) + 10
    claim = replace(claimed(TOY, 2, 1), draws=[list(draw) for draw in chance.draws], shuffles=[])
    assert [verdict["fair"] for verdict in judge([claim])] == [True]
