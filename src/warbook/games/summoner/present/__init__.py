"""The output of Summoner War's rules: questions, views, events, notation, dumps."""
