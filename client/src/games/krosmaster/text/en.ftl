# Words that only the drawings of Krosmaster: Arena need.

draw-board = Arena of { $width } by { $height } cells
draw-timeline = Turn order
draw-ap = AP
draw-mp = MP
draw-hp = HP
draw-figure = { $piece }, { $hp } of { $of } HP
draw-figure-out = { $piece }, knocked out
draw-acted = has acted
draw-acting = acting now
draw-walk-here = walk here, { $steps } MP
draw-deeds-here = { $count ->
    [one] 1 action possible here
   *[other] { $count } actions possible here
}
draw-points = { $ap } AP, { $mp } MP left
draw-die-on = die: { $face }
draw-rewards = { $count ->
    [one] 1 reward
   *[other] { $count } rewards
}
draw-cell-empty = { $cell }, empty
draw-cell-piece = { $player } { $piece }, { $hp } of { $of } HP
draw-cell-token = { $player } { $piece }
draw-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
draw-demon = demon cell
draw-start = start cell
draw-honour = { $player }: { $count } GG
draw-wild = wild: { $count }
draw-sudden = The wild Gallons are gone: the only owner of Gallons wins at once.
draw-market = Market
draw-kamas = you: { $count } Kamas
draw-bank = bank: { $count }
draw-pile = { $rank }, pile of { $count } face-down
draw-pile-about = { $count ->
    [one] { $rank }: 1 token lies face down here. Bought unseen, only you know it.
   *[other] { $rank }: { $count } tokens lie face down here. Bought unseen, only you know it.
}
draw-face-up = face up
draw-known = known to all
draw-face-down = { $rank } reward, face down
draw-spent = used
draw-barred = not in this tutorial
draw-level = Level { $level }
draw-initiative = Initiative { $initiative }
draw-from-die = (die)
draw-from-reward = (reward)
draw-roll-tension = Tension: { $who }
draw-roll-critical = Critical: { $who }
draw-roll-armor = Armor: { $who }
draw-roll-lock = Lock: { $who }
draw-roll-dodge = Dodge: { $who }
draw-roll-gamble = Gamble: { $who }
draw-roll-order = { $who }
draw-held = locked!
draw-punch = Punch
draw-ask-no = No
draw-deeds = Possible actions here
draw-distance = { $cell }: distance { $distance }
draw-walk = { $steps } MP
draw-risk = lock risk { $chance } %
draw-no-risk = nobody can lock you
draw-in-range = in range
draw-out-of-range = out of range
draw-sight = in sight
draw-blocked = sight blocked by { $thing } on { $cell }
draw-turn = Game turn { $number }
draw-open-card = Show the card of { $piece }
draw-spells = Spells
draw-no-rewards = No rewards yet: they are bought on demon cells.
draw-use = Use
draw-take = Choose
draw-die-first = Choose a die, then the card to put it on.
draw-die-then = Now choose the card for this die, or sell it.
draw-draft-left = Cards still face down: { $count }
draw-summary = { $player }: { $figures }; { $gg } GG, { $kamas } Kamas.
draw-summary-figures = { $player }: { $figures }.
draw-none = nobody
