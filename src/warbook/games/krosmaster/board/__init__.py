"""The arena: cells, pieces, walking, scenery, traps."""
