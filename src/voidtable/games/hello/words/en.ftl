# Hello, Wreck: the words of the game. A step's messages stand under the name of its class.

title = Hello, Wreck
about = Loot a silent wreck, trade in the dark, and do not bring home a leech. A tiny game for 2–5.

setting-rounds = Rounds to play
setting-alarm = Stowed leeches that wake the wreck
setting-gear = Play with gear

# What lies on the table

table-wreck = The wreck
    .from-top = from the top { $cards }
table-hands = Hands
table-installed = Installed
table-scrapyard = Scrapyard
table-round = Round
table-first = First player
    .value = { $seat }
table-alarm = Alarm

face-relic = relic
face-scrap = scrap
face-leech = leech
face-beacon = beacon
face-hatch = hatch
face-jammer = jammer

# HE-1

FirstPlayer =
    .told = { $seat } goes first.

# HE-2

Round =
    .told = Round { $round } begins.
Act =
    .ask = Your turn. What will you do?
    .wait = { $seat } chooses an action.
    .option = { $action ->
        [install] Install { $card }
        [jettison] Jettison { $card }
        [barter] Barter with { $seat }
       *[scout] Scout the wreck
    }
Scout =
    .told = { $cards_count ->
        [one] { $seat } scouts the last card of the wreck.
       *[other] { $seat } scouts the top { $cards_count } cards of the wreck.
    }
Keep =
    .ask = Which card do you keep?
    .wait = { $seat } chooses which scouted card to keep.
    .told = { $card ->
        [hidden] { $seat } keeps one of the scouted cards.
       *[other] { $seat } keeps a scouted card: { $card }.
    }
PutBack =
    .ask = Which card do you put on top?
    .wait = { $seat } puts the other cards back.
    .told = { $seat } puts the other cards back in an order of their choice.
Install =
    .told = { $seat } installs gear: { $card }.
Jettison =
    .told = { $seat } jettisons a card ({ $card }) and draws a new one.

refusal-HE-2-4 = Only gear can be installed, not this card ({ $card }).
refusal-HE-2-5 = You have this gear installed already ({ $card }); you may not have two of a kind.
refusal-HE-2-7 = A relic is never jettisoned.

# HE-3

Barter =
    .told = { $seat } offers { $other_seat } a barter.
Offer =
    .ask = Which card do you offer { $other_seat }, face down?
    .wait = { $seat } chooses a card to offer { $other_seat }.
    .told = { $card ->
        [hidden] { $seat } offers a card, face down.
       *[other] { $seat } offers a card, face down: { $card }.
    }
Consent =
    .ask = { $from_seat } offers you a card, unseen. Do you agree to barter?
    .wait = { $seat } considers the offer of { $from_seat }.
    .option = { $word ->
        [agree] Agree
       *[refuse] Refuse, and show everyone a card
    }
    .agree = { $seat } agrees to barter with { $other_seat }.
    .refuse = { $seat } refuses to barter with { $other_seat }.
GiveInReturn =
    .ask = Which card do you give { $to_seat } in return?
    .wait = { $seat } chooses a card to give in return.
    .told = { $card ->
        [hidden] { $return_card ->
            [hidden] { $seat } and { $other_seat } exchange cards.
           *[other] { $seat } gives { $other_seat } a card ({ $return_card }) and gets one (unseen).
        }
       *[other] { $return_card ->
            [hidden] { $seat } gives { $other_seat } a card (unseen) and gets one ({ $card }).
           *[other] { $seat } gives { $other_seat } a card ({ $return_card }) and gets one ({ $card }).
        }
    }
PriceOfRefusal =
    .ask = Which card from your hand do you show everyone?
    .wait = { $seat } chooses a card to show.
    .told = { $seat } shows a card from their hand: { $card }.

refusal-HE-3-1 =
    .own = You have no card to barter with.
    .other = { $seat } has no card to barter with.

# HE-4

Ping =
    .told = { $card ->
        [hidden] { $seat } sees the top card of the wreck by a beacon.
       *[other] { $seat } sees the top card of the wreck by a beacon: { $card }.
    }
DropThroughHatch =
    .told = { $card ->
        [hidden] { $seat } drops a card through the hatch and draws a new one.
       *[other] { $seat } drops a card ({ $card }) through the hatch and draws a new one.
    }
Jam =
    .ask = { $from_seat } wants to barter with you. Do you jam the barter?
    .wait = { $seat } may jam the barter of { $from_seat }.
    .option = { $word ->
        [jam] Use up the jammer: no barter
       *[allow] Hear the offer
    }
    .jam = { $seat } uses up a jammer and jams the barter of { $other_seat }.
    .allow = { $seat } hears the offer of { $other_seat }.
Flare =
    .option = Free: use up gear ({ $card }) to show everyone the top card of the wreck
    .told = { $seat } fires a flare. On top of the wreck: { $card }.

refusal-HE-4-5 = Only a beacon can be used up for a flare, not this card ({ $card }).

# HE-5

Stow =
    .ask = Which card do you stow in the hold?
    .wait = { $seat } chooses a card to stow.
    .told = { $card ->
        [hidden] { $seat } stows a card.
       *[other] { $seat } stows a card: { $card }.
    }
OpenHold =
    .told = The hold is opened: { $cards }. The alarm stands at { $alarm }.

# HE-6

Ending =
    .told = { $cards_count ->
        [0] { $seat } shows an empty hand.
       *[other] { $seat } shows their hand: { $cards }.
    }

ending-done = The last round is over, and the wreck still sleeps. You fly home.
ending-empty = There is nothing left in the wreck. You fly home.
ending-awake = The wreck is awake! Nobody who holds a leech gets away.
