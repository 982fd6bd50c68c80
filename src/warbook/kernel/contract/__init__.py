"""The contract that every game is tested against: positions, worlds, pasts, whole games."""
