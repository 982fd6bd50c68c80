"""The Kingdom Rush family."""
