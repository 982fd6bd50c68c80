"""A live game: actions, undo, updates of each audience. No network, no clock, no thread."""
