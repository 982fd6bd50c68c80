"""Vectors and examples of Elemental Uprising."""
