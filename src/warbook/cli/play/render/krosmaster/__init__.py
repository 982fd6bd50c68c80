"""Krosmaster: Arena at the terminal."""
