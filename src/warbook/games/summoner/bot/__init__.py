"""The bot's evaluation and policy for Summoner War. Only game.py imports this room."""
