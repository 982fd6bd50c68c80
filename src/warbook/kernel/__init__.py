"""The kernel: the interface of every game, and functions for any game. It imports nothing else of Warbook."""
