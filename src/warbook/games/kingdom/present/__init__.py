"""What leaves the rules: questions, views, events, notation, dumps."""
