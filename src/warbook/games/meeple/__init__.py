"""Meeple War."""
