"""The output of Krosmaster's rules: questions, views, events, notation, dumps."""
