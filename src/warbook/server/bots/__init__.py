"""Bots at tables: a fair queue, worker processes, hints."""
