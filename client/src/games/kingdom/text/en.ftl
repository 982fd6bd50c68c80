draw-map = Map
draw-close = Close
draw-tray = Horde { $horde }, enlarged
draw-targets = Hordes that can be hit
draw-rack = Tiles of this attack
draw-tile = Tile { $shape }, { $damage }
draw-soldier = Soldier
draw-base = Hero’s base
draw-lift = Take a soldier
draw-return = Return this tile
draw-bearer = Which card?
draw-square = row { $row }, column { $column }
draw-fits = fits here
draw-covers = Covers { $hits } of { $all }
draw-fits-not = Does not fit here
draw-turn = Turn (R)
draw-flip = Flip (F)
draw-lay = Place
draw-exit = exit side
draw-exit-side = On the map this edge faces: { $facing }
draw-uncovered = { $count -> 
    [0] all covered
    [one] { $count } square uncovered
   *[other] { $count } squares uncovered
 }
draw-steps = { $count -> 
    [one] { $count } step to the exit
   *[other] { $count } steps to the exit
 }
draw-fate-falls = will be destroyed
draw-fate-held = will be held
draw-fate-stays = will stay
draw-fate-moves = will advance
draw-fate-escapes = will escape: −{ $hearts } ♥
draw-fate-escapes-boss = will reach the exit
draw-fate-stuck = will be stuck
draw-fate-lost = and the game is lost
draw-wound = will lose { $hearts } ♥
draw-wound-down = will be knocked out
draw-white = white
draw-site = Site { $letter } ({ $owner })
draw-closed = closed this round
draw-marker = Spawn marker { $number }: { $cards } cards ({ $recipe })
draw-kingdom = The Kingdom: ♥ { $hearts }
draw-trail = Trail card: the road is closed
draw-kind-flying = flying: nothing holds it
draw-kind-trailblazer = trailblazer: opens a closed road when it arrives
draw-kind-ghost-strip = haunted: a ghost follows it
draw-kind-ghost = ghost
draw-below = under another horde: cannot be attacked
draw-road = Path
draw-physical = physical
draw-magic = magic
draw-true = true
draw-heal = heals
draw-fast = fast
draw-aim = shoots
draw-soldiers = { $count -> 
    [one] { $count } soldier
   *[other] { $count } soldiers
 }
draw-free = turn and flip freely
draw-link = one horde
draw-level = level { $level }
draw-reach-precise = any horde on the map
draw-reach-any = any horde
draw-reach-own = own horde
draw-reach-adjacent = adjacent hordes
draw-reach-own-or-adjacent = own or adjacent hordes
draw-reach-companion = the wildcat’s horde
draw-reach-target = the same target
draw-reach-beside-target = beside the target
draw-reach-portal-or-boss = a portal or the boss
draw-on-site = also on a building site
draw-do-again = act again
draw-do-basic = basic attack
draw-do-companion = move the wildcat
draw-do-copy = copy an ability
draw-do-grant = another hero acts
draw-do-heal = heal { $amount }
draw-do-pay = a hero takes { $amount } damage
draw-do-protect = no damage this round
draw-do-raise = raise a tower by { $levels } levels
draw-do-refresh = refresh an ability
draw-do-resurrect = revive a hero
draw-round = Round { $number }
draw-hearts = Hearts of the Kingdom: { $count }
draw-crystals = Crystals: { $count }
draw-soldiers-left = Soldiers in the supply: { $count }
draw-goal-boss = Goal: cover all health cards of the boss
draw-goal-portals = Goal: close every portal
draw-deck = Remaining horde cards: { $count }
draw-ghosts = Ghost cards: { $count }
draw-reached = Goal reached: finish the round
draw-done = is done
draw-wants = can still act
draw-waits = waits
draw-forecast = Forecast
draw-facings = Which way?
draw-incoming = next round
draw-take = Take
draw-activate = Act
draw-hero-down = knocked out
draw-hero-off = not on the map
draw-hero-used = has acted
draw-hero-acting = is acting
draw-hero-guarded = protected
draw-health = Health { $count } of { $most }
draw-move = Movement { $count }
draw-ready = ready
draw-spent = used
draw-lasting = in force
draw-hands = Players' hands
draw-open-hand = Show this hand
draw-empty-hand = no towers in hand
draw-supply = Supply ({ $count })
draw-summary = Round { $round }, { $hearts } hearts, { $crystals } crystals, { $portals } portals left
draw-summary-gold = Round { $round }, { $hearts } hearts, { $crystals } crystals, { $gold } gold. { $goal }
draw-hordes = Hordes on the map
draw-boss-left = Health cards left: { $left } of { $most }
draw-boss-deck = Remaining action cards: { $count }
draw-boss-drawn = Drawn so far:
draw-boss-moves-advance = moves one space with the hordes and is never held
draw-boss-moves-backwards = moves one space towards its marker each round
draw-boss-moves-even-rounds = moves one space in even rounds
draw-effect-none = nothing happens
draw-victory = Victory
draw-defeat = Defeat
draw-won = { $stars ->
    [0] Won: a badge
    [one] Won: { $stars } star
   *[other] Won: { $stars } stars
 }
draw-lost = Lost
draw-gold = Gold: { $count }
draw-goal-survive = Goal: hold out until every spawn deck is empty
draw-goal-last-stand = Goal: keep at least one heart after the last cards; hordes still on the path cost one each
draw-goal-champions = Goal: destroy the champions
draw-goal-beacons = Goal: light every beacon
draw-omens = Rules in force and coming events
draw-event-left = in { $count } (deck { $number })
draw-until-round = until the end of round { $number }
draw-mark-frozen = frozen
draw-mark-silent = silenced
draw-mark-cursed = cursed
draw-mark-charged = charges
draw-resists = resists { $damage }
draw-shield = shields to the { $facing }
draw-grass = Grass
draw-withered = withered
draw-turned-volcano = goods taken
draw-turned-ink-pool = sealed
draw-turned-beacon = lit
draw-each = on each horde in reach
draw-each-short = each
draw-spear = and a spear for each soldier
draw-or = or
draw-modes = Which attack?
draw-texts = Show what abilities do
draw-skulls = Skulls: { $count } of { $most }
draw-warriors = Sand Warriors on the board: { $count }
draw-tentacles = Tentacles: { $count } of { $most }
draw-boss-steps = { $count ->
    [0] cannot take another step
    [one] can take { $count } more step, then it is stuck
   *[other] can take { $count } more steps, then it is stuck
 }
draw-boss-moves-never = never moves
draw-boss-away = cannot be attacked now
draw-boss-refuses = takes no { $damage } tiles now
draw-reward = Reward:
draw-shape-I1 = 1 × 1
draw-shape-I2 = 1 × 2
draw-shape-I3 = 1 × 3
draw-shape-I4 = 1 × 4
draw-shape-L3 = L of 3
draw-shape-L4 = L of 4
draw-shape-T4 = T
draw-shape-O4 = 2 × 2
draw-shape-P5 = 2 × 2 and 1
draw-shape-V5 = V of 5
draw-shape-R6 = 2 × 3
draw-choose = Choose
draw-ways = Which way should the sticker point?
