"""Sample Game: two scouts on a small board, each looking for the banner that the other side has hidden."""
