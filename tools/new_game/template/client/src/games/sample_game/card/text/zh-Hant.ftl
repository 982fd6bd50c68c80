game-sample_game = Sample Game
game-sample_game-about = 兩名斥候，九個格子：在自己的軍旗被找到之前，先找到對方的軍旗。
