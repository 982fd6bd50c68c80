"""What may come of an answer or of the round: cells reached, fates of hordes, and what would be lost."""
