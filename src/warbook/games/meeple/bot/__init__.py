"""How a bot sees Meeple War. Only game.py imports this room."""
