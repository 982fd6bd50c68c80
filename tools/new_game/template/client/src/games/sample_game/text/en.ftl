draw-board = Board
draw-scout = scout ({ $side })
draw-banner = banner ({ $side })
draw-searched = searched in vain
draw-summary = { $side }: scout on { $cell }.
