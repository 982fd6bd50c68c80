"""Simulated clients that measure a server from outside: `warbook load`."""
