"""Storage: the interface, the choice of the store, and SQLite with its journal and writer."""
