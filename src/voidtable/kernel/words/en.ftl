# The table: words that belong to no game.

seat = Player { $n }
seat-named = { $name }
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
refusal-VT-4 = This can no longer be taken back: something was shown or drawn by chance, somebody else has chosen since, or the game is over.
refusal-VT-5 = The game is over.

UnknownGame =
    .unknown = There is no game “{ $game }”. Installed: { $wanted }.

BadStart =
    .seats = { $game } is for { $wanted } players, not for { $seats }.
    .secret = The secret must have 32 bytes, not { $length }.
    .seed = The seed must be a whole number of at most 256 bits, not { $seed }.
    .setting = The setting “{ $name }” cannot be { $value }. Possible: { $wanted }.
    .settings = Settings are names with values, not { $value }.
    .unknown-setting = There is no setting “{ $name }”. There are: { $wanted }.

BadPack =
    .no-folder = There is no folder { $folder }.
    .not-a-folder = { $folder } is a file. A content pack is a folder.
    .no-file = The content pack in { $folder } lacks the file { $file }.
    .not-text = The file { $file } in { $folder } cannot be read as UTF-8 text.
    .not-toml = { $file } is not TOML: there is an error in line { $line }, column { $column }.
    .cut-off = { $file } is not TOML: something is missing at its end, too long or nested too deep.
    .no-game = { $file } does not say which game the pack is for. Write, for example: game = "NAME"
    .no-such-game = { $file } says the pack is for “{ $value }”, and there is no such game. Installed: { $wanted }.
    .other-game = { $file } says the pack is for “{ $value }”, but the game is “{ $wanted }”.
    .not-a-row = { $file }: “{ $row }” must be a table of keys and values: [{ $row }].
    .unknown-key = { $file }, row “{ $row }”: there is no key “{ $key }”. Possible: { $wanted }.
    .wrong-value = { $file }, row “{ $row }”: { $key } cannot be { $value }. Wanted: { $wanted }.
    .missing-key = { $file }, row “{ $row }”: the key “{ $key }” is missing. Wanted: { $wanted }.
    .missing-row = { $file }: the row “{ $row }” is missing.
    .sum = { $file }: { $key } adds up to { $found }, which goes against { $clause }. Wanted: { $wanted }.
    .against-rule = { $file }, row “{ $row }”: { $found } goes against { $clause }. Wanted: { $wanted }.

BadRecord =
    .unreadable = This cannot be read as a record. Use a file that voidtable has written.
    .no-past = A match imagined from a view has no past, and so no record.
    .not-json = This is not a record, or only a part of one. Use a file that voidtable has written.
    .not-a-record = This is not a record. Use a file that voidtable has written.
    .other-form = The record is not as it was written: spaces, the order of keys or bytes have changed. Use the file as voidtable wrote it.
    .keys = The record has other entries than it should: { $problem }. Use the file as voidtable wrote it.
    .check = The record has been changed or damaged: its checksum does not fit. Use the file as voidtable wrote it.
    .start = The game in the record could not begin: { $problem }
    .commitment = The secret in the record is not the one that was promised when the game began.
    .choice = Choice { $at } in the record was not possible: { $problem }
    .end = Played again, the record does not come to the end it tells of.
    .result = Played again, the game does not end with the result that the record tells of.

ForeignRecord =
    .format = The record has form { $found }; this version of voidtable reads form { $wanted }.
    .game = The record is of the game “{ $found }”, not of { $game }.
    .version = The record is of version { $found } of { $game }; version { $wanted } is installed.
    .content = The record was played with other content of { $game } ({ $found }) than is loaded ({ $wanted }). Load the content pack that it was played with.

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
    .unknown = The rules of { $game } have no clause { $clause }. Clauses have numbers such as { $wanted }.

# What errors want, where it has a name

wanted-int = a whole number
wanted-str = a text
wanted-bool = true or false
