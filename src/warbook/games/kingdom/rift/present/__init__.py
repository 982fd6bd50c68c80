"""The view, the events and the card book of Rift in Time, under the game's own name."""
