# The Shadow Planet: the words of the game. A step's messages stand under the name of its class.

title = The Shadow Planet
about = Who you are shows only at the end. Astronauts, one Alien, perhaps a Guardian, and twelve hours on a moon. For 3–5.

setting-deck_columns = Types of Location cards (steps: as their texts say; hues: Get counts as Attack, Repair as Get, Attack as Repair)
setting-countdown_advance_type = Cards that advance the Countdown (move: Move; search: Search)
setting-temple_source = What is looked through in the Temple (messages: the Messages pile; removed: the removed pile)
setting-accommodation_source = What is looked at in the Accommodation (messages: the Messages pile; melita: the Melita deck)
setting-bridge_targets = Whose Gear the Bridge reaches (uncontrolled: of Characters nobody controls; any: of every other Character)
setting-reed_ability = Reed’s ability (placed: he must be put on the Hill; optional: he may be; on-the-hill: his bonuses work only there; every-sum: +2 for Get as well)
setting-ban_scope = What Smoking and Space Suit forbid (turn: all further cards this turn; type: after Smoking only Get cards, after Space Suit only Move cards)
setting-bonus_without_card = Bonuses work in a step without a card too
setting-protagonist_rotates = The Protagonist card goes to the left after each round
setting-end_latch = An Indicator that reached its limit ends the game even if it leaves it in the same round
setting-caves_exit_on_foot = Characters may walk out of the Caves
setting-up_to = One may look at or take fewer cards than the sum
setting-cancel_targets = Whose ability Jenna may cancel (any: any other Character’s; controlled: only a controlled one’s)
setting-guardian_pick = Which unmatched Character is the Guardian (highest: the one with the highest Initiative number; lowest: with the lowest)
setting-unmatched_gear_counts = The Gears of unmatched Astronauts count at the end
setting-duel_clamp = Threat stays between 0 and 8 in the duel
setting-log_reveals = The log keeps the cards revealed in the Messages phase

# What lies on the table

table-round = Round
table-countdown = Countdown (0 ends the game)
table-repair = Repair (0 ends the game)
table-threat = Threat (8 ends the game)
table-pawns = Pawns
    .value = { $value ->
        [melita] { place-melita.cap }
        [erico] { place-erico.cap }
        [hill] { place-hill.cap }
       *[caves] { place-caves.cap }
    }
    .jenna = { character-jenna }
    .nikke = { character-nikke }
    .john = { character-john }
    .rachel = { character-rachel }
    .reed = { character-reed }
    .robot = Robot
table-inside = In the Section
    .value = { section-name }
table-vehicles = Vehicles
    .value = { table-pawns.value }
    .moonette = Moonette
    .crawler = Crawler
table-pool = Markers in the pool
    .jenna = { table-markers.jenna }
    .nikke = { table-markers.nikke }
    .john = { table-markers.john }
    .rachel = { table-markers.rachel }
    .reed = { table-markers.reed }
table-marked = Markers on Sections
    .value = { table-markers.value }
    .flight-deck = Flight Deck
    .accommodation = Accommodation
    .bridge = Bridge
    .decompression-chamber = Decompression Chamber
    .hibernation-chamber = Hibernation Chamber
    .graveyard = Graveyard
    .temple = Temple
table-decks = Location decks
    .part-1 = Melita
    .part-2 = E/Rico
    .part-3 = Hill
    .part-4 = Caves
    .from-top = from the top { $cards }
table-messages = Messages pile
    .from-top = from the top { $cards }
table-discard = Discard area
table-temple = Temple pile
    .from-top = from the top { $cards }
table-removed = Removed from the game
table-gears = Gears
    .part-1 = { character-jenna }
    .part-2 = { character-nikke }
    .part-3 = { character-john }
    .part-4 = { character-rachel }
    .part-5 = { character-reed }
    .part-6 = Robot
table-protagonist = Protagonist
    .value = { $seat }
table-controls = Characters controlled
    .value = { who }
table-markers = Markers
    .value = { $value ->
        [jenna] { table-markers.jenna }
        [nikke] { table-markers.nikke }
        [john] { table-markers.john }
        [rachel] { table-markers.rachel }
       *[reed] { table-markers.reed }
    }
    .jenna = yellow (Jenna)
    .nikke = orange (Nikke)
    .john = red (John)
    .rachel = white (Rachel)
    .reed = black (Reed)
table-objectives = Objectives
table-hands = Hands
table-played = Played cards
table-chosen = Character cards laid face down
table-cancelled = Ability cancelled
    .value = { who }
table-active = Turn of
    .value = { who }
table-step = Step
    .value = { $value ->
        [move] I Move
        [search] II Search
        [get] III Get
        [repair] IV Repair
       *[attack] V Attack
    }
table-winner = Winner
    .value = { $value ->
        [alien] { faction-alien }
        [astronauts] { faction-astronauts }
       *[guardian] { faction-guardian }
    }
table-identities = Identities
    .value = { who }
table-roles = Roles at the end
    .value = { $value ->
        [alien] Alien
        [guardian] Guardian
       *[astronaut] Astronaut
    }
    .jenna = { character-jenna }
    .nikke = { character-nikke }
    .john = { character-john }
    .rachel = { character-rachel }
    .reed = { character-reed }

# Names by a raw $value, $word or $step

who = { $value ->
    [jenna] { character-jenna }
    [nikke] { character-nikke }
    [john] { character-john }
    [rachel] { character-rachel }
    [reed] { character-reed }
   *[robot] Robot
}
whom = { $word ->
    [jenna] { character-jenna }
    [nikke] { character-nikke }
    [john] { character-john }
    [rachel] { character-rachel }
    [reed] { character-reed }
   *[robot] { character-robot.cap }
}
section-name = { $value ->
    [flight-deck] { place-flight-deck.cap }
    [accommodation] { place-accommodation.cap }
    [bridge] { place-bridge.cap }
    [decompression-chamber] { place-decompression-chamber.cap }
    [hibernation-chamber] { place-hibernation-chamber.cap }
    [graveyard] { place-graveyard.cap }
   *[temple] { place-temple.cap }
}
deck-name = { $word ->
    [melita] { place-melita.deck-cap }
    [erico] { place-erico.deck-cap }
    [hill] { place-hill.deck-cap }
   *[caves] { place-caves.deck-cap }
}
sum-name = { $step ->
    [move] Move
    [search] Search
    [get] Get
    [repair] Repair
   *[attack] Attack
}
of-points = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}

# Characters, places and things

character-jenna = Jenna
    .cap = Jenna
    .own = Jenna’s
character-nikke = Nikke
    .cap = Nikke
    .own = Nikke’s
character-john = John
    .cap = John
    .own = John’s
character-rachel = Rachel
    .cap = Rachel
    .own = Rachel’s
character-reed = Reed
    .cap = Reed
    .own = Reed’s
character-robot = the Robot
    .cap = The Robot
    .own = the Robot’s

face-jenna = Jenna
    .the = Jenna
    .text = With a player: cancels another Character’s ability for the round. Without: Characters in her Location get +1 Move.
face-nikke = Nikke
    .the = Nikke
    .text = With a player: +1 Get. Without: Characters in her Location get +1 Search.
face-john = John
    .the = John
    .text = With a player: looks at the Gear of an uncontrolled Character. Without: protects those in his Location from other players’ cards.
face-rachel = Rachel
    .the = Rachel
    .text = With a player: another player gets a Marker of a colour of your choice. Without: the Protagonist gives away a white Marker.
face-reed = Reed
    .the = Reed
    .text = With a player: goes to the Hill, +2 Move and +2 Search. Without: Characters in his Location get +1 Get.
face-robot = Robot
    .the = the Robot
    .text = With a player: takes the Protagonist card. Without: the Protagonist looks at the top card of the deck in its Location and may put it under that deck.

face-alien = Alien
    .text = Wants the ship repaired and Threat high.
face-captain = Captain
    .text = Astronaut: wants the ship repaired and enough red cards to meet the Threat.
face-lieutenant = Lieutenant
    .text = { face-captain.text }
face-sergeant = Sergeant
    .text = { face-captain.text }
face-guardian = Guardian
    .text = Wants nobody to leave.

colour-jenna = yellow
    .a = a yellow
    .a-cap = A yellow
    .cap = Yellow
    .who = Jenna
colour-nikke = orange
    .a = an orange
    .a-cap = An orange
    .cap = Orange
    .who = Nikke
colour-john = red
    .a = a red
    .a-cap = A red
    .cap = Red
    .who = John
colour-rachel = white
    .a = a white
    .a-cap = A white
    .cap = White
    .who = Rachel
colour-reed = black
    .a = a black
    .a-cap = A black
    .cap = Black
    .who = Reed

place-melita = Melita
    .cap = Melita
    .in = in Melita
    .to = to Melita
    .deck = the Melita deck
    .deck-cap = The Melita deck
place-erico = E/Rico
    .cap = E/Rico
    .in = in E/Rico
    .to = to E/Rico
    .deck = the E/Rico deck
    .deck-cap = The E/Rico deck
place-hill = the Hill
    .cap = Hill
    .in = on the Hill
    .to = to the Hill
    .deck = the Hill deck
    .deck-cap = The Hill deck
place-caves = the Caves
    .cap = Caves
    .in = in the Caves
    .to = to the Caves
    .deck = the Caves deck
    .deck-cap = The Caves deck
place-flight-deck = the Flight Deck
    .cap = Flight Deck
    .in = on the Flight Deck
place-accommodation = the Accommodation
    .cap = Accommodation
    .in = in the Accommodation
place-bridge = the Bridge
    .cap = Bridge
    .in = on the Bridge
place-decompression-chamber = the Decompression Chamber
    .cap = Decompression Chamber
    .in = in the Decompression Chamber
place-hibernation-chamber = the Hibernation Chamber
    .cap = Hibernation Chamber
    .in = in the Hibernation Chamber
place-graveyard = the Graveyard
    .cap = Graveyard
    .in = in the Graveyard
place-temple = the Temple
    .cap = Temple
    .in = in the Temple

vehicle-moonette = the Moonette
    .cap = The Moonette
vehicle-crawler = the Crawler
    .cap = The Crawler

indicator-threat = Threat
indicator-repair = Repair
indicator-countdown = the Countdown

icon-move = Move (grey)
    .step = Move
icon-search = Search (black)
    .step = Search
icon-get = Get (green)
    .step = Get
icon-repair = Repair (blue)
    .step = Repair
icon-attack = Attack (red)
    .step = Attack

faction-alien = the Alien
    .wins = The Alien wins.
faction-astronauts = the Astronauts
    .wins = The Astronauts win.
faction-guardian = the Guardian
    .wins = The Guardian wins.

use-flight-deck-repair = Repair advances 2
    .option = Show 4 Repair cards: Repair advances 2
use-flight-deck-moonette = the Moonette enters play
    .option = Show 3 Move cards and 1 Search card: the Moonette enters play in Melita
use-accommodation = a look at three cards, one of which is sent away
    .option = Show 2 Search cards: look at three cards and send one of them away
use-bridge = a look at a Gear and a swap with it
    .option = Show 1 Search card: look at a Gear and swap one of its cards with one of your hand
use-decompression-chamber = the Countdown turns by 1
    .option = Show 1 Move card and 1 Search card: turn the Countdown by 1, either way
use-hibernation-chamber = two Markers for another player
    .option = Show 2 Get cards: give another player two Markers from the pool
use-graveyard = the top card of any Location deck
    .option = Show 2 Attack cards: take the top card of any Location deck
use-temple = five cards for the Temple pile
    .option = Show one card of each type: choose five cards for the Temple pile

# SP-2 Setup

DealObjectives =
    .told = { $card ->
        [hidden] { $seat } gets an Objective, face down.
       *[other] { $seat } gets an Objective, face down: { $card }. { $card_text }
    }
FirstProtagonist =
    .told = { $seat } is the first Protagonist.

# SP-3 Control

Round =
    .told = Round { $round } begins.
Control =
    .told = { $card ->
        [hidden] { $seat } shuffles the Character cards. { $last_seat } draws one of them in secret.
       *[other] { $seat } shuffles the Character cards. { $last_seat } draws one of them in secret: { $card }.
    }
Receive =
    .told = { $seat } looks at Character cards: { $cards }.
Pick =
    .ask = Which Character do you control this round? The other cards go on to the left.
    .wait = { $seat } chooses a Character.
    .option = { $card }. { $card_text }
    .told = { $card ->
        [hidden] { $seat } lays a Character card face down.
       *[other] { $seat } lays a Character card face down: { $card }.
    }
RevealCharacters =
    .told = { $seat } controls { $card_the } this round.
    .left = Uncontrolled this round: { $cards }.
TakeMarkers =
    .told = { $seat } takes { $colour_a } Marker.

# SP-4.1, SP-4.2, SP-4.3 Turns

Turn =
    .told = { $character_cap } takes a turn, played by { $seat }.
    .uncontrolled = { $character_cap } has a turn, uncontrolled.
UncontrolledAbility =
    .cancelled = { $character_cap }’s ability is cancelled and does nothing.
DiscardTop =
    .told = { $character_cap } discards the top card of the deck, face up: { $card }.
ControlledAbility =
    .cancelled = { $character_cap }’s ability is cancelled and does nothing.
LeaveAtEnd =
    .told = At the end of the turn a card goes face up to the discard area: { $card }.

# SP-4.4 Playing cards

Play =
    .ask = { $step ->
        [move] Step I, Move (grey). Sum so far: { $sum }. Which card do you play?
        [search] Step II, Search (black). Sum so far: { $sum }. Which card do you play?
        [get] Step III, Get (green). Sum so far: { $sum }. Which card do you play?
        [repair] Step IV, Repair (blue). Which card do you play?
       *[attack] Step V, Attack (red). Which card do you play?
    }
    .wait = { $step ->
        [move] { $seat } may play Move cards.
        [search] { $seat } may play Search cards.
        [get] { $seat } may play Get cards.
        [repair] { $seat } may play Repair cards.
       *[attack] { $seat } may play Attack cards.
    }
    .option = { $action ->
        [drive] Drive { $vehicle } { $place_to }
        [play] Play { $card }: { $card_text }
       *[done] { $step ->
            [move] No more Move cards
            [search] No more Search cards
            [get] No more Get cards
            [repair] No more Repair cards
           *[attack] No more Attack cards
        }
    }
PlayCard =
    .told = { $seat } plays a card: { $card }.

refusal-SP-4-4c = { $icon_step } cards are played in their own step, later in this turn.
refusal-SP-4-4d = After { $card } no further card may be played now.
    .own-deck = You are { $place_in } yourself; this takes a card from the deck of another Location.
refusal-SP-4-4f = { $icon_step } cards are played in their own step, and that is over for this turn.

# SP-4.5 Moving

WalkTo =
    .ask = You have { of-points }. Where does your Character go?
    .wait = { $seat } decides where to move.
    .option = { $word ->
        [melita] Go { place-melita.to }
        [erico] Go { place-erico.to }
        [hill] Go { place-hill.to }
        [caves] Go { place-caves.to }
        [flight-deck] Enter { place-flight-deck }
        [accommodation] Enter { place-accommodation }
        [bridge] Enter { place-bridge }
        [decompression-chamber] Enter { place-decompression-chamber }
        [hibernation-chamber] Enter { place-hibernation-chamber }
        [graveyard] Enter { place-graveyard }
        [temple] Enter { place-temple }
       *[stay] Go no further
    }
WalkThrough =
    .told = { $character_cap } walks { $place_to }.
Enter =
    .told = { $character_cap } enters { $place }.

refusal-SP-4-5b = The way { $place_to } costs { $cost }, and you have { of-points }.
refusal-SP-4-5g = { $character_cap } has used { $place } before: a Marker of this Character’s colour lies there. Other Sections can be entered.
refusal-SP-4-5h = The Robot cannot enter a Section; it can only move between Locations.
refusal-SP-4-5i = On foot the Link { $place_to } is closed; it takes a Vehicle.
refusal-SP-5-1a = Entering { $place } costs { $cost }, and you have { of-points }.

# SP-4.6 Searching

SearchFewer =
    .ask = { $many ->
        [one] You may look at the top card. Do you?
       *[other] You may look at up to { $many } cards. How many?
    }
    .wait = { $seat } decides how many cards to look at.
    .option = { $number ->
        [0] None
        [one] { $number } card
       *[other] { $number } cards
    }
LookAtTop =
    .told = { $seat } looks at the top of { $place_deck }: { $cards }.
PutOnTop =
    .ask = You put { $cards_count } cards back. Which of them lies highest?
    .wait = { $seat } puts cards back.
    .told = { $seat } puts the cards back on top in an order of their choice.

# SP-4.7 Getting

MandatoryCard =
    .told = { $card ->
        [hidden] { $seat } takes the top card of { $place_deck }.
       *[other] { $seat } takes the top card of { $place_deck }: { $card }.
    }
    .empty = { $place_deck-cap } is empty; { $seat } takes no card.
GetFewer =
    .ask = { $many ->
        [one] You may take one more card. Do you?
       *[other] You may take up to { $many } more cards. How many?
    }
    .wait = { $seat } decides how many more cards to take.
    .option = { SearchFewer.option }
TakeMore =
    .told = { $seat } takes more from { $place_deck }: { $cards }.

# SP-4.10, SP-5 Sections

UseSection =
    .ask = Your Character is { $place_in }. Do you use this Section?
    .wait = { $seat } decides whether to use { $place }.
    .option = { $word ->
        [flight-deck-repair] { use-flight-deck-repair.option }
        [flight-deck-moonette] { use-flight-deck-moonette.option }
        [accommodation] { use-accommodation.option }
        [bridge] { use-bridge.option }
        [decompression-chamber] { use-decompression-chamber.option }
        [hibernation-chamber] { use-hibernation-chamber.option }
        [graveyard] { use-graveyard.option }
        [temple] { use-temple.option }
       *[leave] Leave without using it
    }
    .leave = { $seat } does not use { $place }.
    .told = { $seat } uses { $place }: { $use }.
ShowIcon =
    .ask = Which card do you show everyone? Still needed: { $icons }.
    .wait = { $seat } chooses a card to show. Still needed: { $icons }.
    .option = { $action ->
        [show] Show { $card }
       *[stop] Show no further card, and do not use the Section
    }
    .stopped = { $seat } shows no further card, and does not use the Section.
    .told = { $seat } shows a card: { $card }.
PlaceMarker =
    .told = { $colour_a-cap } Marker is placed { $place_in }.
LookInAccommodation =
    .told = { $seat } looks at the top of the pile: { $cards }.
SendAway =
    .ask = Which of these cards do you send away? The others go back on top.
    .wait = { $seat } chooses a card to send away.
    .option = { $card }: { $card_text }
    .told = { $card ->
        [hidden] { $seat } sends one of the cards away.
       *[other] { $seat } sends one of the cards away: { $card }.
    }
TurnCountdown =
    .ask = Which way do you turn the Countdown?
    .wait = { $seat } decides which way the Countdown turns.
    .option = { $word ->
        [advance] Advance it by 1: less time
       *[move-back] Move it back by 1: more time
    }
LookInTemple =
    .told = { $cards_count ->
        [0] { $seat } finds no cards for the Temple pile.
        [1] { temple-all }
        [2] { temple-all }
        [3] { temple-all }
        [4] { temple-all }
        [5] { temple-all }
       *[other] { $seat } looks through the pile: { $cards }.
    }
temple-all = { $seat } looks through the pile and puts all of it on the Temple pile: { $cards }.
ChooseForTemple =
    .ask = { $many ->
        [one] Choose the last card for the Temple pile; it will lie on top. Which?
       *[other] Choose { $many } more cards for the Temple pile; later ones lie higher. Which is next?
    }
    .wait = { $seat } chooses cards for the Temple pile.
    .option = { $card }: { $card_text }
    .told = { $card ->
        [hidden] { $seat } puts a card on the Temple pile.
       *[other] { $seat } puts a card on the Temple pile: { $card }.
    }

refusal-SP-4-10b = These icons are missing among the cards that you may show: { $icons }. Played cards do not count, unless they say so.
    .other = { $card } has none of the icons still needed: { $icons }.
refusal-SP-5-2e = The Moonette is already in play; choose the other effect, or none.

# SP-6 Vehicles

Announce =
    .told = { $seat } announces a drive in { $vehicle } { $place_to }.
Drive =
    .told = Movement points for the drive { $place_to }: { $points }.
    .nowhere = The points do not pay for any Link: { $vehicle } stays here.
DriveElsewhere =
    .ask = You have { of-points }, too few for the destination that you announced. Where do you drive instead?
    .wait = { $seat } decides where to drive instead.
    .option = { $word ->
        [melita] Drive { place-melita.to }
        [erico] Drive { place-erico.to }
        [hill] Drive { place-hill.to }
        [caves] Drive { place-caves.to }
       *[stay] Do not drive
    }
Ride =
    .ask = { $vehicle_cap } drives { $place_to }. Does { $character } travel along?
    .wait = { $seat } decides whether { $character } travels along.
    .option = { $word ->
        [ride] Travel along
       *[remain] Stay here
    }
    .ride = { $character_cap } travels along in { $vehicle }.
    .remain = { $character_cap } stays behind.
Arrive =
    .told = { $vehicle_cap } arrives { $place_in }. Aboard: { $characters }.
BringMoonette =
    .told = { $vehicle_cap } enters play { $place_in }.
BringCrawler =
    .told = { $vehicle_cap } enters play { $place_in }.

refusal-SP-6-1c = A drive is announced before the first Move card of the step, or right after the card that brings the Vehicle.
refusal-SP-6-1k = The drive { $place_to } costs { $cost }, and you have { of-points }.

# SP-7 Messages

Discard =
    .ask = Which card do you discard, face down?
    .wait = { $seat } chooses a card to discard, face down.
    .option = { $card }: { $card_text }
    .told = { $card ->
        [hidden] { $seat } discards a card, face down.
       *[other] { $seat } discards a card, face down: { $card }.
    }
ShuffleMessages =
    .told = { $cards_count ->
        [0] { $seat } shuffles the Messages pile.
        [one] { $seat } shuffles 1 discarded card into the Messages pile.
       *[other] { $seat } shuffles { $cards_count } discarded cards into the Messages pile.
    }
RevealMessages =
    .fleeting = Revealed: { $cards }.
    .told = Revealed: { $cards }.
    .counts = By type: Move { $move }, Search { $search }, Get { $get }, Repair { $repair }, Attack { $attack }.
ThreatConsequence =
    .indicator = Get against Attack: { turned }
RepairConsequence =
    .indicator = Repair against Attack: { turned }
CountdownConsequence =
    .indicator = Move against Search: { turned }
HourPasses =
    .indicator = An hour passes, and one more for each empty Location deck: { turned }
RepairShuttle =
    .indicator = On the Flight Deck: { turned }
CountdownTurned =
    .indicator = In the Decompression Chamber: { turned }
TurnIndicator =
    .indicator = The effect of the card: { turned }
turned = { $moved ->
    [0] { stays }
   *[1] { goes }
}
goes = { $indicator } goes from { $was } to { $now }.
stays = { $indicator } stays at { $now }.

# SP-8 End of the round

PassProtagonist =
    .told = The Protagonist card goes to { $seat }.

# SP-9, SP-10, SP-11 The end

EndOfGame =
    .told = The game ends. { $ending }
    .objective = { $seat } shows their Objective: { $card }.
ChooseIdentity =
    .ask = You hold equally few Markers of these colours. Which Character are you?
    .wait = { $seat } chooses between Characters of whose colours they hold equally few Markers.
    .option = { whom }
Become =
    .told = { $seat } turns out to be { $character }.
MatchTheRest =
    .guardian = No player is the Guardian; { $character } is.
    .told = Nobody’s Identity, and so counted among the Astronauts: { $characters }.
AwardVictory =
    .told = Gear of { $character }, an Astronaut: { $cards }.
CountRepairs =
    .told = The Repair cards (blue) in the Gears of all Astronauts count { $blue } in total. Repair stands at { $repair }.
AlienGear =
    .told = The Alien’s Gear ({ $character }): { $cards }. Get (green) counts { $green }, Attack (red) { $red }; Threat now stands at { $threat }.
Duel =
    .told = The Attack cards (red) in the Gears of all Astronauts count { $red } in total. Threat stands at { $threat }.
Win =
    .told = { $faction_wins }

ending-threat = Threat has reached 8: nobody leaves.
ending-repair = Repair has reached 0: the ship can fly.
ending-countdown = The Countdown has reached 0: time is up.

# SP-12.1 to SP-12.6 Abilities

Cancel =
    .ask = Whose ability do you cancel for this round?
    .wait = { $seat } chooses whose ability to cancel.
    .option = { whom }
CoverAbility =
    .told = { $seat } cancels { $character_own } ability until the end of the round.
MayGoToTheHill =
    .ask = Does Reed go to the Hill?
    .wait = { $seat } decides whether Reed goes to the Hill.
    .option = { $word ->
        [go] Put Reed on the Hill
       *[stay] Leave him where he is
    }
MoreThisTurn =
    .told = { $character_cap } gets +{ $amount } { sum-name } this turn.
Driver =
    .told = { $vehicle_cap } goes further: +{ $amount }.
ToTheHill =
    .told = { $agreed ->
        [every-sum] { $character_cap } gets +{ $amount } to Move, Search and Get this turn.
        [on-the-hill] { $character_cap } gets +{ $amount } to Move and Search this turn while on the Hill.
       *[placed] { $character_cap } gets +{ $amount } to Move and Search this turn.
    }
OnTheHill =
    .told = { $character_cap } is put { $place_in }.
TakeProtagonist =
    .told = { $seat } takes the Protagonist card.
More =
    .told = { $character_cap } gets +{ $amount } { sum-name } this turn.
Lend =
    .told = Characters in { $character_own } Location get +{ $amount } { sum-name } this round.
Guard =
    .told = { $character_cap } guards the Characters in his Location: until the end of the round, other players’ cards cannot move them or touch their cards.

refusal-SP-12-1a = Nobody controls { $character }, and at this table only the ability of a controlled Character can be cancelled.
refusal-SP-12-7e = { refusal-SP-4-4d }
refusal-SP-12-7f = { refusal-SP-4-4d }
refusal-SP-12-3 = { $character_cap } is protected: this round, other players’ cards cannot move this Character or touch its cards. Choose another.

# SP-12.4, SP-5.6 Giving Markers

GiveMarker =
    .ask = { $more ->
        [1] Two Markers for the same player: which is the first, and who gets both?
       *[0] Who gets which Marker?
    }
    .wait = { $seat } gives away a Marker.
    .option = { $colour_cap } Marker ({ $colour_who }) to { $seat }
GiveAgain =
    .ask = Which second Marker does { $to_seat } get?
    .wait = { $seat } chooses a second Marker for { $to_seat }.
    .option = { $word ->
        [jenna] { colour-jenna.cap } ({ character-jenna })
        [nikke] { colour-nikke.cap } ({ character-nikke })
        [john] { colour-john.cap } ({ character-john })
        [rachel] { colour-rachel.cap } ({ character-rachel })
       *[reed] { colour-reed.cap } ({ character-reed })
    }
Give =
    .told = { $to_seat } gets { $colour_a } Marker from the pool, as decided by { $seat }.
GiveWhite =
    .ask = You are the Protagonist: who gets a white Marker (Rachel)?
    .wait = { $seat } decides who gets a white Marker.
    .option = { $seat }

# SP-12.7 What cards do

Order =
    .told = The others in { $character_own } Location get +{ $amount } Search this round.
Push =
    .ask = Which Character do you move, and where to?
    .wait = { $seat } moves another Character.
    .option = { $character_cap } { $place_to }
Lure =
    .ask = Which Character comes to your Location?
    .wait = { $seat } chooses a Character to come to their Location.
    .option = { whom }
MoveOther =
    .told = { $seat } moves { $character } { $place_to }.
PeekMessages =
    .told = { $seat } looks at the top of the Messages pile: { $cards }.
Shield =
    .told = { $character_cap } is protected: until the end of the round, other players’ cards cannot move this Character or touch its cards.

# SP-5.4, SP-12.7i Gears and hands

ChooseGear =
    .ask = { $swap ->
        [1] Whose Gear do you look at and swap a card with?
       *[0] Whose Gear do you look at?
    }
    .wait = { $seat } chooses a Gear to look at.
    .option = { whom }
LookAtGear =
    .told = { $seat } looks at { $character_own } Gear: { $cards }.
TakeFromGear =
    .ask = Which card do you take from { $character_own } Gear?
    .wait = { $seat } takes a card from { $character_own } Gear.
    .option = { $card }: { $card_text }
GiveToGear =
    .ask = Which card of your hand do you put into { $character_own } Gear instead?
    .wait = { $seat } puts a card into { $character_own } Gear.
    .option = { $card }: { $card_text }
    .told = { $seat } takes { $taken_card ->
        [hidden] a card
       *[other] { $taken_card }
    } from { $character_own } Gear and puts { $card ->
        [hidden] another there.
       *[other] { $card } there.
    }
SwapWith =
    .ask = With whom do you swap a card?
    .wait = { $seat } chooses a player to swap a card with.
    .option = { $seat }
SwapOffer =
    .ask = Which card do you give to { $to_seat }?
    .wait = { $seat } chooses a card for { $to_seat }.
    .option = { $card }: { $card_text }
    .told = { $card ->
        [hidden] { $seat } offers { $to_seat } a card for a swap, face down.
       *[other] { $seat } offers { $to_seat } a card for a swap, face down: { $card }.
    }
SwapReply =
    .ask = { $from_seat } swaps a card with you. Which one do you give?
    .wait = { $seat } chooses a card for { $from_seat }.
    .option = { $card }: { $card_text }
    .told = { $seat } gives { $other_seat } { $return_card ->
        [hidden] a card
       *[other] { $return_card }
    } and gets { $card ->
        [hidden] the one that was offered.
       *[other] { $card }.
    }
Target =
    .ask = { $purpose ->
        [strike] Which player here discards a card?
       *[expose] Which player here shows a card?
    }
    .wait = { $seat } chooses a player in the same Location.
    .option = { $seat }
    .strike = { $seat } makes { $other_seat } discard a card.
    .expose = { $seat } makes { $other_seat } show a card.
GiveUp =
    .ask = { $from_seat } makes you discard a card, face up. Which one?
    .wait = { $seat } chooses a card to discard.
    .option = { $card }: { $card_text }
    .told = { $seat } discards a card, face up: { $card }.
Show =
    .ask = { $from_seat } makes you show everyone a card. Which one?
    .wait = { $seat } chooses a card to show.
    .option = { $card }: { $card_text }
    .told = { $seat } shows a card and keeps it: { $card }.

refusal-SP-5-4c = A player controls { $character }; choose a Character that nobody controls.
    .own = { $character_cap } is your own Character; choose another.
    .empty = { $character_cap } has no cards left; choose another Character.
refusal-SP-12-7i = { $seat } has no card in hand; choose a player who has one.

# SP-1.6 Decks

ChooseDeck =
    .ask = { $purpose ->
        [take] From which Location deck do you take the top card?
        [fetch] From which other Location’s deck do you take the top card?
        [burn] From which Location deck does the top card go to the discard area?
       *[sink] Which Location deck’s top card do you look at?
    }
    .wait = { $seat } chooses a Location deck.
    .option = { deck-name }
TakeTop =
    .told = { $card ->
        [hidden] { $seat } takes the top card of { $place_deck }.
       *[other] { $seat } takes the top card of { $place_deck }: { $card }.
    }
TakeBottom =
    .told = { $card ->
        [hidden] { $seat } takes the bottom card of { $place_deck }.
       *[other] { $seat } takes the bottom card of { $place_deck }: { $card }.
    }
Burn =
    .told = { $seat } discards the top card of { $place_deck }, face up: { $card }.
LookUnder =
    .told = { $card ->
        [hidden] { $seat } looks at the top card of { $place_deck }.
       *[other] { $seat } looks at the top card of { $place_deck }: { $card }.
    }
Sink =
    .ask = { $card ->
        [hidden] Does the top card of { $place_deck } go under the deck?
       *[other] On top of { $place_deck } lies { $card }. Does it go under the deck?
    }
    .wait = { $seat } decides whether the top card of { $place_deck } goes under the deck.
    .option = { $word ->
        [leave] Leave it on top
       *[sink] Put it under the deck
    }
    .leave = { $seat } leaves the card on top of { $place_deck }.
    .sink = { $seat } puts the card under { $place_deck }.
Salvage =
    .ask = Which card do you take from the discard area?
    .wait = { $seat } takes a card from the discard area.
    .option = { $card ->
        [hidden] A face-down card
       *[other] { $card }: { $card_text }
    }
    .told = { $card ->
        [hidden] { $seat } takes a card from the discard area, face down.
       *[other] { $seat } takes a card from the discard area: { $card }.
    }

refusal-SP-5-7c = { $place_deck-cap } is empty; choose one that has cards.

# Glossary

term-protagonist = Protagonist
    .means = The first player: hands on the Character cards, shuffles the Messages pile and decides for uncontrolled Characters.
term-objective = Objective
    .means = The secret card that says for whom you play: Alien, Astronaut or Guardian.
term-alien = Alien
    .means = Wants the ship repaired and Threat so high that the Astronauts’ red cards do not meet it.
term-astronaut = Astronaut
    .means = Captain, Lieutenant or Sergeant: they win together if the ship is repaired and their red cards meet the Threat.
term-guardian = Guardian
    .means = Wants nobody to leave: Threat at 8, or too few repairs when the Countdown ends.
term-character = Character
    .means = One of the six through whom players act; a player may control a different one each round.
term-uncontrolled = Uncontrolled Character
    .means = A Character that no player has chosen this round: it uses another ability and discards the top card of the deck where it stands.
term-initiative = Initiative Order
    .means = The fixed order of the turns: Jenna, Nikke, John, Rachel, Reed, Robot.
term-gear = Gear
    .means = All Operation cards of a Character; the player who controls it has them in hand.
term-operation-card = Operation card
    .means = A card of one of five types, with a value or an effect; at the end it counts by its type.
term-consequence = Consequence
    .means = What the sum of a step brings once: movement points, cards to look at, or cards to take.
term-move = Move
    .means = Step I, grey: the sum is movement points for Links and Sections, or for a drive.
term-search = Search
    .means = Step II, black: the sum is how many top cards of your Location’s deck you look at and put back in any order.
term-get = Get
    .means = Step III, green: take the top card of your Location’s deck, and then as many more as the sum.
term-step-repair = Repair (the step)
    .means = Step IV, blue: cards are played for their effects alone.
term-attack = Attack
    .means = Step V, red: cards are played for their effects alone.
term-location = Location
    .means = Melita, E/Rico, Hill or Caves: each has a deck and Sections.
term-section = Section
    .means = A room of a Location: pay to enter it, show its icons at the end of the turn, and it takes effect, once for each Character.
term-link = Link
    .means = A way between two Locations; its number is its cost in movement points.
term-vehicle = Vehicle
    .means = The Moonette or the Crawler: it reaches the Caves and takes others along.
term-moonette = Moonette
    .means = A Vehicle with 3 seats that doubles the sum of the driver’s Move cards.
term-crawler = Crawler
    .means = A Vehicle with 6 seats that adds 1 to each Move card of the driver.
term-marker = Marker
    .means = A token in a Character’s colour: the fewer you have of a colour, the more likely you are that Character.
term-pool = Pool
    .means = Where all Markers lie that nobody has taken and that lie on no Section.
term-indicator = Indicator
    .means = Threat, Repair or Countdown: at its final number it ends the game.
term-countdown = Countdown
    .means = The hours that are left, from 12 down to 0.
term-repair = Repair (the Indicator)
    .means = How much of the ship is still to be repaired, down to 0.
term-threat = Threat
    .means = How strong the Alien is, from 0 up to 8.
term-advance = Advance
    .means = To turn an Indicator toward the number that ends the game: Countdown and Repair go down, Threat goes up.
term-move-back = Move back
    .means = To turn an Indicator away from the number that ends the game.
term-messages = Messages from the Shadows
    .means = The pile of which six cards are revealed each round; their types turn the Indicators.
term-discard-area = Discard area
    .means = Where discarded cards wait, until they are shuffled into the Messages pile.
term-removed = Removed pile
    .means = Cards that are out of the game, such as those revealed in the Messages phase.
term-temple-pile = Temple pile
    .means = Cards in the Temple that are revealed before the Messages pile.
term-identity = Identity
    .means = The Character you turn out to be at the end; its Gear counts for your side.
term-priority = Priority
    .means = The order in which Identities are found: Alien, Captain, Lieutenant, Sergeant, Guardian.
term-rarity-list = Card Rarity List
    .means = Says how many cards of each type lie in each deck and Gear at the beginning.

# The Operation cards: what is said on several of them

-card-at-once = Goes face up to the discard area at once, without value.
-card-used-up = Goes face up to the discard area at once.
-card-turn-end = At the end of the turn it goes face up to the discard area.
-card-ban = You play no further card this turn.
-card-plain = No effect when played.
-end-astronaut = At the end of the game it counts as { $n } in an Astronaut’s Gear.
-end-alien = At the end of the game it counts as { $n } in the Alien’s Gear.
-does-order = Other Characters in your Location get +{ $n } Search this round.
-does-crawler = The Crawler enters play in your Location.
-does-bonus-search = +{ $n } Search this turn.
-does-bonus-get = +{ $n } Get this turn.
-does-driver = +{ $n } movement points if your Character drives a Vehicle in this step.
-does-push = You move another Character from your Location through one Link on foot.
-does-lure = A Character who is one Link away on foot comes to your Location.
-does-peek-gear = Look at the Gear of an uncontrolled Character.
-does-peek-messages = Look at the top { $n } cards of the Messages pile.
-does-sink = Look at the top card of any Location deck; you may put it under that deck.
-does-burn = The top card of any one Location deck goes face up to the discard area.
-does-salvage = Take a face-up card from the discard area into your hand.
-does-fetch = Take the top card of another Location’s deck into your hand.
-does-dig = Take the bottom card of your Location’s deck into your hand.
-does-marker = Give another player a Marker of your choice from the pool.
-does-swap-player = Swap a hand card with another player; each picks the card to give.
-does-swap-gear = Look at the Gear of an uncontrolled Character and swap one of its cards with one from your hand.
-does-strike = A player whose Character is in your Location discards a hand card of their choice, face up.
-does-expose = A player whose Character is in your Location shows everyone a hand card of their choice.
-does-shield = Until the end of the round no card of another player moves your Character or touches your hand.
-does-ready = It may be shown for a Section’s cost even after it was played.
-does-repair = The Repair Indicator advances { $n }.
-does-sabotage = The Repair Indicator moves back { $n }.
-does-calm = The Threat Indicator moves back { $n }.
-does-stir = The Threat Indicator advances { $n }.

# Jenna

card-jenna-move = Move
face-jenna-move = { card-jenna-move } (Jenna)
    .text = Move 1.
card-direct-order = Direct Order
face-direct-order = { card-direct-order } (Jenna)
    .text = Move 1. { -does-order(n: 1) }
card-jenna-search = Search
face-jenna-search = { card-jenna-search } (Jenna)
    .text = Search 1.
card-seduce = Seduce
face-seduce = { card-seduce } (Jenna)
    .text = Get 1. { -does-lure }

# Nikke

card-nikke-move = Move
face-nikke-move = { card-nikke-move } (Nikke)
    .text = Move 1.
card-nikke-search = Search
face-nikke-search = { card-nikke-search } (Nikke)
    .text = Search 1.
card-cool-head = Cool Head
face-cool-head = { card-cool-head } (Nikke)
    .text = Repair. { -does-shield }

# John

card-john-move = Move
face-john-move = { card-john-move } (John)
    .text = Move 1.
card-john-search = Search
face-john-search = { card-john-search } (John)
    .text = Search 1.
card-smoking = Smoking
face-smoking = { card-smoking } (John)
    .text = Search 2. { -card-ban }
card-fight = Fight
face-fight = { card-fight } (John)
    .text = Attack. { -does-strike }

# Rachel

card-rachel-move = Move
face-rachel-move = { card-rachel-move } (Rachel)
    .text = Move 1.
card-rachel-search = Search
face-rachel-search = { card-rachel-search } (Rachel)
    .text = Search 1.
card-crying = Crying
face-crying = { card-crying } (Rachel)
    .text = Get 1. { -card-turn-end }

# Reed

card-reed-move = Move
face-reed-move = { card-reed-move } (Reed)
    .text = Move 1.
card-reed-search = Search
face-reed-search = { card-reed-search } (Reed)
    .text = Search 1.
card-axe = Axe
face-axe = { card-axe } (Reed)
    .text = Attack. { -does-expose }

# Robot

card-robot-move = Move
face-robot-move = { card-robot-move } (Robot)
    .text = Move 1.
card-robot-search = Search
face-robot-search = { card-robot-search } (Robot)
    .text = Search 1.
card-help = Help
face-help = { card-help } (Robot)
    .text = Repair. { -does-salvage }
card-diagnostics = Diagnostics
face-diagnostics = { card-diagnostics } (Robot)
    .text = Repair. { -does-peek-messages(n: 3) } { -end-astronaut(n: 0) }

# Melita

card-medi-kit = Medi-Kit
face-medi-kit = { card-medi-kit } (Melita)
    .text = Move 2. { -does-shield }
card-driving = Driving
face-driving = { card-driving } (Melita)
    .text = Move 1. { -does-driver(n: 2) }
card-threaten = Threaten
face-threaten = { card-threaten } (Melita)
    .text = Move 2. { -does-push }
card-ration-k-melita = Ration K
face-ration-k-melita = { card-ration-k-melita } (Melita)
    .text = Move 1. { -does-bonus-search(n: 1) }
card-moon-walk = Moon Walk
face-moon-walk = { card-moon-walk } (Melita)
    .text = Move 2.
card-jet-pack = Jet Pack
face-jet-pack = { card-jet-pack } (Melita)
    .text = Move 3. { -card-turn-end }
card-flight-plan = Flight Plan
face-flight-plan = { card-flight-plan } (Melita)
    .text = Move 1. { -does-ready }
card-sensor-sweep = Sensor Sweep
face-sensor-sweep = { card-sensor-sweep } (Melita)
    .text = Search 2.
card-briefing = Briefing
face-briefing = { card-briefing } (Melita)
    .text = Search 1. { -does-order(n: 1) }
card-checklist = Checklist
face-checklist = { card-checklist } (Melita)
    .text = Search 1. { -does-ready }
card-crew-lockers = Crew Lockers
face-crew-lockers = { card-crew-lockers } (Melita)
    .text = Search 1. { -does-peek-gear }
card-digging-tools = Digging Tools
face-digging-tools = { card-digging-tools } (Melita)
    .text = Get 1. { -does-dig }
card-supply-crate = Supply Crate
face-supply-crate = { card-supply-crate } (Melita)
    .text = Get 2. { -end-alien(n: 2) }
card-mark-myers = Mark Myers
face-mark-myers = { card-mark-myers } (Melita)
    .text = Repair. { -card-used-up } { -does-repair(n: 1) }
card-duct-tape = Duct Tape
face-duct-tape = { card-duct-tape } (Melita)
    .text = Repair. { -does-salvage } { -end-astronaut(n: 0) }
card-ignition-coil = Ignition Coil
face-ignition-coil = { card-ignition-coil } (Melita)
    .text = Repair. { -card-plain } { -end-astronaut(n: 2) }

# E/Rico

card-space-suit = Space Suit
face-space-suit = { card-space-suit } (E/Rico)
    .text = Move 5. { -card-ban }
card-ration-k-erico = Ration K
face-ration-k-erico = { card-ration-k-erico } (E/Rico)
    .text = Move 1. { -does-bonus-search(n: 1) }
card-green-fog = Green Fog
face-green-fog = { card-green-fog } (E/Rico)
    .text = Move 1. { -does-push }
card-service-duct = Service Duct
face-service-duct = { card-service-duct } (E/Rico)
    .text = Move 2.
card-messages = Messages
face-messages = { card-messages } (E/Rico)
    .text = Search. { -card-at-once } { -does-stir(n: 2) }
card-family-photo = Family Photo
face-family-photo = { card-family-photo } (E/Rico)
    .text = Search 1. { -does-marker } { -card-turn-end }
card-flashlight = Flashlight
face-flashlight = { card-flashlight } (E/Rico)
    .text = Search 2.
card-cryo-monitor = Cryo Monitor
face-cryo-monitor = { card-cryo-monitor } (E/Rico)
    .text = Search 1. { -does-peek-gear }
card-cargo-manifest = Cargo Manifest
face-cargo-manifest = { card-cargo-manifest } (E/Rico)
    .text = Search 1. { -does-bonus-get(n: 1) }
card-spare-parts = Spare Parts
face-spare-parts = { card-spare-parts } (E/Rico)
    .text = Repair. { -card-plain } { -end-astronaut(n: 2) }
card-scrap-metal = Scrap Metal
face-scrap-metal = { card-scrap-metal } (E/Rico)
    .text = Repair. { -does-swap-player } { -end-astronaut(n: 0) }
card-burnt-out-computer = Burnt-Out Computer
face-burnt-out-computer = { card-burnt-out-computer } (E/Rico)
    .text = Repair. { -does-peek-messages(n: 3) } { -end-astronaut(n: 0) }
card-ray-gun-erico = Ray Gun
face-ray-gun-erico = { card-ray-gun-erico } (E/Rico)
    .text = Attack. { -card-plain } { -end-astronaut(n: 2) }
card-cutting-torch = Cutting Torch
face-cutting-torch = { card-cutting-torch } (E/Rico)
    .text = Attack. { -does-burn }
card-slammed-hatch = Slammed Hatch
face-slammed-hatch = { card-slammed-hatch } (E/Rico)
    .text = Attack. { -does-push } { -end-astronaut(n: 0) }
card-cut-cables = Cut Cables
face-cut-cables = { card-cut-cables } (E/Rico)
    .text = Attack. { -does-burn }

# Hill

card-crawler = Crawler
face-crawler = { card-crawler } (Hill)
    .text = Move. { -card-at-once } { -does-crawler }
card-fuel-can = Fuel Can
face-fuel-can = { card-fuel-can } (Hill)
    .text = Move 1. { -does-driver(n: 3) } { -card-turn-end }
card-tow-line = Tow Line
face-tow-line = { card-tow-line } (Hill)
    .text = Move 1. { -does-lure }
card-dust-run = Dust Run
face-dust-run = { card-dust-run } (Hill)
    .text = Move 3.
card-lookout = Lookout
face-lookout = { card-lookout } (Hill)
    .text = Search 2.
card-distance-meter = Distance Meter
face-distance-meter = { card-distance-meter } (Hill)
    .text = Search 2. { -does-sink }
card-open-grave = Open Grave
face-open-grave = { card-open-grave } (Hill)
    .text = Search 1. { -does-salvage }
card-hallucinations = Hallucinations
face-hallucinations = { card-hallucinations } (Hill)
    .text = Search 3. { -card-turn-end }
card-miners-lamp = Miner’s Lamp
face-miners-lamp = { card-miners-lamp } (Hill)
    .text = Search 1. { -does-ready }
card-corn = “Corn”
face-corn = { card-corn } (Hill)
    .text = Get 2. { -card-turn-end }
card-potatoes = “Potatoes”
face-potatoes = { card-potatoes } (Hill)
    .text = Get 1. { -does-swap-player }
card-green-shoots = Green Shoots
face-green-shoots = { card-green-shoots } (Hill)
    .text = Get 1. { -does-stir(n: 1) } { -end-alien(n: 2) }
card-grave-goods = Grave Goods
face-grave-goods = { card-grave-goods } (Hill)
    .text = Get 1. { -does-fetch }
card-pickaxe = Pickaxe
face-pickaxe = { card-pickaxe } (Hill)
    .text = Attack. { -does-dig }
card-fury = Fury
face-fury = { card-fury } (Hill)
    .text = Attack. { -does-strike } { -end-astronaut(n: 0) }
card-mining-charge = Mining Charge
face-mining-charge = { card-mining-charge } (Hill)
    .text = Attack. { -card-used-up } { -does-calm(n: 1) }

# Caves

card-grasping-tentacle = Grasping Tentacle
face-grasping-tentacle = { card-grasping-tentacle } (Caves)
    .text = Get 2. { -end-alien(n: 2) }
card-idol = Idol of the Deep
face-idol = { card-idol } (Caves)
    .text = Get 1. { -end-alien(n: 3) }
card-spore-cloud = Spore Cloud
face-spore-cloud = { card-spore-cloud } (Caves)
    .text = Get. { -card-at-once } { -does-stir(n: 2) }
card-offering-bowl = Offering Bowl
face-offering-bowl = { card-offering-bowl } (Caves)
    .text = Get 1. { -does-marker } { -card-turn-end }
card-swallowed-pack = Swallowed Backpack
face-swallowed-pack = { card-swallowed-pack } (Caves)
    .text = Get 1. { -does-salvage } { -end-alien(n: 2) }
card-remove-ice = Remove Ice
face-remove-ice = { card-remove-ice } (Caves)
    .text = Repair. { -does-dig }
card-fuel-crystals = Fuel Crystals
face-fuel-crystals = { card-fuel-crystals } (Caves)
    .text = Repair. { -card-plain } { -end-astronaut(n: 2) }
card-power-cell = Power Cell
face-power-cell = { card-power-cell } (Caves)
    .text = Repair. { -card-used-up } { -does-repair(n: 1) }
card-miners-winch = Miners’ Winch
face-miners-winch = { card-miners-winch } (Caves)
    .text = Repair. { -does-fetch }
card-petrified-machine = Petrified Machine
face-petrified-machine = { card-petrified-machine } (Caves)
    .text = Repair. { -does-sink } { -end-astronaut(n: 0) }
card-hull-alloy = Hull Alloy
face-hull-alloy = { card-hull-alloy } (Caves)
    .text = Repair. { -card-plain } { -end-astronaut(n: 2) }
card-ray-gun-caves = Ray Gun
face-ray-gun-caves = { card-ray-gun-caves } (Caves)
    .text = Attack. { -card-plain } { -end-astronaut(n: 2) }
card-obsidian-knife = Obsidian Knife
face-obsidian-knife = { card-obsidian-knife } (Caves)
    .text = Attack. { -does-expose }
card-burning-oil = Burning Oil
face-burning-oil = { card-burning-oil } (Caves)
    .text = Attack. { -does-burn }
card-moonquake = Moonquake
face-moonquake = { card-moonquake } (Caves)
    .text = Attack. { -card-used-up } { -does-sabotage(n: 1) } { -end-astronaut(n: 0) }
card-possession = Possession
face-possession = { card-possession } (Caves)
    .text = Attack. { -does-swap-gear } { -end-astronaut(n: 0) } { -end-alien(n: 0) }

# Messages

card-message-footprints = Footprints Behind You
face-message-footprints = { card-message-footprints } (Messages)
    .text = Move 2.
card-message-radio = Voice on the Radio
face-message-radio = { card-message-radio } (Messages)
    .text = Search 2.
card-message-hunger = Hunger Below
face-message-hunger = { card-message-hunger } (Messages)
    .text = Get 2.
card-message-hands = Borrowed Hands
face-message-hands = { card-message-hands } (Messages)
    .text = Repair. { -card-plain }
card-message-blood = Old Blood
face-message-blood = { card-message-blood } (Messages)
    .text = Attack. { -card-plain }
