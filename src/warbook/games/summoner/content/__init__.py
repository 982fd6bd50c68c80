"""Summoner War's content: TOML files, their shapes, and the columns of ints that the rules read."""
