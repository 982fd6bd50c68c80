"""Tests of Elemental Uprising."""
