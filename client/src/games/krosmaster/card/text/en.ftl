game-krosmaster = Krosmaster: Arena
game-krosmaster-about = Small heroes, big spells: walk, cast and knock each other out for glory.
