"""Storage: the interface, and SQLite with its journal and writer."""
