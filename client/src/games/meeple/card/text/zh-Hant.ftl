game-meeple = 米寶戰爭
game-meeple-about = 工人在村莊的路徑上前進；米寶探索、戰鬥、攻陷建築。
