"""The bot's evaluation and policy for the Kingdom Rush games. Only game.py imports this room."""
