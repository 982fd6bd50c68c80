"""Meeple War's content: TOML files, their shapes and checks, and the columns of ints that the rules read."""
