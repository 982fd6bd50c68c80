"""What every game is tried against: positions, hidden worlds, pasts, whole games."""
