face-stone = stone
face-leaf = leaf
face-dust = dust
face-ward = ward
face-thief = thief
face-echo = echo

setting-turns = Turns
setting-deck = Deck
setting-faults = Faults

refusal-TO-2-1 = The deck is empty.
refusal-TO-2-2 = You hold { $most } cards already.
refusal-TO-2-3 =
    .hand = Your hand is empty.
    .down = No card lies face down.
refusal-TO-2-4 = { $seat } may not play { $card } beside { $cards }.
refusal-TO-2-5 = { $seat } has no wink left.

Setup =
    .told = { $seat } is dealt { $cards }.
Turn =
    .ask =
        { $n ->
            [one] The last turn. You hold { $cards }.
           *[other] { $n } turns are left. You hold { $cards }.
        }
    .wait = { $seat } is at turn with { $cards }.
    .draw = draw
    .peek = peek
    .lay = lay a card face down
    .give = give a card away
    .flip = turn over
    .mix = shuffle your hand in
    .pass-hands = pass the hands
    .swap = change a card
    .roll = roll
    .bid = bid
    .note = take a note
    .boom = break
    .stuck = get stuck
    .noted = { $seat } takes note { $n }.
Wink =
    .wink = wink
    .told = { $seat } winks.
Draw =
    .told = { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
Peek =
    .told = { $card ->
        [hidden] { $seat } peeks.
       *[other] { $seat } sees { $card }.
    }
Lay =
    .ask = Which card do you lay face down?
    .wait = { $seat } chooses a card.
    .told = { $card ->
        [hidden] { $seat } lays a card.
       *[other] { $seat } lays { $card }.
    }
Give =
    .ask = Which card, and to whom?
    .wait = { $seat } chooses a card to give.
    .option = { $card } to { $seat }
    .told = { $seats }: { $card ->
        [hidden] a card
       *[other] { $card }
    }
Show =
    .told = { $card } lies open.
Mix =
    .told = { $seat } mixes.
PassHands =
    .told = { $seat } has the hands passed on.
Swap =
    .ask = Which card do you change?
    .wait = { $seat } may change a card.
    .told = { $seat } changes a card.
Roll =
    .told = { $seat } rolls { $n }.
Bid =
    .ask = Bid 0 to 3.
    .wait = { $seat } writes a number.
Mark =
    .told = { $word }: { $n ->
        [one] { $n } mark
       *[other] { $n } marks
    }
Stuck =
    .ask = Nothing to choose.
    .wait = { $seat } has nothing to choose.

ending-played-out = The turns are over.
ending-bust = Bust.
