"""The terminal: every command, and the reference client, made of options and words alone."""
