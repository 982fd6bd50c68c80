"""What `warbook bench` measures: one variant of one game, and other engines."""
