"""What each option is worth to who is asked, as a bot may weigh it: by this seat's view alone, and with no plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from voidtable.kernel import Game, Option

from .aims import Aims
from .content import CHARACTERS
from .exchange import gear_of
from .plans import STAY, Plans
from .sight import NEITHER, Sight
from .table import COLOURED

Asked = Mapping[str, object]  # a step of the stack, as a view has it
DRAFT = 1.5  # how much of a draft is about who one will turn out to be
COVERED = {"reed": 0.3, "nikke": 0.25, "rachel": 0.2, "robot": 0.15, "john": 0.1}  # abilities worth cancelling
OPERATED = {"rachel": 0.15, "robot": 0.1, "jenna": 0.05, "nikke": 0.2, "reed": 0.2, "john": 0.1}


def worths(game: Game, view: Mapping[str, object], options: Sequence[Option]) -> list[float]:
    """One number for each option; only their order matters."""
    asked = question(view)
    weigh = HINTS.get(str(asked["is"]))
    if weigh is None:
        return [0.0] * len(options)
    return weigh(Advice(game, view, asked), options)


def question(view: Mapping[str, object]) -> Asked:
    """What the seat of the view is asked."""
    top = cast("Sequence[Asked]", view["stack"])[-1]
    if top["is"] != "Together":
        return top
    parts = cast("Sequence[Asked]", top["parts"])
    return next(part for part in parts if part["seat"] == view["seat"])


class Advice:
    """What hints for one question share."""

    def __init__(self, game: Game, view: Mapping[str, object], asked: Asked) -> None:
        self.asked = asked
        self.sight = Sight(game, view)
        self.aims = Aims(self.sight)
        self.plans = Plans(self.aims)
        self.g, self.seat, self.me = self.sight.g, self.sight.seat, self.plans.me

    def text(self, field: str) -> str:
        return str(self.asked[field])

    def hold(self, card: int) -> float:
        """In one's hand."""
        return self.aims.hold(self.sight.card(card), self.me)

    def keep(self, card: int, character: str) -> float:
        return self.aims.keep(self.sight.card(card), character)

    def drop(self, card: int) -> float:
        """As a discard instead of in one's hand."""
        return self.aims.drop(self.sight.card(card), self.me)

    def given(self, card: int, character: str) -> float:
        """In somebody else's Gear instead of in one's hand."""
        return self.keep(card, character) - self.hold(card)

    # Identities

    def identity(self, more: str) -> float:
        """Who one would turn out to be, with one more Marker."""
        being: dict[str, float] = {each: self.aims.being(each) for each in COLOURED}
        shares = self.sight.inclined(self.seat, being, more)
        return sum(shares[each] * being[each] for each in COLOURED)

    def marker(self, colour: str, seat: int) -> float:
        """That another player has one more Marker of a colour."""
        before, after = self.sight.inclined(seat), self.sight.inclined(seat, more=colour)
        roles = {"alien": ("guardian",), "guardian": ("alien",)}.get(self.sight.faction, ("alien", "guardian"))
        return sum(
            (after[each] - before[each]) * self.aims.as_role(each, role) for each in COLOURED for role in roles
        ) / (self.g.seats - 1)

    def operate(self, character: str) -> float:
        """To play this Character in this round."""
        cards = self.g.gear(character)
        known = [self.aims.drop(self.sight.card(card), character) for card in cards if self.g.faces[card]]
        unknown = [self.sight.card(card) for card in cards if not self.g.faces[card]]
        guessed = max((self.aims.drop(each, character) for each in unknown), default=-1.0) + 0.3
        place = "hill" if character == "reed" else self.g.pawns[character]
        best = max([guessed, *known]) if cards else 0.0
        return best + self.plans.at(place, character) + OPERATED[character]


Weigher = Callable[[Advice, Sequence[Option]], list[float]]


def pick(advice: Advice, options: Sequence[Option]) -> list[float]:
    faces = [advice.g.faces[cast("int", option)] for option in options]
    return [DRAFT * advice.identity(face) + advice.operate(face) for face in faces]


def play(advice: Advice, options: Sequence[Option]) -> list[float]:
    worth = advice.plans.plays(advice.text("step"))
    found = []
    for option in options:
        match option:
            case int(card):
                found.append(worth[card])
            case (str(_), str(vehicle), str(to)):
                found.append(advice.plans.drive(vehicle, to))
            case _:
                found.append(0.0)
    return found


def walk(advice: Advice, options: Sequence[Option]) -> list[float]:
    """Places, Sections, or no further."""
    plans, found = advice.plans, []
    here = plans.at(advice.g.pawns[advice.me])
    for option in map(str, options):
        if option in advice.g.pack.sections:
            found.append(here + max((worth for _, worth in plans.uses(option)), default=-0.1))
        else:
            found.append(here if option == "stay" else plans.at(option))
    return found


def travel(advice: Advice, options: Sequence[Option]) -> list[float]:
    """By Vehicle; who has acted already goes for another round's sake."""
    character = str(advice.asked.get("character", advice.me))
    acted = CHARACTERS.index(character) < CHARACTERS.index(advice.g.active)
    here = advice.g.pawns[character]
    places = {"stay": here, "remain": here, "ride": str(advice.asked.get("place", here))}
    return [(STAY if acted else 1.0) * advice.plans.at(places.get(word, word), character) for word in map(str, options)]


def use_section(advice: Advice, options: Sequence[Option]) -> list[float]:
    uses = advice.g.pack.uses
    return [0.05 if option == "leave" else advice.plans.use(uses[str(option)]) for option in options]


def show(advice: Advice, options: Sequence[Option]) -> list[float]:
    """What tells least: cards that count for nothing. Who has begun to show does not stop."""
    return [-abs(advice.keep(card, advice.me)) if isinstance(card, int) else -10.0 for card in options]


def choose_deck(advice: Advice, options: Sequence[Option]) -> list[float]:
    purpose, found = advice.text("purpose"), []
    for place in map(str, options):
        top = advice.sight.card(advice.g.deck(place)[-1])
        if purpose == "burn":
            found.append(advice.aims.message(top))
        elif purpose == "sink":
            found.append(0.5 if place == advice.g.pawns[advice.me] else 0.1 * (place != "caves"))
        else:
            found.append(advice.aims.hold(top, advice.me))
    return found


def sink(advice: Advice, options: Sequence[Option]) -> list[float]:
    """A card that is better than others of its deck stays."""
    place, card = advice.text("place"), cast("int", advice.asked["card"])
    better = advice.hold(card) - advice.aims.hold(advice.plans.mean[place], advice.me)
    return [better if option == "leave" else 0.0 for option in options]


def choose_gear(advice: Advice, options: Sequence[Option]) -> list[float]:
    """Where least is known; for a swap, where most can be gained."""
    found = []
    for character in map(str, options):
        cards = gear_of(advice.g, character)
        unknown = sum(not advice.g.faces[card] for card in cards)
        taken = max((advice.hold(card) - advice.keep(card, character) for card in cards), default=-1.0)
        found.append(0.05 * unknown + (taken if advice.asked["swap"] else 0.0))
    return found


def take_from_gear(advice: Advice, options: Sequence[Option]) -> list[float]:
    character = advice.text("character")
    return [advice.hold(cast("int", card)) - advice.keep(cast("int", card), character) for card in options]


def give_to_gear(advice: Advice, options: Sequence[Option]) -> list[float]:
    return [advice.given(cast("int", card), advice.text("character")) for card in options]


def swap(advice: Advice, options: Sequence[Option]) -> list[float]:
    other = cast("int", advice.asked["to_seat" if advice.asked["is"] == "SwapOffer" else "from_seat"])
    return [advice.given(cast("int", card), advice.g.controls[other]) for card in options]


def at_players(advice: Advice, options: Sequence[Option]) -> list[float]:
    """Whose hand is worst for oneself."""
    found = []
    for seat in options:
        hand, character = advice.g.hands[cast("int", seat)], advice.g.controls[cast("int", seat)]
        found.append(-sum(advice.keep(card, character) for card in hand))
    return found


def drops(advice: Advice, options: Sequence[Option]) -> list[float]:
    return [advice.drop(cast("int", card)) for card in options]


def holds(advice: Advice, options: Sequence[Option]) -> list[float]:
    return [advice.hold(cast("int", card)) for card in options]


def salvage(advice: Advice, options: Sequence[Option]) -> list[float]:
    return [advice.plans.salvaged(cast("int", card)) for card in options]


def temple(advice: Advice, options: Sequence[Option]) -> list[float]:
    return [advice.aims.message(advice.sight.card(cast("int", card))) for card in options]


def send_away(advice: Advice, options: Sequence[Option]) -> list[float]:
    return [-worth for worth in temple(advice, options)]


def fewer(advice: Advice, options: Sequence[Option]) -> list[float]:
    """How many to take, or to look at: to look does no harm."""
    place = advice.g.pawns[advice.me]
    if advice.asked["is"] == "SearchFewer":
        return [float(cast("int", many)) for many in options]
    return [advice.plans.draws(place, advice.me, cast("int", many)) for many in options]


def countdown(advice: Advice, options: Sequence[Option]) -> list[float]:
    time = advice.aims.gains.time
    return [-time if option == "advance" else time for option in options]


def markers(advice: Advice, options: Sequence[Option]) -> list[float]:
    found = []
    for option in options:
        match option:
            case (str(colour), int(seat)):
                found.append(advice.marker(colour, seat))
            case str(colour):
                found.append(advice.marker(colour, cast("int", advice.asked["to_seat"])))
            case int(seat) if seat == advice.seat:
                found.append(advice.identity("rachel") - advice.identity(NEITHER))
            case _:
                found.append(advice.marker("rachel", cast("int", option)))
    return found


def become(advice: Advice, options: Sequence[Option]) -> list[float]:
    return [advice.aims.being(str(character)) for character in options]


def cancel(advice: Advice, options: Sequence[Option]) -> list[float]:
    controlled = advice.g.controls
    return [COVERED.get(str(each), 0.0) if each in controlled else 0.05 for each in options]


def shove(advice: Advice, options: Sequence[Option]) -> list[float]:
    """Somebody else goes where there is most that one would like to see in that Gear."""
    found = []
    for option in options:
        character, place = option if isinstance(option, tuple) else (option, advice.g.pawns[advice.me])
        found.append(advice.aims.keep(advice.plans.mean[str(place)], str(character)))
    return found


def may_go(advice: Advice, options: Sequence[Option]) -> list[float]:
    here, there = advice.plans.at(advice.g.pawns["reed"], "reed"), advice.plans.at("hill", "reed")
    return [there if option == "go" else here for option in options]


HINTS: dict[str, Weigher] = {
    "Pick": pick, "Play": play, "WalkTo": walk, "DriveElsewhere": travel, "Ride": travel, "UseSection": use_section,
    "ShowIcon": show, "Show": show, "ChooseDeck": choose_deck, "Sink": sink, "ChooseGear": choose_gear,
    "TakeFromGear": take_from_gear, "GiveToGear": give_to_gear, "SwapOffer": swap, "SwapReply": swap,
    "SwapWith": at_players, "Target": at_players, "GiveUp": drops, "Discard": drops, "PutOnTop": holds,
    "Salvage": salvage, "ChooseForTemple": temple, "SendAway": send_away, "GetFewer": fewer, "SearchFewer": fewer,
    "TurnCountdown": countdown, "GiveMarker": markers, "GiveAgain": markers, "GiveWhite": markers,
    "ChooseIdentity": become, "Cancel": cancel, "Push": shove, "Lure": shove, "MayGoToTheHill": may_go,
}  # fmt: skip
