"""Meeple War's content: TOML files, their structs and checks, and the columns of ints for the rules."""
