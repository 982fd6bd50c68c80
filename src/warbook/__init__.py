"""Warbook: board games as exact rulebooks."""

from warbook._variant import choose_variant

__version__ = "0.1.0"

# Before any other module of the package is imported, since an import cannot be taken back.
choose_variant()
