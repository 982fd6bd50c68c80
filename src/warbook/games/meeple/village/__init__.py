"""Villages: buildings, workers and their actions, bonuses, upgrade tokens."""
