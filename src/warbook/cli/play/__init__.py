"""A game at the terminal: the session, the screen and the keyboard, what can be typed."""
