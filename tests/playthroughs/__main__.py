"""python -m tests.playthroughs: play the games again, write what was said, and read the difference line by line."""

import subprocess
import sys

from .game import COMMAND, LANGS, transcript, typed

for lang in LANGS:
    command = [sys.executable, "-m", "voidtable", *COMMAND, "--lang", lang]
    said = subprocess.run(command, input=typed(), capture_output=True, text=True, check=True).stdout
    transcript(lang).write_text(said, "utf-8")
