"""The output of the rules: questions, views, events, notation, dumps."""
