# Words of Elemental Uprising in place of those that its family's drawings share.

draw-exit = gate side
draw-steps = { $count ->
    [one] { $count } step to the gate
   *[other] { $count } steps to the gate
}
draw-fate-escapes = will break in: −{ $hearts } ♥
draw-site = Site { $letter } ({ $owner })
draw-on-site = also on a building site
draw-incoming = next round
