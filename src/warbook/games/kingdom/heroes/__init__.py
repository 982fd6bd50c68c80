"""Heroes, the companion and Sand Warriors: movement, activation, damage."""
