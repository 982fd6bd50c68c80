"""Positions written as text: what vectors, lessons and tests start from."""
