"""What leaves the rules of Meeple War: questions, views, events, notation, dumps."""
