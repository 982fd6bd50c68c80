"""The bot's evaluation and policy for Meeple War. Only game.py imports this room."""
