# Coverage: which clause is implemented where, and shown by which test.

BadRules =
    .languages = The rules of { $game } are not the same in both languages: in place { $place }, en.md has { $english } and pl.md has { $polish }.

BadCitation =
    .unknown = Cited, but not in the rules of { $game }: { $found }
    .unread = { $place }: the clauses in this marker cannot be read from the source; write them out as text.
    .syntax = { $place }: this file cannot be read as Python: { $problem }

BadExcuse =
    .unknown = { $file } excuses { $clause }, which is not in the rules.
    .needless = { $file } excuses { $clause }, which has both code and tests; take the excuse out.
    .no-reason = { $file }: the excuse for { $clause } must be a text that says why.
    .not-toml = { $file } is not TOML: { $problem }

NoTests =
    .nowhere = The tests of { $game } are not here: an installed package comes without them. Run this from a checkout of the source.
    .not-a-folder = There is no folder of tests at { $folder }.
