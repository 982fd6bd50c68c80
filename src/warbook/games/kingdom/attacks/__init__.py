"""Towers and their attacks: tiles and soldiers placed on trays, one at a time."""
