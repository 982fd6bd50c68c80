"""Sample Game at the terminal."""
