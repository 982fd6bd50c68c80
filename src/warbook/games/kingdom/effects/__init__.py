"""Effects are lists of steps: their vocabulary, the interpreter, targets, triggers and choices."""
