"""A game at the terminal: session, screen, keyboard, commands."""
