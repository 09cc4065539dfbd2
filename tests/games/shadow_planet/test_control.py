"""SP-3.2 The draft: who acts through whom in this round."""

from __future__ import annotations

import pytest
from tests.games.said import asked, everybody, faces, heard, knowing, log, offered, play, seen, told
from tests.games.shadow_planet.drafts import drafting, drawn, picks
from tests.games.shadow_planet.scene import (
    scene,
    table,
    uncontrolled,
)
from tests.games.shadow_planet.turns import turns
from tests.marks import clause

from voidtable.games.shadow_planet.content import CHARACTERS

SIZES = {3: [5, 4, 4], 4: [5, 4, 3, 3], 5: [5, 4, 3, 2, 2]}


# SP-3.2a, SP-3.2b one is drawn unseen


@clause("SP-3.2a", "SP-3.2b")
def test_sp_3_2a_chance_shuffles_the_six_and_so_decides_which_is_drawn():
    found = [faces(match, [drawn(match)])[0] for match in (drafting(3, seed) for seed in range(60))]
    assert set(found) == set(CHARACTERS)
    orders = {tuple(faces(match, table(match).people)) for match in (drafting(3, seed) for seed in range(20))}
    assert len(orders) > 15


@clause("SP-3.2b")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("first", [0, 2])
def test_sp_3_2b_the_player_to_the_protagonists_right_draws_one(seats: int, first: int):
    match = drafting(seats, protagonist=first)
    last = (first - 1) % seats
    (face,) = faces(match, [drawn(match)])
    said = f"Player {first + 1} shuffles the Character cards. Player {last + 1} draws one of them in secret"
    at = next(at for at, line in enumerate(log(match, None)) if line.startswith(said))
    assert told(match, last, at)[0].startswith(f"{said}: ")
    assert face in told(match, last, at)[0].lower()
    assert heard(match, [viewer for viewer in everybody(match) if viewer != last], at)[0] == f"{said}."


@clause("SP-3.2b", "SP-3.2f")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t_03_the_drawn_card_is_seen_by_its_drawer_alone_until_all_are_turned_up(seats: int):
    match = drafting(seats, protagonist=1)
    card = drawn(match)
    # Nobody shows it to the Protagonist either, who sees the five others and can tell which is missing.
    assert knowing(match, card) == [0, 1]
    while len(match.view(None)["table"]["blind"]) == 1:
        assert knowing(match, card) == [0, 1]
        play(match, offered(match)[0])
    play(match, offered(match)[0])
    cards = table(match).people
    assert [knowing(match, each) for each in cards] == [everybody(match)] * 6


# SP-3.2c to SP-3.2e choosing


@clause("SP-3.2c")
def test_sp_3_2c_the_protagonist_looks_at_five_and_lays_one_face_down():
    match = drafting(4, protagonist=2)
    people = table(match).people[:]
    assert (asked(match), len(people)) == (("Pick", 2), 5)
    assert seen(match, 2, people) == faces(match, people)
    assert all(seen(match, viewer, people) == [""] * 5 for viewer in (0, 3, None))
    five = offered(match)
    chosen = five[3]
    play(match, chosen)
    assert faces(match, table(match).chosen[2]) == [chosen]
    assert [knowing(match, card) for card in table(match).chosen[2]] == [[2]]
    assert (asked(match), sorted(offered(match))) == (("Pick", 3), sorted({*five} - {chosen}))


@clause("SP-3.2d")
def test_sp_3_2d_the_next_player_sees_what_was_passed_on_and_not_what_was_chosen():
    match = drafting(5)
    play(match, offered(match)[0])
    people = table(match).people[:]
    looks = heard(match, [2, 3, 4, None], at=1)[0]
    assert (looks.startswith("Player 2 looks at"), "4" in looks) == (True, True)
    assert all(name.capitalize() in told(match, 1, at=1)[0] for name in faces(match, people))
    assert asked(match) == ("Pick", 1)
    assert (seen(match, 1, people), seen(match, 0, people)) == (faces(match, people), faces(match, people))
    assert all(seen(match, viewer, people) == [""] * 4 for viewer in (2, 3, 4, None))
    assert seen(match, 1, table(match).chosen[0]) == [""]
    passed = offered(match)
    play(match, passed[2])
    assert (asked(match), sorted(offered(match))) == (("Pick", 2), sorted({*passed} - {passed[2]}))
    assert faces(match, table(match).chosen[1]) == [passed[2]]


@clause("SP-3.2c", "SP-3.2d")
def test_sp_3_2d_what_was_chosen_cannot_be_told_from_the_choice_itself():
    match = drafting(4)
    views = []
    for face in offered(match):
        after = play(match.clone(), face)
        views.append([(after.view(viewer), log(after, viewer)) for viewer in (2, None)])
        assert heard(after, [1, 2, 3, None])[0] == "Player 1 lays a Character card face down."
        assert told(after, 0)[0] != "Player 1 lays a Character card face down."
    assert all(view == views[0] for view in views)


@clause("SP-3.2e")
@pytest.mark.parametrize("first", [0, 1])
def test_sp_3_2e_the_last_adds_the_drawn_card_and_chooses_among_all_these(first: int):
    match = drafting(4, protagonist=first)
    face, last = faces(match, [drawn(match)])[0], (first - 1) % 4
    while match.asking[0] != last:
        play(match, offered(match)[0])
    assert (len(offered(match)), face in offered(match), table(match).blind) == (3, True, [])
    play(match, face)
    assert table(match).controls[last] == face


@clause("SP-3.2e", "SP-3.2g", "SP-4.1a")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_t_01_three_players_choose_of_5_4_and_4_and_three_characters_are_uncontrolled(first: int):
    draft_sizes(3, first)


@clause("SP-3.2e", "SP-3.2g", "SP-4.1a")
@pytest.mark.parametrize("first", [0, 3])
def test_t_02_four_players_choose_of_5_4_3_and_3_and_two_characters_are_uncontrolled(first: int):
    draft_sizes(4, first)


@clause("SP-3.2e", "SP-3.2g", "SP-4.1a")
@pytest.mark.parametrize("first", [0, 4])
def test_sp_3_2e_five_players_choose_of_5_4_3_2_and_2_and_one_character_is_uncontrolled(first: int):
    draft_sizes(5, first)


def draft_sizes(seats: int, first: int) -> None:
    match = drafting(seats, protagonist=first)
    sets = picks(match)
    assert [seat for seat, _ in sets] == [*range(first, seats), *range(first)]
    assert [len(choice) for _, choice in sets] == SIZES[seats]
    g = table(match)
    assert len(uncontrolled(g)) == 6 - seats
    assert {*g.controls} | {*uncontrolled(g)} == {*CHARACTERS}
    began = [str(news.args["character"]) for news in match.news(None) if news.step == "Turn"]
    assert began + turns(match, until="Discard") == list(CHARACTERS)


# SP-3.2f, SP-3.2g, SP-3.2h who controls whom


@clause("SP-3.2f")
def test_sp_3_2f_all_cards_are_turned_up_together_chosen_or_not():
    match = drafting(3)
    for _ in range(2):
        play(match, offered(match)[0])
        laid = [card for cards in table(match).chosen for card in cards]
        assert all(None not in knowing(match, card) for card in [*laid, *table(match).people])
        assert table(match).controls == [""] * 3
    mine = [faces(match, cards) for cards in table(match).chosen]
    play(match, last := offered(match)[0])
    g = table(match)
    assert g.controls == [mine[0][0], mine[1][0], last]
    assert [knowing(match, card) for card in g.people] == [everybody(match)] * 6
    assert (g.chosen, sorted(faces(match, g.people))) == ([[], [], []], sorted(CHARACTERS))


@clause("SP-3.2f", "SP-3.2g")
def test_sp_3_2g_all_hear_who_controls_whom_and_who_is_uncontrolled():
    match = drafting(5)
    picks(match)
    g = table(match)
    told_all = [line for line in log(match, None) if "this round" in line]
    (idle,) = uncontrolled(g)
    names = dict(zip(CHARACTERS, ("Jenna", "Nikke", "John", "Rachel", "Reed", "the Robot"), strict=True))
    mine = [f"Player {seat + 1} controls {names[each]} this round." for seat, each in enumerate(g.controls)]
    assert told_all[:5] == mine
    assert told_all[5] == f"Uncontrolled this round: {names[idle].removeprefix('the ')}."
    assert [g.seat_of(each) for each in g.controls] == [0, 1, 2, 3, 4]
    assert g.seat_of(idle) is None


@clause("SP-3.2h")
def test_sp_3_2h_the_same_player_may_control_the_same_character_again():
    again = 0
    for seed in range(8):
        match = scene(3, seed=seed, controls="jenna nikke john", phase="round")
        assert (asked(match), table(match).round) == (("Pick", 0), 2)
        assert {*offered(match)} == {*CHARACTERS} - {*faces(match, [drawn(match)])}
        if "jenna" in offered(match):
            play(match, "jenna")
            assert faces(match, table(match).chosen[0]) == ["jenna"]
            picks(match)
            assert table(match).controls[0] == "jenna"
            again += 1
    assert again
