"""Augment cards: their effects, their use, their protections."""
