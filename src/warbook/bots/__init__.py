"""Players: random, greedy, and a search over what a seat may know."""
