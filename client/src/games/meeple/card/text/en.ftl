game-meeple = Meeple War
game-meeple-about = Workers walk the paths of your village; meeples explore, fight and storm buildings.
