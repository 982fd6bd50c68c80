"""Summoner War: two players, hidden pieces on 8×4, augment cards."""
