"""A live game: what was played, what may be taken back, who is told what. No network, no clock, no thread."""
