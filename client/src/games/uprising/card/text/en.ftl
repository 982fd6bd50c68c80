game-uprising = Kingdom Rush: Elemental Uprising
game-uprising-about = Towers and heroes together against fire, water and stone.
