"""The Kingdom Rush games' content: structs of TOML files, checks, and the columns of ints for the rules."""
