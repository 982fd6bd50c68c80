game-sample_game = Sample Game
game-sample_game-about = Dwaj zwiadowcy na dziewięciu polach: znajdź ukryty sztandar, zanim przeciwnik znajdzie twój.
