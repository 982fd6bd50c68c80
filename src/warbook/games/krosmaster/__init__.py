"""Krosmaster: Arena."""
