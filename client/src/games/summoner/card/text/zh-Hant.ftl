game-summoner = 召喚師戰爭
game-summoner-about = 雙方各有十六枚隱蔽的棋子和三張秘密增幅卡。在自己的召喚師被找到之前，先擊殺敵方的召喚師。
