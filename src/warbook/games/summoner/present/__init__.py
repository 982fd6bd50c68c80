"""What leaves the rules of Summoner War: questions, views, events, notation, dumps."""
