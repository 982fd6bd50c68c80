"""Warbook: board games as exact rulebooks."""

from warbook._variant import choose_variant

__version__ = "0.1.0"  # the one place: a wheel and `warbook --version` read it here

# Before any other module of the package is imported, because an import cannot be undone.
choose_variant()
