# The table: words that belong to no game.

seat = Player { $n }
nothing = nothing
several = { $most } and { $last }
unknown-cards =
    { $n ->
        [one] { $n } unseen card
       *[other] { $n } unseen cards
    }

refusal-VT-1 = Nothing is asked of you now.
refusal-VT-2 = That is not among the things you can do now.
refusal-VT-3 = Something else was chosen in the meantime; look again and answer anew.
refusal-VT-4 = This can no longer be taken back: something was shown or drawn by chance, or somebody else has chosen since.
refusal-VT-5 = The game is over.

UnknownGame =
    .unknown = There is no game “{ $game }”. Installed: { $wanted }.

BadStart =
    .seats = { $game } is for { $wanted } players, not for { $seats }.
    .secret = The secret must have 32 bytes, not { $length }.
    .seed = The seed must be a whole number, not { $seed }.
    .setting = The setting “{ $name }” cannot be { $value }. Possible: { $wanted }.
    .unknown-setting = There is no setting “{ $name }”. There are: { $wanted }.

BadPack =
    .no-file = The content pack in { $folder } lacks the file { $file }, or it cannot be read as UTF-8 text.
    .not-toml = { $file } is not TOML: { $problem }.
    .other-game = { $file } says the pack is for “{ $value }”, but the game is “{ $wanted }”.
    .not-a-row = { $file }: “{ $row }” must be a table of keys and values: [{ $row }].
    .unknown-key = { $file }, row “{ $row }”: there is no key “{ $key }”. Possible: { $wanted }.
    .wrong-value = { $file }, row “{ $row }”: { $key } cannot be { $value }. Wanted: { $wanted }.
    .missing-key = { $file }, row “{ $row }”: { $key } is missing. Wanted: { $wanted }.
    .missing-row = { $file }: the row “{ $row }” is missing.
    .against-rule = { $file }, row “{ $row }”: { $found } goes against { $clause }. Wanted: { $wanted }.

BadRecord =
    .unreadable = This file cannot be read as a record: { $problem }. Use a file that voidtable has written.
    .no-past = A match imagined from a view has no past, and so no record.
    .not-json = This is not a record: it is not JSON.
    .not-a-record = This is not a record: a set of named values was expected, not { $problem }.
    .other-form = The record is not as it was written: spaces, the order of keys or bytes have changed.
    .keys = The record has other entries than it should: { $problem }.
    .check = The record has been changed or damaged: its check sum does not fit.
    .start = The game in the record could not begin: { $problem }
    .commitment = The secret in the record is not the one that was promised when the game began.
    .choice = Choice { $at } in the record was not possible: { $problem }
    .end = Played again, the record does not come to the end it tells of.
    .result = Played again, the game does not end with the result that the record tells of.

ForeignRecord =
    .format = The record has form { $found }; this voidtable reads form { $wanted }.
    .game = The record is of the game “{ $found }”, not of { $game }.
    .version = The record is of version { $found } of { $game }; version { $wanted } is installed.
    .content = The record was played with other content of { $game } ({ $found }) than is loaded ({ $wanted }).

BadView =
    .seat = There is no seat { $seat } here. Possible: { $wanted }.
    .foreign = This is a view of “{ $game }”, version { $version }, or of other content; wanted: { $wanted } as it is loaded here.
    .unreadable = This is not a view: { $problem }. Give what `match.view(seat)` returned, or its JSON.

NoMemory =
    .view = This match keeps no knowledge (memory=False), so it has no views. Start it with memory=True.

DeadEnd =
    .endless = { $step }: one thing leads to another for ever, and nobody is asked: an error in the rules of this game.
    .nothing-offered = { $step } asks and offers nothing: an error in the rules of this game.

UnknownClause =
    .unknown = The rules of { $game } have no clause { $clause }.
