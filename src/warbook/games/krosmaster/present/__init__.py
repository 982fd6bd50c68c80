"""What leaves the rules of Krosmaster: questions, views, events, notation, dumps."""
