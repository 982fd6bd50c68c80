"""The Kingdom Rush games on the terminal."""
