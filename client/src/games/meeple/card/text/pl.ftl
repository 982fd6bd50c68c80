game-meeple = Wojna meepli
game-meeple-about = Robotnicy wędrują ścieżkami wioski, a meeple odkrywają, walczą i szturmują budynki.
