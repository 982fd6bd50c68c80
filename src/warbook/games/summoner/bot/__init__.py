"""How a bot sees Summoner War. Only game.py imports this room."""
