"""The bot's evaluation and policy for Krosmaster. Only game.py imports this room."""
