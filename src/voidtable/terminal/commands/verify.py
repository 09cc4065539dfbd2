"""`voidtable verify`: was the deal fixed before play, and does all follow from it?"""

from __future__ import annotations

from argparse import Namespace

from voidtable.kernel import verify
from voidtable.terminal.language import words_of
from voidtable.terminal.opening import about, read
from voidtable.terminal.retelling import game_of_record
from voidtable.terminal.screen import Screen


def run(args: Namespace, lang: str) -> int:
    data = read(args.file)
    with about(args.file):
        found = verify(data, game_of_record(data, args.pack))
    words, screen = words_of(lang), Screen.standard()
    screen.say(words.text("verify-commitment", None, {"commitment": found.commitment}))
    screen.say(words.text("verify-draws", None, {"n": len(found.draws)}))
    screen.say(words.text("verify-choices", None, {"n": found.match.count}))
    screen.say(words.text("verify-sound" if found.match.over else "verify-sound-so-far"), "good")
    screen.say(words.text("verify-seal"))
    return 0
