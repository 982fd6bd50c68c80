"""How a bot sees Krosmaster. Only game.py imports this room."""
