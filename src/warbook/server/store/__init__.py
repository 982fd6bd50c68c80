"""Where tables are kept: the interface, and SQLite with its journal and its writer."""
