draw-board = 棋盤
draw-scout = 斥候（{ $side }）
draw-banner = 軍旗（{ $side }）
draw-searched = 搜索過，沒有軍旗
draw-summary = { $side }：斥候在 { $cell }。
