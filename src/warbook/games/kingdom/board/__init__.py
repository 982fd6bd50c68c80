"""The map and the trays: cells, routes, shapes, ranges, tokens."""
