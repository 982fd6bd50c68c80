"""The output of Meeple War's rules: questions, views, events, notation, dumps."""
