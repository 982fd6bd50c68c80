"""The phases of a round in the rulebook's order, and how the game ends."""
