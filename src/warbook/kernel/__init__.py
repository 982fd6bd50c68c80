"""The kernel: what every game offers and what anyone may do with a game. It imports nothing else of Warbook."""
