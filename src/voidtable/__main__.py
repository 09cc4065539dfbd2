"""`python -m voidtable` is the command `voidtable`."""

from .terminal.cli import main

raise SystemExit(main())
