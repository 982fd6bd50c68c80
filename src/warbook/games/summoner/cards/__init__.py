"""Augment cards: what they do, when they may be used, what they prevent."""
