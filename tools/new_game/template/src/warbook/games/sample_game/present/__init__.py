"""What leaves the rules: questions, views, events, sentences, notation, dumps."""
