"""The map: hexes, territories, movement, exploration, battles, altars."""
