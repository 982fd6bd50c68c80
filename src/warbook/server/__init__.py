"""The server: tables, seats, updates and storage. It knows no game rule."""
