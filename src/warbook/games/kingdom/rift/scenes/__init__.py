"""Vectors and examples of Rift in Time."""
