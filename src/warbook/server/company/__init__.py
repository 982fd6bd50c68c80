"""The people at a table: who sits where, the offer of a rematch, and what they prepare in secret."""
