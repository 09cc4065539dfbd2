# The terminal: what the commands say. `argparse-` texts keep the %-marks of the sentences they stand for.

about = Deep-space board games of hidden loyalty, with every rule enforced.
commands = commands

command-play = play a game in the terminal, against bots or with friends at one keyboard
command-simulate = let bots play many games, and count how they end
command-replay = tell a recorded game again, choice by choice
command-verify = check that a recorded game was dealt and played fairly
command-rules = look a rule up
command-coverage = say for every clause which code implements it and which tests show it
command-pack = check a content pack
command-bench = measure how fast the engine is

metavar-command = COMMAND
metavar-game = GAME
metavar-file = FILE
metavar-folder = FOLDER
metavar-clause = CLAUSE
metavar-text = TEXT
metavar-number = N
metavar-setting = NAME=VALUE
metavar-bot = BOT
metavar-bots = BOT,BOT

argument-lang = language: en or pl; otherwise that of your system
argument-game = name of the game
    .bench = games to measure; all of them when none is named
argument-file = file with the record of a game
argument-folder = folder with the content pack
argument-clause = number of a clause or a chapter, such as HE-2.3 or HE-2
argument-deed = what to do with the pack
argument-seats = number of players; the fewest possible when not given
argument-bots = number of bots, in the last seats; all seats but the first when not given
    .simulate = names of the bots, one for each seat; fewer take turns
argument-bot = which bot to play against; the best one there is when not given
argument-seed = whole number that makes the shuffles known and repeatable; for tests
    .simulate = seed of the first game; each next game has the next number
argument-option = setting of the game; may be given several times
argument-pack = folder with a content pack of your own
argument-save = keep the game in this file, or go on with the game kept there
argument-games = number of games
argument-jobs = number of processes that play at the same time
argument-as = seat from which to see the game; otherwise all is shown once the game is over
argument-search = show only clauses that contain this text
argument-glossary = explain the terms of the game
argument-cards = show what every card says
argument-json = write JSON for programs

argparse-usage = usage:
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-version = show the version and exit
argparse-error = %(prog)s: error: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = missing: %s
argparse-one = a value is missing
argparse-choice = not possible: “%(value)s” (possible: %(choices)s)
argparse-explicit = takes no value, but was given “%s”

unknown-arguments = unknown: { $arguments }
no-command =
    .missing = missing: COMMAND, one of: { $commands }
    .unknown = unknown: { $unknown }; wanted is a COMMAND, one of: { $commands }
wrong-number = “{ $value }” is not a whole number of at least { $low }
wrong-setting = “{ $value }” is not a setting; write NAME=VALUE

Misuse =
    .seat = There is no seat { $seat } at this table; its last seat is { $seats }.
    .bots = { $bots ->
        [one] { $bots } bot does not fit at this table; it has room for { $seats }.
       *[other] { $bots } bots do not fit at this table; it has room for { $seats }.
    }
    .kept = The game in { $file } began with other seats or settings. To go on with it, leave out --seats and --option.
NoFile =
    .read = { $problem ->
        [ENOENT] There is no file { $file }.
        [EISDIR] { $file } is a folder, not a file.
        [EACCES] You may not read { $file }.
       *[other] { $file } cannot be read ({ $problem }).
    }
    .write = { $problem ->
        [ENOENT] { $file } cannot be written: there is no such folder.
        [ENOTDIR] { $file } cannot be written: there is no such folder.
        [EISDIR] { $file } is a folder, not a file.
        [EACCES] You may not write { $file }.
        [ENOSPC] { $file } cannot be written: the disk is full.
       *[other] { $file } cannot be written ({ $problem }).
    }
    .unsound = { $file }: { $problem }
    .exists = { $file } is there already, and is left as it is. Choose another name.
NoContent =
    .none = The game “{ $game }” takes no content packs.

# Small words

labelled = { $label }: { $text }
yes = yes
no = no
you = { $seat } (you)
times = { $face } ({ $n })

# What may be typed, by commas; the first is what the help speaks of

typed-undo = undo, u
typed-log = log, l
typed-why = why, w
typed-table = table, t
typed-help = help, h
typed-save = save, s
typed-quit = quit, q, exit
typed-yes = yes, true, on
typed-no = no, false, off

help-choose = Type the number of what you do, or its words or a part of them. Enter alone shows the question again.
help-rule = ?: the rule behind the question. ? 3: behind number 3. ? HE-2.3: a clause or a chapter by its number.
help-undo = undo: take your last choice back, as long as nothing was shown and nobody else has chosen.
help-log = log: all that has happened so far.
help-why = why: why some things cannot be done. why 7: why number 7 cannot be done, with the clause.
help-table = table: what lies on the table.
help-help = help: these lines.
help-save = save FILE: keep the game in a file, from now on.
help-quit = quit: leave the table.

# An evening

seat-person = { $seat }: a person
seat-you = { $seat }: you
seat-bot = { $seat }: the bot “{ $bot }”
greet-commitment = The deal is fixed and can be checked after the game. Its seal, to write down: { $commitment }
greet-help = Type a number to choose, “?” for the rule, “help” for the rest.
continued = The game goes on from { $file }.
table-changed = What has changed on the table
table-heading = The table
log-heading = The log
undone = Taken back.
pass-device = { $seat }, it is your turn. When nobody else is looking, press Enter.
pass-hide = Read it, then press Enter: the screen is cleared for the next player.
pass-hide-or-undo = Read it, then press Enter: the screen is cleared for the next player. Or type “undo”.
pass-enter = Press Enter alone to go on, or type “quit” to leave.
end-heading = The end
end-winners =
    { $n ->
        [0] Nobody wins.
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }
end-you-win = You win!
end-you-lose = You do not win this time.
end-score =
    { $n ->
        [one] { $seat }: { $n } point
       *[other] { $seat }: { $n } points
    }
end-secret = The secret behind the deal: { $secret }
end-kept = The game is kept in { $file }. Check it: { $command }
part-kept = The game is kept in { $file }. Go on with it: { $command }
part-lost = You leave the table, and the game is not kept. To keep the next one: { $command }

# A question and its answer

asked-forbidden = { $option } — not possible: { $reason } [{ $clause }]
asked-more-forbidden =
    { $n ->
        [one] { $n } more thing cannot be done; “why” tells why.
       *[other] { $n } more things cannot be done; “why” tells why.
    }
asked-unknown = “{ $text }” is none of these. Type a number, or “help”.
asked-no-number = There is no number { $text }; the last is { $most }.
asked-which = “{ $text }” may mean several things:
why-nothing = Nothing that you might try is forbidden now.
why-not-forbidden = Nothing forbids this: { $option }
save-where = Say where: save FILE
saved = The game is kept in { $file } from now on. Go on with it later: { $command }

# Rules

ruling = Ruling: { $text }
rules-none =
    .all = No clause contains “{ $text }”.
    .among = No clause of { $clause } contains “{ $text }”.
rules-unexplained =
    .term = “{ $game }” has no glossary; its rules explain its words.
    .face = “{ $game }” has no texts on its cards; its rules explain them.

# Records

replay-chose = { $n }. { $seat }: { $option }
replay-somebody-chose = { $n }. { $seat } chooses.
replay-unfinished = The game is not over; this is where the record stops.
verify-commitment = The seal of the deal: { $commitment }
verify-draws =
    { $n ->
        [one] { $n } draw by chance recomputed.
       *[other] { $n } draws by chance recomputed.
    }
verify-choices =
    { $n ->
        [one] { $n } choice played again.
       *[other] { $n } choices played again.
    }
verify-sound = All is in order: everything follows from the deal and from the choices.
verify-sound-so-far = All is in order so far. The game is not over.
verify-seal = If this is the seal that was shown when the game began, the deal was fixed before it.

# Simulations

simulate-games =
    { $games ->
        [one] { $game }, players: { $seats }; { $games } game
       *[other] { $game }, players: { $seats }; { $games } games
    }
simulate-decisions =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
simulate-seconds = { $seconds } s; decisions per second: { $speed }
simulate-endings = Endings
simulate-wins = Wins (who wins together is counted for each)
simulate-factions = Wins by faction
simulate-errors =
    { $n ->
        [one] { $n } game went wrong
       *[other] { $n } games went wrong
    }

# Packs

pack-sound = The content pack in { $folder } is sound. The game: { $game }.
pack-fingerprint = Fingerprint: { $fingerprint }
pack-rows =
    .rulebook =
        { $n ->
            [one] { $n } row stated in the rulebook
           *[other] { $n } rows stated in the rulebook
        }
    .public =
        { $n ->
            [one] { $n } row from another published source
           *[other] { $n } rows from other published sources
        }
    .reconstructed =
        { $n ->
            [one] { $n } row of our own making
           *[other] { $n } rows of our own making
        }

# Coverage

coverage-clauses =
    { $n ->
        [one] { $game }: { $n } clause
       *[other] { $game }: { $n } clauses
    }
coverage-count =
    .implemented = implemented and shown by tests: { $n }
    .excused = excused: { $n }
    .missing = missing: { $n }
coverage-heading =
    .excused = Excused
    .missing = Missing
coverage-lacks =
    .no-step = no code cites it
    .no-test = no test shows it
    .no-step-no-test = no code cites it and no test shows it

# Bench

bench-yardstick = One yardstick, a fixed piece of plain Python: { $time }
bench-game =
    { $decisions ->
        [one] { $game }, players: { $seats }; { $decisions } decision in a random game
       *[other] { $game }, players: { $seats }; { $decisions } decisions in a random game
    }
bench-start = Start
bench-column =
    .measure = measure
    .figure = figure
    .ratio = yardsticks
    .spread = spread
    .budget = budget
bench-row =
    .import = import and list the games
    .decision = decision
    .decision_memory = decision with memory
    .memory_price = price of memory
    .clone = clone
    .clone_bare = clone without memory
    .view = view to JSON
    .view_bytes = largest view
    .imagine = imagine
    .save = save
    .load = load
    .bytes_per_match = match in memory
    .reopen = { $choices ->
        [one] reopen, { $choices } choice
       *[other] reopen, { $choices } choices
    }
    .replay = replay
bench-figure =
    .us = { $value } µs
    .ms = { $value } ms
    .kib = { $value } KiB
    .times = { $value } ×
    .sticks = { $value } × yardstick
    .percent = { $value }%
bench-kept = kept
bench-over = over
