"""Golden replays: one module for each game, called like its package. All of them: `make golden`."""
