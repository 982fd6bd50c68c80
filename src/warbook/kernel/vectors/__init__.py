"""Worked examples of the rules: the file format, scenes, diagrams, and the runner."""
