"""How each game looks at the terminal."""
