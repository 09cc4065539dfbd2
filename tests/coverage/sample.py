"""A project of a few lines, written into a folder: what the tests of coverage read and break."""

from __future__ import annotations

from pathlib import Path

RULES = "## TI-1 All\n\n" + "".join(f"**TI-1.{n}** A rule.\n\n" for n in (1, 2, 3))


def project(root: Path, code: str = "", test: str = "", **files: str) -> Path:
    """A game `tiny` with three clauses, its code, its test, and other files by their names below `src/tiny/rules`."""
    game = root / "src" / "tiny"
    game.joinpath("rules").mkdir(parents=True)
    root.joinpath("tests").mkdir()
    root.joinpath("pyproject.toml").touch()
    for lang in ("en", "pl"):
        game.joinpath("rules", f"{lang}.md").write_text(RULES, "utf-8")
    for name, text in files.items():
        game.joinpath("rules", name.replace("_", ".")).write_text(text, "utf-8")
    game.joinpath("play.py").write_text(code, "utf-8")
    root.joinpath("tests", "test_tiny.py").write_text(test, "utf-8")
    return game
