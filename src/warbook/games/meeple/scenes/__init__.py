"""Positions written as text, for vectors, lessons and tests."""
