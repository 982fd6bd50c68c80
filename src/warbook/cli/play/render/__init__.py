"""Renders each game at the terminal."""
