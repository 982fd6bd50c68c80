"""Summoner War on the terminal: the board, the panels, the story of a game, the menu of moves, the preparation."""
