"""The family's content: shapes of its TOML files, checks, and the columns of ints that the rules read."""
