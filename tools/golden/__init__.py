"""Golden replays, one module for each game: `python -m tools.golden.GAME`, or `make golden`."""
