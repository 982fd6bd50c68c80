"""Effects as lists of steps: vocabulary, interpreter, targets, triggers and choices."""
