# The Kingdom Rush family in English: what its games say with the same words. A key stands here or in each game.

## Ways to play

marked = { $name } ({ $mark })
goal-boss = defeat the boss

## Heroes and abilities

hero-alleria = Alleria Swiftwind
hero-malik = Malik Hammerfury
hero-magnus = Magnus Spellbane
hero-ignus = Ignus
hero-lilith = Lilith
hero-wildcat = wildcat
hero-alleria-about = Ranged, physical: one { $tile } tile in range { $arrows }. If the wildcat is not on the map, it may join her.
hero-malik-about = Melee, physical: a T-shaped tile of { $size } squares on his tray; for each empty square under it a { $tile-2 } tile on an adjacent tray.
hero-magnus-about = Ranged, magic: an L-shaped tile of { $size } squares in range { $arrows }; standing on a building site he adds a { $site-tile } tile on the same tray.
hero-ignus-about = Melee, magic: a { $tile } tile on his tray; if it covers exactly { $exactly-2 } enemies, a { $tile-2 } tile on each adjacent tray.
hero-lilith-about = { $tiles } physical tiles ({ $tile }) on trays in her space or beside it; then she or a hero near her heals { $amount-2 } and turns an ability up.
ability-call-of-the-wild = Call of the Wild
ability-call-of-the-wild-about = { $tiles } physical tiles ({ $tile }) on the wildcat's tray.
ability-swiftwind-strike = Swiftwind Strike
ability-swiftwind-strike-about = A physical { $tile } tile in range { $arrows }; then any hero on the map may move { $move-2 } space and make its basic attack.
ability-do-you-bleed = Do You Bleed?
ability-do-you-bleed-about = A { $tile } and a { $other } tile on one tray in range { $arrows }, and { $tiles-2 } tiles ({ $tile-2 }) on the wildcat's tray; physical.
ability-multishot = Multishot
ability-multishot-about = { $tiles } physical tiles ({ $tile }) on any trays.
ability-hammer-time = Hammer Time!
ability-hammer-time-about = Any hero may turn an ability face up; then Malik takes another action.
ability-earthquake = Earthquake
ability-earthquake-about = A V-shaped physical tile of { $size } squares on his tray; all heroes in his space are protected until the end of the round. Lasting.
ability-smashing-hammer = Smashing Hammer
ability-smashing-hammer-about = A physical { $tile } tile on his tray; for each enemy square under it a { $tile-2 } tile on an adjacent tray.
ability-cant-touch-this = Can't Touch This
ability-cant-touch-this-about = Malik is protected until the end of the round and may make his basic attack. Lasting.
ability-magic-trick = Magic Trick
ability-magic-trick-about = Any hero may move to any space and make its basic attack; then { $tiles-2 } magic tiles ({ $tile-2 }) on one tray in range { $arrows-2 }.
ability-mirage = Mirage
ability-mirage-about = { $soldiers } soldiers and { $tiles } tiles ({ $tile }), all magic, on one adjacent tray. Tiles may be turned freely.
ability-knowledge-is-power = Knowledge Is Power
ability-knowledge-is-power-about = Carry out any other special ability in play as if it were Magnus's.
ability-arcane-storm = Arcane Storm
ability-arcane-storm-about = A magic tile of { $size } squares, turned as you like, on one adjacent tray.
ability-blazing-impact = Blazing Impact
ability-blazing-impact-about = A magic { $tile } tile on his tray; if it covers exactly { $exactly-2 } enemies, any hero heals { $amount-2 }.
ability-hellfire = Hellfire
ability-hellfire-about = A magic T-shaped tile of { $size } squares on his tray; if it covers exactly { $exactly-2 } enemies, { $tiles-2 } tiles ({ $tile-2 }) on one adjacent tray.
ability-surge-of-flame = Surge of Flame
ability-surge-of-flame-about = Ignus moves up to { $move } extra spaces, with a magic { $tile } tile on each tray he enters; then he or an adjacent hero heals { $amount-2 }.
ability-burn = Burn!
ability-burn-about = A magic { $tile } tile on each of up to { $most } adjacent trays. Tiles may be turned freely.
ability-infernal-wheel = Infernal Wheel
ability-infernal-wheel-about = A { $tile } tile of true damage on each adjacent tray. Tiles may be turned freely.
ability-reapers-harvest = Reaper's Harvest
ability-reapers-harvest-about = { $tiles } tiles ({ $tile }) and { $others } tiles ({ $other }) of true damage on her tray, each at another side of her base. Tiles may be turned freely.
ability-holy-chaos = Holy Chaos
ability-holy-chaos-about = On one adjacent tray a { $tile } tile, a { $other } tile and { $soldiers } soldiers, all true damage. Tiles may be turned freely.
ability-resurrection = Resurrection
ability-resurrection-about = A { $tile } tile of true damage on her tray; if that tray is destroyed this round, she heals { $amount-2 } and is protected. Lasting. Tiles may be turned freely.
hero-elora = Elora Wintersong
hero-dierdre = Dierdre
hero-bruxa = Bruxa
hero-alric = Alric
hero-saitam = Saitam
hero-warrior = Sand Warrior
hero-warrior-about = Moves with Alric, covers one square with physical damage, has { $health } health, holds a horde like a soldier, and can take a hero's damage.
hero-elora-about = Ranged, magical: a { $tile } tile on a horde in range { $arrows }.
hero-elora-bench = A magical { $tile } tile on each adjacent horde; then one of those that got a tile does not advance this round.
passive-winter-is-coming = Winter Is Coming
passive-winter-is-coming-about = At the beginning of her activation, a magical { $tile } tile on each horde that bears a tile of Elora.
ability-ice-storm = Ice Storm
ability-ice-storm-about = An L-shaped tile of { $size } squares and a { $other } tile on any adjacent hordes; magical.
ability-permafrost = Permafrost
ability-permafrost-about = Choose her own or an adjacent horde: a magical { $tile-2 } tile on it, and it does not advance this round.
ability-frost-lance = Frost Lance
ability-frost-lance-about = A magical L-shaped tile of { $size } squares on any horde.
ability-numbing-aura = Numbing Aura
ability-numbing-aura-about = Passive: hordes in her space or beside it do not charge.
hero-dierdre-about = Magical: a { $tile } tile on her own or an adjacent horde; then she or a hero beside her regains { $amount-2 } health.
hero-dierdre-bench = One hero regains full health; then up to { $soldiers-2 } soldiers on different hordes, her own or adjacent ones.
passive-holy-light = Holy Light
passive-holy-light-about = Whenever a soldier is removed from a horde that stays on the map, a { $tile } tile of direct damage takes its square.
passive-wings-of-light = Wings of Light
passive-wings-of-light-about = Before she is activated she may be moved to any space on which she could end a move.
ability-consecrate = Consecrate
ability-consecrate-about = { $soldiers } soldiers on her own or adjacent hordes; then a magical { $tile-2 } tile on each horde that got one.
ability-blessed-armor = Blessed Armor
ability-blessed-armor-about = Dierdre and another hero in her space or beside it are protected until the end of the round; then she makes her basic attack.
ability-divine-health = Divine Health
ability-divine-health-about = Each hero on the map regains up to { $amount } health; each other hero in her space or beside it readies an ability.
ability-radiant-choir = Radiant Choir
ability-radiant-choir-about = Passive: soldiers placed on hordes in her space or beside it deal direct damage.
hero-bruxa-about = Ranged, magical: a { $tile } tile on a horde in range { $arrows }.
hero-bruxa-bench = { $tiles } tiles ({ $tile }) of direct damage on any adjacent hordes.
passive-dark-secrets = Dark Secrets
passive-dark-secrets-about = She gains { $amount } skull for each horde destroyed in her space or beside it, up to { $skulls }. At the beginning of her activation, for each skull a magical { $tile-2 } tile on an adjacent horde.
ability-laughing-skulls = Laughing Skulls
ability-laughing-skulls-about = Discard one or more skulls: for each a { $tile-2 } tile of direct damage on an adjacent horde.
ability-bone-dance = Bone Dance
ability-bone-dance-about = An L-shaped tile of { $size } squares and a { $other } tile, each on another adjacent horde; magical.
ability-voodoo-curse = Voodoo Curse
ability-voodoo-curse-about = Choose her own or an adjacent horde: its enemies have no resistances and no shields in this phase; then a magical { $tile-3 } tile on it.
ability-fourth-skull = Fourth Skull
ability-fourth-skull-about = Passive: she can have { $skulls } skulls, and starts with { $first-skulls }.
hero-alric-about = Melee, physical: a { $tile } tile on his horde.
hero-alric-bench = A { $tile } and a { $other } tile on the horde on which he stands; physical.
passive-sand-warriors = Sand Warriors
passive-sand-warriors-about = After his first move and after each rest { $count } Sand Warriors with { $health } health each join him. They move up to { $move } spaces in his activations, and one in a hero's space can take damage for that hero.
ability-flurry = Flurry
ability-flurry-about = { $tiles } tiles ({ $tile }) and a { $other } tile on his horde; physical.
ability-sandstorm = Sandstorm
ability-sandstorm-about = A physical { $tile } tile on each adjacent horde; then each Sand Warrior on the map may be put on a free square of one of these hordes.
ability-spiked-armor = Spiked Armor
ability-spiked-armor-about = Passive: each time Alric or a Sand Warrior is hurt by the advance of the horde that he stands on, a physical { $tile } tile on that horde.
ability-toughness = Toughness
ability-toughness-about = Passive: the first damage of each round does not hurt him.
hero-saitam-about = Melee, physical: a { $tile } tile on his horde.
hero-saitam-bench = Up to { $tiles } tiles ({ $tile }) on different hordes, his own or adjacent ones, then a { $tile-2 } tile on his horde; physical.
passive-leaping-strikes = Leaping Strikes
passive-leaping-strikes-about = A physical { $tile } tile on each horde whose space he leaves or passes in his move, on at most { $most } of them.
ability-tetsubo-storm = Tetsubo Storm
ability-tetsubo-storm-about = A physical { $tile } tile on each adjacent horde.
ability-spinning-pole = Spinning Pole
ability-spinning-pole-about = A physical { $tile } tile on his horde.
ability-monkey-palm = Monkey Palm
ability-monkey-palm-about = Choose his own or an adjacent horde: a physical { $tile-2 } tile on it, and it triggers no active ability this round.
ability-divine-nature = Divine Nature
ability-divine-nature-about = Passive: at the beginning of his activation he regains { $amount } health.

## Words of the board

facing-N = north
facing-E = east
facing-S = south
facing-W = west
side-red = Red
side-blue = Blue
side-green = Green
side-yellow = Yellow
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
damage-physical = physical
family-archer = archer towers
family-mage = mage towers
family-barracks = soldier towers
family-artillery = artillery towers
phase-setup = preparation
phase-begin = the round begins
phase-spawn = spawn new hordes
phase-play = play tower and hero cards
phase-boss = activate the boss
phase-over = the end
facing-NE = north-east
facing-SE = south-east
facing-SW = south-west
facing-NW = north-west

## Notation: what is wrong with a typed action

garbled-empty = The line is empty; type an action.
garbled-tray = “{ $text }” is not a horde tray: write it like { $shown }, as on the map.
garbled-cell = “{ $text }” is not a space: write row and column like { $shown }.
garbled-square = “{ $text }” is not a square of a card: write row and column like { $shown }.
garbled-number = “{ $text }” is not a number up to { $shown }.
garbled-name = “{ $text }” is not one of { $shown }.

## Questions

prompt-heroes = Choose your hero.
prompt-heroes-abilities = { $n ->
    [one] { $hero } takes 1 more special ability: which?
   *[other] { $hero } takes { $n } more special abilities: which?
}
prompt-bench = { $n ->
    [one] One more hero may wait on the bench: who?
   *[other] Up to { $n } more heroes may wait on the bench: who?
}
prompt-spells = { $n ->
    [one] The team takes 1 more spell: which?
   *[other] The team takes { $n } more spells: which?
}
prompt-closing = Which colour is closed this round?
prompt-placing = Place what is left of this attack: { $tiles ->
    [0] { $soldiers } × soldier
   *[other] { $soldiers ->
        [0] { $tiles } × damage tile
       *[other] { $tiles } × damage tile, { $soldiers } × soldier
    }
}.
prompt-placing-forced = The portal is the only target: everything that fits must be placed ({ $tiles ->
    [0] { $soldiers } × soldier
   *[other] { $soldiers ->
        [0] { $tiles } × damage tile
       *[other] { $tiles } × damage tile, { $soldiers } × soldier
    }
}).
prompt-lifted = The soldier taken from { $horde }: where does it go?
prompt-again = { $hero } may take another action.
prompt-companion = Where does the { $hero } go?
prompt-choice-grant = Which hero may move and attack?
prompt-choice-heal = Which hero heals?
prompt-choice-pay = Which hero pays with 1 damage?
prompt-copying = Which ability is copied?
prompt-surging = { $points ->
    [one] { $hero } may go 1 more space.
   *[other] { $hero } may go { $points } more spaces.
}
prompt-raising = Which tower is passed and raised by two levels?
prompt-ghosts = Where does the next ghost rise?
prompt-ruining = The boss destroys a tower: which goes back to the supply?
prompt-choice-protect = Which hero is protected?
prompt-choice-hurt = Which hero takes the damage?
prompt-tiles-back = Which tile of { $horde } is returned?
prompt-instead = { $hero } would take damage: does a Sand Warrior take it instead?
prompt-ordering = Who takes the damage first?
prompt-ways = Which way does { $hero } take to { $cell }?
prompt-razing = Which horde is destroyed next?
prompt-reward = Which reward does the team take?
prompt-mode = Which attack of { $tower } is used?
prompt-sticking = Which tower gets the modification { $modification }?
prompt-places = Where does this go: { $what }?
prompt-shutting = Which site of this colour is closed: { $colour }?
prompt-targeting = Which horde is chosen?
prompt-sights = { $hero } passes something: what do you use?
prompt-spending = { $n ->
    [one] How many skulls are discarded? There is 1.
   *[other] How many skulls are discarded? There are { $n }.
}
prompt-scattering = The Sand Warriors may be put on hordes: where?
prompt-dividing = Who takes the starting towers?
prompt-raising-start = Which starting tower is raised by a level?
prompt-returning = Which starting tower goes back to the pool?
prompt-choice-companion = Does the wildcat come?
prompt-granted = { $hero } may move and make the basic attack.
prompt-granted-anywhere = { $hero } may fly to any space first.
prompt-hero-warriors = { $hero }: the Sand Warriors may march.

## Answers

do-hero = Take { $hero }
do-learn = { $ability }
do-bench = { $hero } waits on the bench
do-spell = { $spell }
do-build = { $tower } on { $cell }, facing { $facing }
do-pass = Pass { $tower } to { $player }: it becomes { $raised }
do-pass-own = Set { $tower } aside for a round: it becomes { $raised }
do-pass-unchanged = Pass { $tower } to { $player } as it is
do-activate = Activate { $hero }
do-wildcat = Activate the wildcat
do-bring = Bring { $hero } from the bench to { $cell }
do-cast = Cast { $spell }
do-tile = { $left ->
    [one] { $shape } on { $horde } at { $square }: covers { $hits } of { $size }, 1 enemy square left
   *[other] { $shape } on { $horde } at { $square }: covers { $hits } of { $size }, { $left } enemy squares left
}
do-tile-last = { $shape } on { $horde } at { $square }: covers the last { $hits } of { $size }: every enemy is covered
do-soldier = Soldier on { $horde } at { $square }
do-lift = Take the soldier from { $horde } at { $square }
do-move = { $hero } goes to { $cell }
do-seat = { $hits ->
    [one] At { $square }: 1 enemy square under the base
   *[other] At { $square }: { $hits } enemy squares under the base
}
do-reseat = { $hits ->
    [one] Re-seat at { $square }: 1 enemy square under the base
   *[other] Re-seat at { $square }: { $hits } enemy squares under the base
}
do-attack = Basic attack of { $hero }, facing { $facing }
do-ability = { $hero }: { $ability }, facing { $facing }
do-step = { $hero } steps to { $cell }
do-step-engage = { $hero } steps to { $cell }, onto { $horde }
do-choose = { $hero }
do-copy = { $ability } of { $hero }
do-raise = Pass { $tower } to { $player }: it becomes { $raised }
do-raise-own = Set { $tower } aside for a round: it becomes { $raised }
do-raise-unchanged = Pass { $tower } to { $player } as it is
do-stop = Nothing more
do-ghost = The ghost on { $cell } first
do-ruin = { $tower } on { $cell } is lost
do-take = { $player } takes { $tower } from { $cell }
do-buy = { $price ->
    [one] Buy { $tower } for { $player }: 1 crystal
   *[other] Buy { $tower } for { $player }: { $price } crystals
}
do-done = I am done
do-resign = Resign
do-flag = Lose on time
do-not-done = I am not done yet
do-untile = The tile at { $square } of { $horde }
do-suffer = { $hero }
do-suffer-soldiers = The soldiers on { $horde }
do-way = By { $cells }
do-raze = { $horde }
do-gain-crystals = Crystals: { $n }
do-gain-gold = Gold: { $n }
do-mode = { $tiles } ({ $damage }), by its arrows
do-mode-precise = { $tiles } ({ $damage }), on any horde
do-modify = { $modification } on { $tower } of { $player }: { $price } gold
do-modify-direction = { $modification } on { $tower } of { $player }, pointing { $direction }: { $price } gold
do-attach = { $tower } of { $player }
do-attach-direction = { $tower } of { $player }, pointing { $direction }
do-spot = On { $cell }
do-shut = Close the site on { $cell }
do-tend-token = Rest and deal with this: { $token }
do-tend-rift = Rest and discard the Rift card { $rift }
do-light = Light the beacon on { $cell }
do-target = { $horde }
do-sight = { $token } on { $cell }
do-spend = { $n ->
    [one] Discard 1 skull
   *[other] Discard { $n } skulls
}
do-scatter = A Sand Warrior on { $horde } at { $square }
do-march = A Sand Warrior goes to { $cell }
do-march-engage = A Sand Warrior goes to { $cell }, onto { $horde }
do-stand = { $hits ->
    [0] At { $square }: no enemy under it
   *[other] At { $square }: on an enemy
}
do-give = { $player } takes { $tower }
do-raise-start = { $tower } becomes { $raised }
do-return = { $tower }

## What happens

event-round = Round { $round }
event-phase = Phase: { $name }
event-hero = { $player } plays { $hero }.
event-hero-bench = { $hero } waits on the bench.
event-reveal = A horde appears, and figures there make room: “{ $horde }”.
event-spawn = A horde spawns on { $cell }: “{ $horde }”.
event-trail = A trail card is gone: marker { $route } will spawn from the next round on.
event-build = { $player } builds { $tower } on { $cell }, facing { $facing }.
event-pass = { $player } passes { $tower } to { $receiver }: it becomes { $raised }.
event-pass-own = { $player } sets { $tower } aside: it becomes { $raised }.
event-pass-unchanged = { $player } passes { $tower } to { $receiver } as it is.
event-tile = { $n ->
    [one] A damage tile of 1 square ({ $damage }) on “{ $horde }”.
   *[other] A damage tile of { $n } squares ({ $damage }) on “{ $horde }”.
}
event-soldier = A soldier stands on “{ $horde }”.
event-take-soldier = A soldier is taken from “{ $horde }”.
event-face-down = { $tower } has hit a portal and lies face down.
event-move = { $hero } goes to { $cell }.
event-move-home = { $hero } returns to the hero board.
event-ability = { $hero } uses { $ability }.
event-basic = { $hero } makes the basic attack.
event-heal = { $hero } heals { $n }.
event-protect = { $hero } is protected until the end of the round.
event-hurt = { $hero } takes { $n } damage: { $left } health left.
event-knock-out = { $hero } is knocked out.
event-cast = { $player } casts { $spell } for the team.
event-tray-heal = “{ $horde }” heals: all damage tiles are gone.
event-block = “{ $horde }” is held.
event-advance = “{ $horde }” moves to { $cell }.
event-aim = “{ $horde }” shoots at the heroes on it and beside it.
event-rift = “{ $horde }” becomes a portal of level { $level }.
event-buy = { $price ->
    [one] { $tower } is bought for { $player }: 1 crystal.
   *[other] { $tower } is bought for { $player }: { $price } crystals.
}
event-goal = The goal is reached! Hold out until the end of the round.
event-boss-card-about = { $boss } reveals “{ $card }”: { $about }
ending-won = The Kingdom is saved: you have won!
ending-hearts = The last heart is gone: the Kingdom has fallen.
ending-portal = A portal has reached the exit: the Kingdom has fallen.
ending-boss = The boss has reached the exit: the Kingdom has fallen.
ending-stuck = The boss cannot move on: you have lost.
ending-knock-out = A hero was knocked out in the Heroic Challenge: you have lost.
ending-rounds = The rounds have run out: you have lost.
ending-resignation = The team has given up.
ending-time = The time has run out: you have lost.
ending-empty-decks = All stacks are empty and the goal is not reached: you have lost.
ending-goal = The goal can no longer be reached: you have lost.
event-reward = The team gains { $gold ->
    [0] { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }
   *[other] { $crystals ->
        [0] { $gold } gold
        [one] 1 crystal and { $gold } gold
       *[other] { $crystals } crystals and { $gold } gold
    }
}.
event-modified = { $tower } of { $player } gets the modification { $modification }.
event-tithe = { $modification } brings { $n } gold.
event-story = { $story }! { $about }
event-rift-open = Rift card { $rift }: { $about }
event-rift-closed = The Rift card { $rift } is no longer active.
event-placed = { $piece } on { $cell }.
event-removed = { $piece } on { $cell } is gone.
event-bloom = The flowers bloom again.
event-shut = The site on { $cell } is closed.
event-force = { $until }: { $force }.
event-mark-frozen = “{ $horde }” is frozen: it does not advance this round.
event-mark-silent = “{ $horde }” triggers no active ability this round.
event-mark-cursed = “{ $horde }” is cursed: no resistances and no shields in this phase.
event-skulls = { $n ->
    [one] { $hero } has 1 skull now.
   *[other] { $hero } has { $n } skulls now.
}
event-sight = { $token } on { $cell } is used.
until-round = This round
until-next-round = Until the end of the next round
until-replaced = Until the next Rift card
until-card = As long as the card
until-end = For the rest of the game
force-precise-within = precise attacks reach near hordes only
force-precise-adjacent = precise attacks reach adjacent hordes only
force-no-charge = no horde charges
force-no-charge-near = hordes near the hero do not charge
force-true-first-tile = the first tile of each hero's basic attack deals direct damage
force-true-soldiers-near = soldiers near the hero deal direct damage
force-spawned-resist = newly spawned hordes are resistant
force-spawned-freeze = newly spawned hordes do not advance
force-firm-soldiers = soldiers that stop a horde stay
force-all-slippery = every horde is slippery
force-closed-white-sites = white sites are closed
force-slower = heroes are slower
force-boss-out-of-reach = the boss cannot be attacked
force-layer-refuses = the boss's layer takes no physical tiles
force-cyclone-times = cyclones act more often
force-boss-cards = the boss reveals more cards
force-rifts = several Rift cards are active at a time
force-unhurt-once = the first damage of each round does not hurt
force-skulls = more skulls fit on the board
force-first-skulls = the hero starts with skulls
ending-crowd = There is no room left for the next horde: the Kingdom has fallen.
event-mend = A damage tile of “{ $horde }” is returned.
event-charge = “{ $horde }” charges: it will move twice.
event-instead = A Sand Warrior takes the damage for { $hero }.
event-frozen = “{ $horde }” does not advance this round.
event-trigger-icon = “{ $horde }” triggers: { $icon }.
event-start-given = { $player } takes the starting tower { $tower }.
event-start-raised = The starting tower { $tower } becomes { $higher }.
event-start-returned = The starting tower { $tower } goes back to the pool.
event-well-up = A horde wells up, and you choose its space: “{ $horde }”.
event-beacon-lit = The beacon on { $cell } is lit.
event-beacon-out = The beacon on { $cell } goes out.
event-pushed = “{ $horde }” is blown back to { $cell }.
event-drift = { $piece } moves to { $cell }.
event-sight-goods = { $token } on { $cell }: the team takes { $gold ->
    [0] { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }
   *[other] { $crystals ->
        [0] { $gold } gold
        [one] 1 crystal and { $gold } gold
       *[other] { $crystals } crystals and { $gold } gold
    }
}.
event-last-stand = { $n ->
    [0] The last stand costs no heart.
    [one] The last stand costs 1 heart.
   *[other] The last stand costs { $n } hearts.
}

## What players say to each other by pointing

ping-mine = I take this horde
ping-help = Help here
ping-build = I build here
thing-horde = { $horde }, { $cell }
thing-hero = { $hero }, { $cell }
thing-space = space { $cell }

## Around the map

label-round = round { $round } of at most { $rounds }
label-phase = { $name }
label-hearts = hearts { $n }
label-crystals = crystals { $n }
label-soldiers = soldiers { $n }
label-goal = goal: { $goal }
label-portals = portals left { $n }
label-cap = towers up to level { $n }
label-to-act = to decide: { $players }
label-done = done
label-hand = hand: { $towers }
label-spells = spells: { $spells }
label-figure = { $hero }, health { $health }/{ $most }, { $place }
label-companion = { $hero }, { $place }
label-board = on the hero board
label-bench = on the bench
label-used = activated
label-protected = protected
label-down = knocked out
label-abilities = abilities: { $abilities }
label-ability-down = ({ $ability })
label-tray = { $tray } { $horde } on { $cell }: { $left } open
label-deck = marker { $route }: { $n } cards
label-deck-closed = closed
label-level = level { $n }
label-volley = attack: { $tiles } ({ $damage })
label-volley-soldiers = soldiers × { $n }
fate-falls = falls
fate-moves = moves on
fate-held = is held
fate-stays = stays
label-boss-steps = { $n ->
    [0] cannot take another step
    [one] { $n } more step until it is stuck
   *[other] { $n } more steps until it is stuck
}
fate-escapes-boss = reaches the exit
fate-stuck = gets stuck
fate-lost = the game is lost with it
fate-wounds = { $n ->
    [one] will lose 1 health
   *[other] will lose { $n } health
}
fate-down = will be knocked out
label-gold = gold { $n }
label-skulls = skulls { $n }/{ $most }
label-modifications = modifications for sale, { $price } gold each: { $modifications }
label-modified = modified towers on the map: { $towers }
label-pointing = { $modification } to the { $direction }
label-rifts = Rift: { $rifts }
label-back = next: { $top }, { $goods }
label-back-goods = crystals { $crystals }, gold { $gold }
label-back-either = crystals or gold { $n }
label-event = { $story } after { $n } × card of marker { $route }
mark-frozen = frozen
mark-silent = silenced
mark-cursed = cursed
mark-charged = charges
label-round-open = round { $round }

## The list of answers

menu-tower = { $tower }
menu-pass = Pass: { $tower }
menu-heroes = Heroes
menu-spells = Spells
menu-moves = Movement
menu-soldier = Soldiers on { $tray } { $horde }
menu-answers = Answers
menu-other = Or

## Help

shape-sides = { $short } × { $long }
card-signs = I2 is a tile of 2 squares in a row, L3 of 3 around a corner, O4 a block of 4 · N1: ahead of the tower, 1 space far; arrows turn with the tower
card-tower = { $code } { $tower }: level { $level }, { $attack }
card-link = on one tray
card-free = turned freely
card-precise = precise: any tray
card-arrows = range { $arrows }
card-enemy = { $code } { $enemy }
card-resists = resists { $damage } damage
card-large = large
card-or = { " · or " }
card-adjacent = any adjacent hordes
card-each = a set on each of them
card-spear = a spear { $shape } for each soldier
card-shield = shielded on one side
card-slippery = slippery: soldiers do not stop it
card-slots = room for modifications: { $n }
card-comes-with = comes with { $modification }
card-silences = hordes that get a tile do not trigger this round: { $icon }
card-champion = champion

## Options of a table

option-difficulty = Difficulty.
option-guests-off = Only the heroes of this game.
option-guests-on = Heroes of both games.

## What is not allowed

refused = { $reason } ({ $rule })

## At the terminal

left-out = Not everything fits into this window; type cards table for the rest.
too-narrow = This window is { $width } columns wide, but the map needs { $least }. Make it wider, then type board.
menu-build = { $tower } (→ hordes in range)
forecast-reaches = → { $trays }
forecast-reaches-none = → none
danger-nothing = This tile would cover no enemy.
danger-pieces = The rest of this attack is lost: { $tiles ->
    [0] { $soldiers } × soldier.
   *[other] { $soldiers ->
        [0] { $tiles } × damage tile.
       *[other] { $tiles } × damage tile, { $soldiers } × soldier.
    }
}
danger-idle = { $hero } has not acted yet and gives the action up.
danger-towers = { $n ->
    [one] 1 tower in your hand could still be built.
   *[other] { $n } towers in your hand could still be built.
}
danger-hero = { $hero } has not been activated.
danger-hearts = { $n ->
    [one] As things stand, the end of the round costs 1 heart.
   *[other] As things stand, the end of the round costs { $n } hearts.
}
danger-lost = As things stand, the end of the round loses the game.
menu-covers = { $squares }→ { $hits }
menu-covers-all = { $squares }→ { $hits }, the last
menu-covers-none = { $squares }→ none
menu-useless = Tiles that would cover no enemy
menu-shape = { $shape } on { $tray } { $horde } (→ enemies it covers)
menu-basic = Basic attack
menu-bring = Bring from the bench: { $hero } · { $about }
menu-onto = onto { $trays }
menu-free = no horde
menu-price = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
card-hero = health { $health }, moves { $move }
card-brings = brings { $towers }
card-bench = From the bench: { $about }
card-no-effect = nothing happens
label-shield = shield to the { $side }
cards-topics = Type cards with one of these words or names · cards goal · cards signs · cards table
cards-none = Nothing here is called “{ $text }” or contains it; type cards for all names.
hint-play = a number or an action · list · list t0: those with t0 · why 1 · cards · help
hint-setup = a number · list: the answers · why 1: its whole text · cards · help
help-setup =
    There is one question now: list shows every answer with its effect.
    list · 1                   the answers, numbered · choose the first one
    why 1                      the full text of the first one, and the rule
    stop                       if it is listed: nothing more
    random · resign            let the quick policy answer · resign the game

## The end of a game

account-hearts = Hearts
account-crystals = Crystals
account-hearts-left = { $count ->
    [one] { $count } heart left
   *[other] { $count } hearts left
}
account-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
account-tiles = { $count ->
    [one] { $count } damage tile placed
   *[other] { $count } damage tiles placed
}
account-wounds = { $count ->
    [one] heroes took { $count } damage
   *[other] heroes took { $count } damage
}
account-knocked-out = { $count ->
    [one] a hero was knocked out once
   *[other] heroes were knocked out { $count } times
}
account-hordes = { $count ->
    [one] { $count } horde destroyed
   *[other] { $count } hordes destroyed
}
account-towers = { $count ->
    [one] { $count } tower built
   *[other] { $count } towers built
}
account-spells = { $count ->
    [one] { $count } spell cast
   *[other] { $count } spells cast
}
account-abilities = { $count ->
    [one] { $count } ability used
   *[other] { $count } abilities used
}
account-passed = { $count ->
    [one] { $count } tower passed on
   *[other] { $count } towers passed on
}
## What things are: the words of the popover

damage-physical-about = Does not cover enemies that resist physical damage.
damage-magic-about = Does not cover enemies that resist magic.
damage-true-about = Covers every enemy, whatever it resists.
phase-setup-about = The team chooses heroes, abilities and spells before the first round.
phase-begin-about = What lasted for the last round ends; events and rifts of the new one come up.
phase-over-about = The game is decided.
phase-spawn-about = A new horde comes onto the map at each spawn marker.
phase-play-about = Everybody plays and passes towers and activates a hero, in any order.
phase-destroy-about = Hordes whose enemies are all covered are destroyed and give their reward.
phase-boss-about = The boss draws a card and does what it says.
phase-pick-up-about = Towers and hero cards come back to the hands; passed towers arrive.
phase-spend-about = The team buys new towers with what it has earned.
mark-frozen-about = This horde does not advance this round.
mark-silent-about = The abilities of this horde do nothing this round.
mark-cursed-about = The enemies of this horde resist nothing and have no shields in this phase.
mark-charged-about = This horde tries to advance twice in this phase.
sign-heart = hearts
sign-crystal = crystals
sign-crystal-about = Destroyed hordes give them. At the end of a round 2 buy a tower of level 1, and 3 one of level 2. The team can keep 12.
sign-gold = gold
sign-gold-about = At the end of a round 2 gold buy a modification for a tower. The team can keep 12.
sign-soldier = soldier
sign-soldier-about = Covers one enemy square and holds its horde once: instead of moving on, the horde removes it. There are 12 for all players.
sign-base = hero's base
sign-base-about = Covers a block of 2 × 2 squares with true damage and holds the horde; then the hero takes 1 damage.
sign-portal = portal
sign-portal-about = Only towers of at least its level can attack it, and they are gone afterwards. It must not reach the exit.
sign-ghost = ghost cards
sign-ghost-about = When a haunted horde is destroyed, the next ghost takes its place.
sign-trail = trail card
sign-trail-about = Closes a road until a trailblazer opens it.
sign-boss = boss
sign-boss-about = Cover all enemy squares of its top card and the card is destroyed. When the last one is gone, the boss is defeated.
sign-skull = skulls
sign-skull-about = Gained for hordes destroyed near the hero; they give extra tiles.
sign-deck = horde cards to come
sign-deck-about = The cards of the spawn markers that have not appeared yet.
sign-site-about = Towers of the player of this colour stand here for a round.
sign-white-site-about = Any player may build here.
sign-marker = spawn marker
sign-marker-about = Here a new horde appears at the beginning of a round. The numbers say in which order.
sign-road = path
sign-deadly = deadly
sign-deadly-about = Only damage tiles cover this enemy: no soldiers and no heroes.
sign-shield = shield
sign-shield-about = Attacks from the side that the card names do not cover this enemy.
sign-slippery = slippery
sign-slippery-about = Soldiers do not stop the horde while this enemy is uncovered.
sign-champion = champion
sign-champion-about = A strong large enemy with an ability of its own; it costs 4 hearts.
sign-event = event
sign-event-about = Happens as soon as the card with this number comes from its deck.
sign-incoming-about = Passed to this player this round. They come to hand at the end of the round.
sign-forecast = forecast
sign-forecast-about = What every horde will do if nothing else happens this round.
sign-done = done
sign-done-about = The phase ends as soon as every player is done. It can be taken back until then.
sign-goal = The goal of this scenario. It is checked at the end of a round, while hearts are left.
sign-level = Level { $level }.
sign-tiles = { $n ->
    [one] 1 tile, { $damage } damage
   *[other] { $n } tiles, { $damage } damage
}
sign-tier = Tier { $tier }.
sign-horde = It is destroyed when all its enemies are covered. A soldier or a hero on it holds it.
sign-reward = Destroyed it gives: { $gold ->
    [0] { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }
   *[other] { $crystals ->
        [0] { $gold } gold
        [one] 1 crystal and { $gold } gold
       *[other] { $crystals } crystals and { $gold } gold
    }
}.
sign-reward-either = Destroyed it gives as you choose: crystals or gold, { $n }.
sign-kind-flying = Flying: soldiers and heroes do not hold it, and it passes over other hordes.
sign-kind-ghost-strip = Haunted: where it is destroyed, a ghost rises.
sign-kind-ghost = A ghost: it follows a haunted horde and gives no crystals.
sign-kind-trailblazer = Trailblazer: it opens a closed road when it comes.
sign-kind-portal = A portal: only towers of at least its level attack it. It must not reach the exit.
sign-wildcat = Follows Alleria. It may be activated once a round without a card, holds hordes like a hero, and any damage sends it home.

## What is asked once something is in hand

ask-ability-1 = Which way should { $hero } face?
ask-attack-1 = Which way should { $hero } face?
ask-bring-1 = Where does { $hero } come onto the map?
ask-build-1 = On which building site does the tower stand?
ask-build-2 = Which way should the tower face?
ask-buy-1 = Who gets the tower?
ask-displace-1 = Where does { $hero } go?
ask-pass-1 = Who gets the tower?
ask-pass-2 = Which tower does it become?
ask-soldier-1 = On which horde does the soldier stand?
ask-soldier-2 = On which square does the soldier stand?
ask-tile-1 = On which horde does the tile lie?
ask-tile-2 = Which way does the tile lie?
ask-tile-3 = On which square does the tile lie?
ask-untile-1 = Which tile is returned?
ask-modify-1 = Which tower gets it?
ask-modify-2 = Whose tower?
ask-modify-3 = Which way should the sticker point?
pick-button-cell = Build it on a site, or pass it on?
