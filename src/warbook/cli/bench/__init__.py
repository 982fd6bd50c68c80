"""The measurements of `warbook bench`: one variant of one game, and other engines."""
