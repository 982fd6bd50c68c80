"""How a bot sees the games of the family. Only game.py imports this room."""
