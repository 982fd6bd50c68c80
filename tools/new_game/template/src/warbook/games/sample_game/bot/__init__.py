"""What bots ask the game: the value of a position, and a quick policy."""
