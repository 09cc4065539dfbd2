"""The commands, one module each: `run(args, lang)` does it and gives the exit code. Imported when asked for."""
