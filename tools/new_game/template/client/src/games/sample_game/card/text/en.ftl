game-sample_game = Sample Game
game-sample_game-about = Two scouts on nine cells: find the hidden banner before yours is found.
