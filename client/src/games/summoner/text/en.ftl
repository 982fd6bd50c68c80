# Words that only the drawings of Summoner War need.

draw-board = Board of 8 by 4 cells
draw-cell-empty = { $cell }, empty
draw-cell-up = { $cell }, { who } { $piece }, face-up
draw-cell-known = { $cell }, { who } { $piece }, face-down but known to all
draw-cell-own = { $cell }, { who } { $piece }, face-down
draw-cell-down = { $cell }, { who }, face-down
draw-shielded = protected
draw-stepping = double action
draw-take-up = Pick up to swap
draw-swap-here = Swap with this piece
draw-arrange = Tap two of your pieces to swap them. Nobody sees your plan before you lock it in.
draw-waiting = Locked in. Waiting for the other side.
draw-shuffle = Shuffle the pieces
draw-deal = Draw other cards
draw-chosen = Cards: { $count } of { $limit }
draw-kinds = Cards by piece type
draw-cards = Your augment cards
draw-unseen = May still hide ({ $count })
draw-dead = Dead: { $count }
draw-summary = { who }: { $shown }; face-down: { $hidden }.
