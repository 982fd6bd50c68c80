# Words that only the drawings of Meeple War need.

draw-map = Map of { $count } territories
draw-towards = towards { $actions }
draw-finishes = next: construction completed
draw-next = next: { $spaces }
draw-pending = now: { $action }
draw-path = Path of { $building }
draw-site = site
draw-site-space = step { $number } of construction
draw-brave = { $player } +{ $points } bravery
draw-falls = about to fall
draw-flags = { $count ->
    [one] 1 flag
   *[other] { $count } flags
}
draw-gate = gate of { $player }
draw-men = { $player }: { $count ->
    [one] 1 meeple
   *[other] { $count } meeples
}
draw-ready = { $count } can still move
draw-held = held by { $player }
draw-forest = forest: { $edges }
draw-forested = { $count ->
    [one] forest on 1 edge
   *[other] forest on { $count } edges
}
draw-unknown = unknown land beside { $tiles }
draw-mountains = Honour mountains
draw-ladder = Bravery ladder
draw-preview = If nothing else moves
draw-unseen = Undiscovered tiles
draw-workers = { $count ->
    [one] 1 worker free
   *[other] { $count } workers free
}
draw-open-village = Show this village
draw-villages = Villages
draw-stock = Not built ({ $count })
draw-with = { $count ->
    [one] 1 meeple: { $what }
   *[other] { $count } meeples: { $what }
}
draw-how-many = How many meeples go?
draw-go = { $count ->
    [one] 1 meeple goes
   *[other] { $count } meeples go
}
draw-all = all { $count }
draw-turn-tile = Turn the tile
draw-turn-left = Turn left
draw-turn-right = Turn right
draw-lay = Place it
draw-summary = { $player }: { $points } victory points, bravery { $bravery }, depot { $depot }, reserve { $reserve }. Meeples: { $places }. Buildings: { $buildings }.
draw-none = none
draw-nobody-wins = The game is over; nobody has won.
