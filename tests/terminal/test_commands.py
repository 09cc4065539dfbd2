"""The commands that do not wait for a person: what they say, and what they write for programs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.terminal.said import LANGS, Say

from voidtable.bench import measure
from voidtable.bench.report import UNITS
from voidtable.terminal.commands import coverage as command

TINY = measure.Effort(seconds=0, rounds=2, positions=2, weighed=2, imports=1)
HELP = ["play", "simulate", "replay", "verify", "rules", "coverage", "pack", "bench"]


@pytest.fixture
def record(say: Say, tmp_path: Path) -> str:
    """A finished game of two bots, in which both barter, scout and stow."""
    file = str(tmp_path / "game.vt")
    assert say("play", "hello", "--bots", "2", "--seed", "3", "--save", file).code == 0
    return file


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", HELP)
def test_every_command_explains_itself(say: Say, lang, name):
    said = say(name, "--help", lang=lang)
    assert (said.code, said.err) == (0, "")
    assert {"en": "show this help", "pl": "pokaż tę pomoc"}[lang] in said.out
    listed = say("--help", lang=lang).out
    assert re.search(rf"^ +{name} +\w", listed, re.M)


# Records


@pytest.mark.parametrize(
    ("lang", "secret", "shown"),
    [("en", "stows a card.", "stows a card: "), ("pl", "kartę do ładowni.", "do ładowni kartę: ")],
)
def test_a_finished_game_is_retold_in_full_or_as_a_seat_heard_it(say: Say, record, lang, secret, shown):
    full, seat = say("replay", record, lang=lang), say("replay", record, "--as", "2", lang=lang)
    assert full.code == seat.code == 0
    assert (full.out.count(secret), full.out.count(shown)) == (0, 6)
    assert (seat.out.count(secret), seat.out.count(shown)) == (3, 3)


@pytest.mark.parametrize("lang", LANGS)
def test_an_unfinished_game_is_retold_without_what_is_secret(say: Say, tmp_path: Path, lang):
    file = str(tmp_path / "game.vt")
    say("play", "hello", "--seed", "6", "--save", file, typed="1\n1\n")
    said = say("replay", file, lang=lang)
    assert said.code == 0
    assert ("chooses." in said.out) or ("wybiera." in said.out)
    assert not re.search("hatch|leech|właz|pijawka", said.out.split("1. ")[1])
    own = say("replay", file, "--as", "1", lang=lang)
    assert re.search("2. .*: (hatch|właz)", own.out)


@pytest.mark.parametrize(
    ("lang", "seal", "told", "then"),
    [
        ("en", "The seal of the deal: ", "All is in order: everything", "If this is the seal that was shown"),
        ("pl", "Pieczęć rozdania: ", "Wszystko się zgadza: cała gra", "Jeśli to ta sama pieczęć, którą pokazano"),
    ],
)
def test_a_sound_record_is_verified(say: Say, record, lang, seal, told, then):
    said = say("verify", record, lang=lang)
    assert said.code == 0
    assert said.lines[0] == seal + json.loads(Path(record).read_bytes())["commitment"]
    assert said.lines[-2].startswith(told)
    assert said.lines[-1].startswith(then)


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "All is in order so far."), ("pl", "Jak dotąd wszystko się zgadza.")]
)
def test_a_game_that_goes_on_is_verified_so_far_by_the_seal_that_was_shown(say: Say, tmp_path: Path, lang, told):
    file = str(tmp_path / "game.vt")
    played = say("play", "hello", "--seed", "6", "--save", file, typed="1\n", lang=lang)
    said = say("verify", file, lang=lang)
    assert said.code == 0
    assert said.lines[-2].startswith(told)
    seal = said.lines[0].rpartition(" ")[2]
    assert re.search(rf"(Its seal, to write down|Jego pieczęć, do zapisania): {seal}$", played.out, re.M)


# Rules and packs


@pytest.mark.parametrize(
    ("given", "ids"),
    [
        (["HE-2.3"], ["HE-2.3"]),
        (["he-5"], ["HE-5.1", "HE-5.2", "HE-5.3", "HE-5.4", "HE-5.5"]),
        (["--search", "JAMMER", "--lang", "en"], ["HE-1.1", "HE-4.4"]),
        (["HE-4", "--search", "jammer"], ["HE-4.4"]),
        (["VT"], ["VT-1", "VT-2", "VT-3", "VT-4", "VT-5"]),
    ],
)
def test_rules_are_found_by_clause_chapter_and_text(say: Say, given, ids):
    said = say("rules", "hello", *given)
    assert said.code == 0
    assert re.findall(r"^([A-Z]{2}-[\d.]+)  ", said.out, re.M) == ids


def test_rules_are_found_without_polish_letters(say: Say):
    said = say("rules", "hello", "--search", "zaglusz", lang="pl")
    assert "HE-4.4  Zagłuszacz" in said.out


@pytest.mark.parametrize(
    ("lang", "clause", "told"),
    [
        ("en", [], "No clause contains “quark”."),
        ("en", ["HE-4"], "No clause of HE-4 contains “quark”."),
        ("pl", [], "Żadna zasada nie zawiera „quark”."),
        ("pl", ["HE-4"], "Żadna zasada z HE-4 nie zawiera „quark”."),
    ],
)
def test_a_search_that_finds_nothing_ends_with_1(say: Say, lang, clause, told):
    said = say("rules", "hello", *clause, "--search", "quark", lang=lang)
    assert (said.code, said.lines) == (1, [told])


@pytest.mark.parametrize(("lang", "rows"), [("en", "6 rows of our own making"), ("pl", "6 wierszy naszego autorstwa")])
def test_a_sound_pack_tells_where_its_rows_are_from(say: Say, lang, rows):
    from voidtable.games import hello

    said = say("pack", "check", str(Path(hello.__file__).parent / "content"), lang=lang)
    assert (said.code, said.lines[-1]) == (0, rows)


def test_a_bad_pack_is_told_with_its_row(say: Say, tmp_path: Path):
    (tmp_path / "pack.toml").write_text('game = "hello"\n')
    (tmp_path / "cards.toml").write_text('[relic]\nsource = "hearsay"\ncopies = 1\npoints = 1\n')
    said = say("pack", "check", str(tmp_path))
    assert (said.code, said.out) == (1, "")
    assert 'row “relic”: source cannot be "hearsay"' in said.err


# Simulations


@pytest.mark.parametrize(("lang", "told"), [("en", "hello, players: 3; 22 games"), ("pl", "liczba graczy: 3; 22 gry")])
def test_a_simulation_is_told_to_people(say: Say, lang, told):
    said = say("simulate", "hello", "--seats", "3", "--games", "22", lang=lang)
    assert (said.code, said.err) == (0, "")
    assert told in said.lines[0]
    _, endings, wins = said.out.split("\n\n")
    assert sum(map(int, re.findall(r"^  - .+ \((\d+)\)$", endings, re.M))) == 22
    assert sum(map(int, re.findall(r"^  - (?:Player|Gracz) \d \((\d+)\)$", wins, re.M))) >= 22


def test_a_simulation_is_the_same_whoever_plays_it(say: Say):
    given = ("simulate", "hello", "--seats", "2", "--games", "12", "--seed", "5", "--json")
    one, two = (json.loads(say(*given, "--jobs", jobs).out) for jobs in "12")
    for key in ("seconds", "decisions_per_second"):
        assert one.pop(key) >= 0
        assert two.pop(key) >= 0
    assert one == two
    assert list(one) == ["game", "seats", "games", "decisions", "endings", "wins", "errors"]
    assert sum(one["endings"].values()) == one["games"] == 12


def test_a_game_that_goes_wrong_is_counted_and_ends_with_1(say: Say, monkeypatch: pytest.MonkeyPatch):
    from voidtable.games.hello.turn import Scout

    monkeypatch.setattr(Scout, "run", lambda self, g: 1 / 0)
    said = say("simulate", "hello", "--games", "4", lang="pl")
    assert said.code == 1
    assert "Nie udały się 4 gry" in said.out
    assert "ZeroDivisionError" in said.out


# Coverage

CLAUSES = {
    "HE-1.1": {"status": "implemented", "steps": ["Setup"], "tests": ["a"], "reason": None},
    "HE-1.2": {"status": "excused", "steps": [], "tests": [], "reason": "said aloud"},
    "HE-1.3": {"status": "missing", "steps": [], "tests": [], "reason": "no-step-no-test"},
    "HE-2.1": {"status": "missing", "steps": ["Round"], "tests": [], "reason": "no-test"},
}


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["hello: 4 clauses", "  - missing: 2", "HE-1.2  said aloud", "HE-2.1  no test shows it"]),
        (
            "pl",
            ["hello: 4 zasady", "  - brakujące: 2", "HE-1.2  said aloud", "HE-2.1  żaden test jej nie pokazuje"],
        ),
    ],
)
def test_coverage_lists_what_is_missing_and_excused(say: Say, monkeypatch: pytest.MonkeyPatch, lang, told):
    monkeypatch.setattr(command, "coverage", lambda game: {"game": game, "clauses": CLAUSES})
    said = say("coverage", "hello", lang=lang)
    assert said.code == 1
    assert set(told) <= set(said.lines)
    assert "HE-1.1" not in said.out


@pytest.mark.parametrize(("clauses", "code"), [(["HE-1.1", "HE-1.2"], 0), (["HE-1.3"], 1), (["HE-1.1", "HE-2.1"], 1)])
def test_coverage_ends_with_1_while_anything_is_missing(say: Say, monkeypatch, clauses, code):
    chosen = {clause: CLAUSES[clause] for clause in clauses}
    monkeypatch.setattr(command, "coverage", lambda game: {"game": game, "clauses": chosen})
    said = say("coverage", "hello", "--json")
    assert said.code == code
    assert json.loads(said.out) == {"game": "hello", "clauses": chosen}
    assert say("coverage", "hello").code == code


def test_coverage_is_read_from_this_checkout(say: Say):
    said = say("coverage", "hello", "--json")
    found = json.loads(said.out)["clauses"]
    assert found["HE-2.3"]["steps"][:1] == ["Scout"]
    assert said.code == int(any(each["status"] == "missing" for each in found.values()))


# Bench


@pytest.mark.parametrize(("lang", "told"), [("en", ["decision", "kept"]), ("pl", ["decyzja", "zachowany"])])
def test_a_bench_is_told_as_a_table(say: Say, monkeypatch: pytest.MonkeyPatch, lang, told):
    monkeypatch.setattr(measure, "FULL", TINY)
    said = say("bench", "hello", lang=lang)
    assert (said.code, said.err) == (0, "")
    rows = said.out.split("\n\n")[2].splitlines()[1:]
    assert len(rows) == 1 + len(UNITS)
    assert any(row.startswith(told[0]) for row in rows)
    assert any(row.endswith(told[1]) for row in rows)
    assert max(map(len, said.lines)) < 80
    assert ("," in rows[1]) == (lang == "pl")


@pytest.mark.parametrize(
    ("lang", "budgets"),
    [
        ("en", ["150 ms", "0.10 × yardstick", "3 ×", "2 × yardstick", "32 KiB", "500 × yardstick"]),
        ("pl", ["150 ms", "0,10 × miarka", "3 ×", "2 × miarka", "32 KiB", "500 × miarka"]),
    ],
)
def test_a_budget_is_told_in_what_is_held_against_it(say: Say, monkeypatch: pytest.MonkeyPatch, lang, budgets):
    monkeypatch.setattr(measure, "FULL", TINY)
    said = say("bench", "hello", lang=lang)
    found = [row for row in said.lines if re.search("  (kept|over|zachowany|przekroczony)$", row)]
    assert len(found) == 9
    for budget in budgets:
        assert any(re.search(rf"  {re.escape(budget)}  \S+$", row) for row in found), budget


def test_a_bench_for_programs_has_its_shape(say: Say, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(measure, "FULL", TINY)
    said = say("bench", "--json", "hello", "hello")
    found = json.loads(said.out)
    assert list(found["games"]) == ["hello"]
    named = [
        "seats",
        "decision_us",
        "decision_memory_us",
        "clone_us",
        "view_us",
        "imagine_us",
        "bytes_per_match",
        "reopen_ms",
        "ratio",
    ]
    assert {"seats", "ratio", *named} <= set(found["games"]["hello"])
    assert found["yardstick_us"] > 0


def test_nothing_is_measured_when_a_game_is_unknown(say: Say, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("voidtable.terminal.commands.bench.bench", lambda names, progress: pytest.fail("measured"))
    assert say("bench", "hello", "nonesuch").code == 2
