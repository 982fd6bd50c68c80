"""Meeple War at the terminal."""
