"""`voidtable coverage`: is every clause of a game implemented, and shown by a test?"""

from __future__ import annotations

import json
from argparse import Namespace
from typing import get_args

from voidtable.coverage import Coverage, Status, coverage
from voidtable.terminal.language import words_of
from voidtable.terminal.screen import Screen


def run(args: Namespace, lang: str) -> int:
    found = coverage(args.game)
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(found, lang)
    return 1 if any(each["status"] == "missing" for each in found["clauses"].values()) else 0


def show(found: Coverage, lang: str) -> None:
    """How many of each, and what is not as it should be: missing clauses last, where the eye rests."""
    words, screen, clauses = words_of(lang), Screen.standard(), found["clauses"]
    screen.say(words.text("coverage-clauses", None, {"game": found["game"], "n": len(clauses)}))
    for status in get_args(Status):
        n = sum(each["status"] == status for each in clauses.values())
        style = "warning" if n and status == "missing" else ""
        screen.item(words.text("coverage-count", status, {"n": n}), style)
    for status in ("excused", "missing"):
        reasons = {clause: each["reason"] or "" for clause, each in clauses.items() if each["status"] == status}
        if reasons:
            screen.heading(words.text("coverage-heading", status))
        for clause, reason in reasons.items():
            said = words.text("coverage-lacks", reason) if status == "missing" else reason
            screen.say(said, lead=f"{clause}  ", lead_style="number")
