# Kingdom Rush: Elemental Uprising in English. Words as in the glossary; keys are the same in every language.

## Content

title = Kingdom Rush: Elemental Uprising
tower-ARC1 = Archer Tower
tower-ARC2 = Marksman Tower
tower-ARC3 = Sharpshooter Tower
tower-ARC4A = Tribal Axethrowers
tower-ARC4B = Crossbow Fort
tower-MAG1 = Mage Guild
tower-MAG2 = Adept Tower
tower-MAG3 = Wizard Tower
tower-MAG4A = Archmage Tower
tower-MAG4B = Necromancer Tower
tower-ART1 = Dwarven Bombard
tower-ART2 = Dwarven Artillery
tower-ART3 = Dwarven Howitzer
tower-ART4A = Battle-Mecha T200
tower-ART4B = DWAARP
tower-SOL1 = Militia Barracks
tower-SOL2 = Footmen Barracks
tower-SOL3 = Knights Barracks
tower-SOL4A = Knights Templar
tower-SOL4B = Assassin's Guild
enemy-goblin = Goblin Raider
enemy-gnoll = Gnoll Slinger
enemy-orc = Orc Ironhide
enemy-worg = Worg
enemy-acolyte = Drum Acolyte
enemy-shieldbearer = Shieldbearer
enemy-harpy = Harpy
enemy-imp = Ember Imp
enemy-lurker = Tide Lurker
enemy-wisp = Gale Wisp
enemy-wraith = Rift Wraith
enemy-ogre = Ogre Bruiser
enemy-titan = Rock Titan
enemy-colossus = Flame Colossus
enemy-behemoth = Tide Behemoth
enemy-grukk = Warchief Grukk
enemy-drummother = Drum-Mother Yazga
enemy-tidecaller = Tidecaller Molu
enemy-djinn = Storm Djinn Zefir
horde-I01 = Goblin Scouts
horde-I02 = Goblin File
horde-I03 = Scattered Raiders
horde-I04 = Hooked Column
horde-I05 = Gnoll Trio
horde-I06 = Gnoll Picket
horde-I07 = Worg Runners
horde-I08 = Worg Riders
horde-I09 = Goblin Mob
horde-I10 = Ironhide Vanguard
horde-I11 = Ironhide Escort
horde-I12 = Zigzag Raiders
horde-I13 = Harpy Lookout
horde-I14 = Split Party
horde-I15 = Acolyte Escort
horde-I16 = Twin Files
horde-II01 = Goblin Warband
horde-II02 = Ironhide Wedge
horde-II03 = Worg Pack
horde-II04 = Gnoll Ambush
horde-II05 = Harpy Nest
horde-II06 = Drum Circle
horde-II07 = Shield Pair
horde-II08 = Ember Imps
horde-II09 = Tidal Raid
horde-II10 = Ironhide Column
horde-II11 = Mixed Raiders
horde-II12 = Outriders
horde-II13 = Gnoll Line
horde-II14 = Corner Skirmish
horde-II15 = Ogre Scout
horde-II16 = Acolyte Procession
horde-III01 = Great Warband
horde-III02 = Ironhide Phalanx
horde-III03 = Ogre Vanguard
horde-III04 = Titan Stride
horde-III05 = Worg Hunt
horde-III06 = Gale Wisps
horde-III07 = Flanking Shields
horde-III08 = Firebrand Host
horde-III09 = Tide Shoal
horde-III10 = Drummers
horde-III11 = Harpy Raid
horde-III12 = Rift-Touched
horde-III13 = Gnoll Host
horde-III14 = Armoured Riders
horde-III15 = Shield Wall
horde-III16 = Ember and Iron
horde-IV01 = Twin Ogres
horde-IV02 = Titan Guard
horde-IV03 = Flame Colossus
horde-IV04 = Tide Behemoth
horde-IV05 = Wraith Host
horde-IV06 = Storm Flight
horde-IV07 = Ironhide Legion
horde-IV08 = Great Hunt
horde-IV09 = Spirit Drums
horde-IV10 = Bastion
horde-IV11 = Elemental Convergence
horde-IV12 = Giant Warlords
horde-CH1 = Warchief Grukk
horde-CH2 = Drum-Mother Yazga
horde-CH3 = Tidecaller Molu
horde-CH4 = Storm Djinn Zefir
scenario-P = Prologue: The Old Road
scenario-S1 = Blooming Threats
scenario-S2 = Wind at Their Backs
scenario-S3 = Drums in the Hollow
scenario-S4 = Pools of Ink
scenario-S5 = Cinder Pass
scenario-S6 = The Earth Opens
scenario-S7 = Frozen Crossing
scenario-S8 = Tides of Ruin
scenario-S9 = Eye of the Cyclone
scenario-S10 = Four Fires
scenario-S11 = The Elemental Rift
scenario-S12 = Lord of the Uprising

## Ways to play

about = The elements rise against the Kingdom. Together you build and improve towers, cover every enemy on the horde cards with damage tiles, send your heroes past flowers, volcanoes and tentacles, and hold the gate until the uprising is broken.
rules-since-1 = Heroes may now retreat to the space that a moving horde has left, the tower pool holds only towers of the levels that the scenario allows, and undo without asking goes back until another seat has decided something.
scenario-P-about = Hold out until the stacks are empty. A first lesson: one road, towers up to level 2, heroes without abilities.
scenario-P-iron = No tower may be passed with an upgrade before round 3.
scenario-S1-about = Destroy Warchief Grukk, who calls further hordes. Magic flowers bloom beside the road, and in the middle of the game a second time.
scenario-S1-iron = Soldier towers may not be played; they may still be passed.
scenario-S2-about = A last stand: when the stacks are empty, every horde still on the road costs a heart, and one heart must be left. A cyclone pushes hordes on.
scenario-S2-iron = The cyclone acts twice in a row each round.
scenario-S3-about = Destroy Drum-Mother Yazga and have no totem left on the map at the end of a round. Totems ward the hordes beside them; a hero who walks over one removes it.
scenario-S3-iron = A totem is removed only by a hero who rests on its space.
scenario-S4-about = Destroy every layer of the Leviathan. Its tentacles close building sites until a hero walks over them. All abilities may be chosen from now on, and shieldbearers march.
scenario-S4-iron = The game begins with 2 tentacles on the sites nearest to the gate.
scenario-S5-about = Destroy Warchief Grukk and have no volcano left on the map at the end of a round. A hero who rests on a volcano quenches it; a hero who passes takes its gold and crystal.
scenario-S5-iron = Volcanoes deal 2 damage to heroes instead of 1.
scenario-S6-about = Destroy Grukk and Yazga. The roads cross and lead to two gates, and fissures swallow building sites.
scenario-S6-iron = The Kingdom has 3 hearts.
scenario-S7-about = Destroy Storm Djinn Zefir. Frost flowers hold hordes back, a blizzard slows your heroes, and advanced modifications are for sale from now on.
scenario-S7-iron = There are no flowers.
scenario-S8-about = Destroy Tidecaller Molu twice and have every ink pool sealed at the end of a round. Open pools bring hordes; a hero who rests on one seals it.
scenario-S8-iron = Ink pools bring hordes of tier II instead of tier I.
scenario-S9-about = Destroy Storm Djinn Zefir twice. Two cyclones push hordes on; gale flowers blow them back.
scenario-S9-iron = Heroes cannot enter the space of a cyclone.
scenario-S10-about = Light all four beacons: a hero on a beacon spends the action of the round on it. All four must burn at the end of a round, while the rift opens.
scenario-S10-iron = A lit beacon goes out at the end of an even round if a horde stands beside it and no hero stands on it or beside it.
scenario-S11-about = A last stand: when the stacks are empty, every horde on one of the last two spaces of a road costs a heart, and one heart must be left. The rift changes the rules in every even round.
scenario-S11-iron = No Rift card helps you: the beneficial ones are left out.
scenario-S12-about = Destroy every layer of Vulkaar, Lord of the Uprising. His cards burn the white building site, raise volcanoes and call the rift.
scenario-S12-iron = Vulkaar reveals two cards in every even round.
goal-survive = hold out until the stacks are empty
goal-last-stand = hold the last stand
goal-champions = destroy the champions
goal-beacons = light all beacons

## Modifications

modification-tile-2x1 = Artillery tile 2 × 1
modification-tile-2x1-about = A further physical { $tile } tile on the horde in { $directions } direction, chosen with the sticker.
modification-tile-1x1 = Damage tile 1 × 1
modification-tile-1x1-about = A further physical { $tile } tile on any horde.
modification-direct = Direct damage
modification-direct-about = All tiles of this tower deal direct damage.
modification-precise = Precise attack
modification-precise-about = All tiles of this tower may go on any horde.
modification-soldier = Additional soldier
modification-soldier-about = { $soldiers } further soldier on a horde in one of the { $directions } directions of the sticker.
modification-site = Additional building site
modification-site-about = On its site { $more-towers } more tower may be built, but not a soldier tower.
modification-double-shot = Double Shot
modification-double-shot-about = A further { $tile } tile of the tower's damage on a horde that the attack reaches; linked if the attack is.
modification-long-barrels = Long Barrels
modification-long-barrels-about = Each arrow reaches the first horde within { $spaces } spaces; adjacent means within distance { $spaces }.
modification-royal-charter = Royal Charter
modification-royal-charter-about = This tower may be built on a site of any colour.
modification-tithe-chest = Tithe Chest
modification-tithe-chest-about = { $gold } gold each round in which a destroyed horde bore a tile that this tower placed in the same round.
modification-falconer = Falconer
modification-falconer-about = Once per attack { $loose-tiles } tile of this tower may go on any horde, even a linked one.

## The land

flower-magic = Magic flower
flower-magic-about = { $tiles } tiles ({ $tile }) of direct damage on any hordes.
flower-fire = Fire flower
flower-fire-about = A { $tile } tile of direct damage on each horde beside the flower.
flower-frost = Frost flower
flower-frost-about = A horde in the flower's space or beside it does not advance this round.
flower-sun = Sun flower
flower-sun-about = Each hero in the flower's space or beside it regains { $amount } health and readies an ability.
flower-gale = Gale flower
flower-gale-about = A horde without a hero, in the flower's space or beside it, goes back to the next free space of its road.
feature-volcano = Volcano
feature-volcano-about = After the hordes have advanced each hero on it or beside it takes { $amount } damage, and soldiers and Sand Warriors on hordes beside it are removed. A hero who passes takes its { $gold } gold and { $crystals } crystal.
feature-cyclone = Cyclone
feature-cyclone-about = After the hordes have advanced a horde in its space advances once more, each hero there without a horde takes { $amount-2 } damage, and the cyclone goes one space back.
feature-ink-pool = Ink pool
feature-ink-pool-about = While it is open and no hero stands on it, a new horde comes beside it at the end of phase 1. A hero who rests on it seals it.
feature-fissure = Fissure
feature-fissure-about = Nothing can be built on this site, and no hero can stop there.
totem-stone = Stone Totem
totem-stone-about = All enemies of hordes beside it resist physical damage. A hero who walks over it removes it.
totem-spirit = Spirit Totem
totem-spirit-about = All enemies of hordes beside it resist magical damage. A hero who walks over it removes it.
piece-tentacle = Tentacle
piece-tentacle-about = Nothing can be built on its site. A hero who walks over it removes it.
piece-beacon = Beacon
piece-beacon-about = A hero who stands here may light it as the action of an activation.
piece-rift = Rift
piece-rift-about = A hero who rests here discards an active Rift card.

## Elemental Rift cards

element-wind = wind
element-fire = fire
element-earth = earth
element-water = water
element-chaos = chaos
rift-R01 = Tailwind
rift-R01-about = The horde nearest to each gate charges.
rift-R02 = Crosswind
rift-R02-about = Precise attacks reach only hordes within { $precise-within } spaces of their source.
rift-R03 = Dead Calm
rift-R03-about = No horde charges.
rift-R04 = Ashfall
rift-R04-about = At the end of phase 2 each hero on grass or on a building site takes { $amount } damage.
rift-R05 = Searing Heat
rift-R05-about = At the end of phase 4 each hero beside { $beside } or more hordes takes { $amount } damage.
rift-R06 = Kindled Blades
rift-R06-about = The first tile of each hero's basic attack each round deals direct damage.
rift-R07 = Tremors
rift-R07-about = At the start of phase 2 choose a building site of each player colour: it is closed this round.
rift-R08 = Stone Skin
rift-R08-about = Enemies of hordes spawned this round resist physical damage this round.
rift-R09 = Firm Ground
rift-R09-about = Soldiers that stop a horde are not removed.
rift-R10 = High Tide
rift-R10-about = Every horde is slippery: soldiers and Sand Warriors do not stop it.
rift-R11 = Fog Bank
rift-R11-about = Nothing can be built on white building sites.
rift-R12 = Ebb
rift-R12-about = Hordes spawned this round do not advance this round.
rift-R13 = Rift Surge
rift-R13-about = At the end of phase 1 a horde of tier { $tier } from the reserve spawns at marker { $marker }.
rift-R14 = Warped Flesh
rift-R14-about = At the start of phase 4 the horde nearest to each gate mends: { $amount } tile is returned.
rift-R15 = Convergence
rift-R15-about = { $amount } more cards are revealed; all of them are active.

## Bosses and their cards

boss-leviathan = Leviathan
boss-vulkaar = Vulkaar, Lord of the Uprising
card-grasping-arm = Grasping Arm
card-grasping-arm-about = A tentacle on the free building site nearest to a gate.
card-ink-cloud = Ink Cloud
card-ink-cloud-about = In the next round precise attacks reach adjacent hordes only.
card-crushing-wave = Crushing Wave
card-crushing-wave-about = Each hero beside the Leviathan or a tentacle takes { $amount } damage.
card-undercurrent = Undercurrent
card-undercurrent-about = The horde nearest to each spawn point charges in this phase.
card-thrash = Thrash
card-thrash-about = A tentacle on a free white site, or else on the free site nearest to the Leviathan.
card-spawn-of-the-deep = Spawn of the Deep
card-spawn-of-the-deep-about = A horde of tier { $tier } from the reserve spawns at marker { $marker }.
card-regrowth = Regrowth
card-regrowth-about = For each tentacle on the map { $amount } tile is returned from the top layer, at most { $most }.
card-tidal-surge = Tidal Surge
card-tidal-surge-about = All soldiers and Sand Warriors on hordes are removed.
card-dive = Dive
card-dive-about = In the next round the Leviathan cannot be attacked.
card-crown-of-fire = Crown of Fire
card-crown-of-fire-about = The white building site is destroyed, its towers go to the pool, and a volcano without gold and crystal stands there. If there is no white site left, every volcano acts now.
card-ember-rain = Ember Rain
card-ember-rain-about = Each hero on the map who stands on no horde takes { $amount } damage.
card-molten-armour = Molten Armour
card-molten-armour-about = In the next round no physical tiles can be put on Vulkaar's top layer.
card-shattered-ground = Shattered Ground
card-shattered-ground-about = Choose a building site of each player colour: it is closed in the next round.
card-war-horns = War Horns
card-war-horns-about = The horde nearest to each gate charges in this phase.
card-call-of-fire = Call of Fire
card-call-of-fire-about = A horde of tier { $tier } from the reserve spawns at marker { $marker }, or at 1 if { $marker } is not in use.
card-scorching-wind = Scorching Wind
card-scorching-wind-about = All soldiers and Sand Warriors on hordes are removed.
card-rekindle = Rekindle
card-rekindle-about = { $amount } tiles that cover squares of the top layer are returned, or one if there is only one.
card-cataclysm = Cataclysm
card-cataclysm-about = Every volcano acts now; then a Rift card is revealed, active until the end of the next round.

## Events of the scenarios

event-marker-second-bloom = Second Bloom
event-marker-second-bloom-about = All withered flowers are fresh again.
event-marker-gust = Gust
event-marker-gust-about = The horde nearest to the gate charges this round.
event-marker-gale = Gale
event-marker-gale-about = The horde nearest to the gate charges this round, and the cyclone goes back to its starting space before it acts.
event-marker-first-totem = First Totem
event-marker-first-totem-about = The Stone Totem comes onto the map.
event-marker-second-totem = Second Totem
event-marker-second-totem-about = The Spirit Totem comes onto the map.
event-marker-rising-arms = Rising Arms
event-marker-rising-arms-about = A tentacle on the free building site nearest to a gate.
event-marker-fury-of-the-deep = Fury of the Deep
event-marker-fury-of-the-deep-about = The Leviathan reveals { $boss-cards } cards this round.
event-marker-ash-cloud = Ash Cloud
event-marker-ash-cloud-about = This round precise attacks reach only hordes within { $precise-within } spaces of their source.
event-marker-eruption = Eruption
event-marker-eruption-about = Every volcano acts now, and again at its usual time.
event-marker-fissure-i = Fissure I
event-marker-fissure-i-about = A fissure opens on the building site nearest to gate { $gate }.
event-marker-fissure-ii = Fissure II
event-marker-fissure-ii-about = A fissure opens on the building site nearest to gate { $gate }.
event-marker-blizzard = Blizzard
event-marker-blizzard-about = This round every hero has { $slower } movement point less, but at least 1.
event-marker-thaw = Thaw
event-marker-thaw-about = All withered flowers are fresh again.
event-marker-a-third-pool = A Third Pool
event-marker-a-third-pool-about = Another ink pool opens.
event-marker-twin-vortex = Twin Vortex
event-marker-twin-vortex-about = Both cyclones act { $cyclone-times } times this round.
event-marker-rift-opens = Rift Opens
event-marker-rift-opens-about = A Rift card is revealed; it is active until it is replaced.
event-marker-rift-widens = Rift Widens
event-marker-rift-widens-about = A further Rift card is revealed; it replaces the one before.
event-marker-convergence = Convergence
event-marker-convergence-about = From now on { $rifts } Rift cards are active at a time: each new one replaces the older of the two.
event-marker-the-rift-answers = The Rift Answers
event-marker-the-rift-answers-about = A Rift card is revealed; it is active for the rest of the game.
event-marker-wrath = Wrath
event-marker-wrath-about = Vulkaar reveals { $boss-cards } cards this round.

## Active abilities of enemies

icon-mend = mend
icon-mend-about = { $amount } tile that covers an enemy of this horde is returned, or else one of a horde beside it.
icon-scorch = scorch
icon-scorch-about = All soldiers and Sand Warriors on this horde are removed.
icon-volley = volley
icon-volley-about = Each hero in the horde's space or beside it takes { $amount } damage.
icon-rally = rally
icon-rally-about = A horde of tier { $tier } comes onto the free space of his road nearest to him.
icon-totem = totem
icon-totem-about = A totem is put on a free space beside her.
icon-undertow = undertow
icon-undertow-about = A hero in the horde's space or beside it takes { $amount } damage; soldiers and Sand Warriors on hordes beside it are removed.
icon-gust = gust
icon-gust-about = The other horde nearest to a gate charges.
icon-fast = charge
icon-fast-about = The horde tries to advance twice.

## Words of the board

damage-magic = magical
damage-true = direct
phase-destroy = destroy hordes
phase-advance = advance hordes
phase-pick-up = take back cards
phase-spend = buy towers and modifications

## Notation: what is wrong with a typed action

garbled-move = “{ $text }” is not an action: type list to see everything you can do now (EU-9.2).
garbled-form = “{ $text }” has too few or too many parts: write it like { $form } (EU-9.2).
garbled-site = “{ $text }” is not a building site: write it like { $shown }, as on the map.

## Questions

prompt-play = Play or pass towers, activate heroes; say when you are done.
prompt-hero = { $hero }: first move, then take one action.
prompt-seating = { $hero } stops on a horde: which squares are covered?
prompt-choice-refresh = Which hero readies an ability?
prompt-turning = Which ability of { $hero } becomes ready?
prompt-displacing = A horde appears: figures there retreat. Where to?
prompt-whites = Who takes the towers on the white sites?
prompt-buying = The team has { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
} and { $gold } gold: buy towers and modifications, or say when you are done.

## Answers

do-close = Close the sites of this colour: { $colour }
do-move-engage = { $hero } goes to { $cell }, onto { $horde }
do-rest = Rest: full health, all abilities ready
do-refresh = { $ability } of { $hero } becomes ready
do-displace = { $hero } retreats to { $cell }

## What happens

event-close = No towers on sites of this colour this round: { $colour }.
event-displace = { $hero } retreats to { $cell }.
event-engage = { $hero } stands on “{ $horde }”.
event-rest = { $hero } rests.
event-refresh = { $ability } of { $hero } is ready again.
event-revive = { $hero } is regenerated.
event-escape = { $n ->
    [one] “{ $horde }” breaks in: 1 heart is lost.
   *[other] “{ $horde }” breaks in: { $n } hearts are lost.
}
event-boss-health = { $n ->
    [0] { $boss } has lost the last layer.
    [one] { $boss } has 1 layer left.
   *[other] { $boss } has { $n } layers left.
}
event-ruin = { $tower } on { $cell } goes to the pool.
event-take = { $player } takes { $tower } from a white site.
event-destroy = “{ $horde }” is destroyed.
event-boss-card = { $boss } reveals “{ $card }”.

## What players say to each other by pointing

thing-site = building site { $cell }

## Around the map

label-supply = pool: { $towers }
label-incoming = incoming: { $towers }
label-distance = { $n ->
    [one] 1 step to the gate
   *[other] { $n } steps to the gate
}
label-boss = { $n ->
    [one] { $boss } on { $cell }: 1 layer left
   *[other] { $boss } on { $cell }: { $n } layers left
}
fate-escapes = { $n ->
    [one] breaks in: 1 heart
   *[other] breaks in: { $n } hearts
}
legend = > v < ^ path, and where hordes go next (two signs: roads part) · X gate · , grass · a/R building site a of Red (B Blue, G Green, Y Yellow, * everybody's, - closed this round) · ARC2^ tower that faces north (+ modified) · t3:5 horde t3 with 5 open enemy squares · @Alr hero · %mag token (capitals: turned over) · (1) spawn point
legend-tray = On a horde card: row and column name a square, 12 is row 1, column 2 · letters are enemies (capitals big) · . empty · # damage tile · S soldier · H hero base · --S-- the southern side: cards never turn

## Help

help =
    list · list t3             the legal actions, numbered · those with t3
    7 · why 7                  choose number 7 · its effect and its rule
    why build ARC1 c N         the rule that forbids it; alone: the question's rule
    cards · cards NAME         the list of topics · a card's full text
    cards goal · cards signs   the goal of the scenario · what the signs mean
    rules 8.4 · rules flower   a rule by its number · search the rules
    log · board · undo         the game log · the map again · undo a line
    save FILE · quit           save the game to a file · leave: the game is saved
card-deadly = flying: only damage tiles cover it
help-play =
    Cover every enemy of a horde to destroy it; what breaks in costs hearts.
    While towers and heroes are played:
    build ARC1 c N · pass ARC1 blue  on site c, to the north · hand it on
    activate alric · bring NAME r3c2  your hero · alone: one from the bench
    done                             you have nothing more to do in this phase
    While a hero acts or an attack is placed:
    move r3c2 · seat 11 · rest       to a space · onto squares from 11 on · rest
    attack N · ability 1 N           facing north: the basic attack · ability 1
    tile t3 1 f0 12 · soldier t3 22  tile 1, form f0, corner on 12 · a soldier
    stop                             nothing more
    While crystals and gold are spent:
    buy ARC1 red · modify …          a tower for Red · a modification (see list)
    done                             you buy nothing more
    random · resign                  let the quick policy answer · resign the game

## Options of a table

option-difficulty-easy = Easy: 2 gold and 1 crystal more, and up to three starting towers one level higher.
option-difficulty-standard = Standard: what the scenario says.
option-difficulty-hard = Hard: 2 gold and 2 crystals less.
option-difficulty-iron = Iron challenge: 1 gold and 1 crystal less, and the scenario's iron rule.
option-difficulty-heroic = Heroic challenge: 3 crystals and a starting tower less, and no hero may be knocked out.
option-bench = How many heroes are on the bench when you play alone.
option-bench-2 = Two, as usual.
option-bench-3 = Three: easier.
option-bench-4 = Four: easier still.
option-rifts = Rift mode: the Elemental Rift changes the rules in every even round.
option-rifts-off = Only where the scenario says so.
option-rifts-on = In every scenario.
option-guests = Whether heroes of Rift in Time may be chosen too.

## What is not allowed

refused-EU-1-7 = The scenario's rules do not allow that here.
refused-EU-3-3 = Towers stand only on building sites.
refused-EU-3-12 = A space has at most one horde, and it is not that one.
refused-EU-3-15 = There is no space there, or nothing can enter it.
refused-EU-4-3 = Every player chooses a different hero.
refused-EU-4-13 = That starting tower cannot be given out.
refused-EU-4-17 = That ability cannot be chosen: it is not allowed here, already taken, or the slots are full.
refused-EU-5-1 = That starting tower cannot be raised: up to three different cards, each by one level, as far as the pool and the level cap allow.
refused-EU-5-5 = Return one of the starting towers.
refused-EU-7-2 = The game is over.
refused-EU-9-1 = Something else has to be decided first.
refused-EU-9-2 = That is possible only while tower and hero cards are played.
refused-EU-9-3 = You have said that you are done; take that back first.
refused-EU-9-4 = That tower card was already used this round.
refused-EU-9-5 = That hero cannot be activated: it is not yours, or it was activated this round.
refused-EU-10-1 = A tower from your hand goes on a site of your colour or on a white one.
refused-EU-10-2 = A site holds one soldier tower and one other tower.
refused-EU-10-3 = A figure stands on that site.
refused-EU-10-4 = A landscape feature lies on that site.
refused-EU-10-6 = That is not part of this attack, or is already placed.
refused-EU-10-9 = This tower has no such attack.
refused-EU-10-12 = That site is closed, or cannot be closed.
refused-EU-11-2 = The tile cannot be turned that way.
refused-EU-11-3 = There is a tile, a soldier or a base in the way.
refused-EU-11-4 = The tile must be inside the card.
refused-EU-11-6 = An enemy under the tile resists this damage.
refused-EU-11-7 = Soldiers stand on enemies only.
refused-EU-12-5 = The enemy there resists the soldier's damage.
refused-EU-13-1 = A melee attack hits only the horde on which the hero stands.
refused-EU-13-4 = These tiles go on every horde in range, one set on each.
refused-EU-13-7 = Linked tiles all go on one horde.
refused-EU-13-12 = That horde is out of range.
refused-EU-14-1 = A tower is passed to another player.
refused-EU-14-4 = That upgrade is not available.
refused-EU-14-6 = That tower is still on its way to you: you have it next round.
refused-EU-15-1 = A hero first moves, then takes one action.
refused-EU-15-2 = The hero cannot move any more.
refused-EU-15-5 = From its board a hero can only enter the map or rest.
refused-EU-15-6 = That is too far for the movement points, or no such way leads there.
refused-EU-15-8 = A hero cannot stop there.
refused-EU-15-14 = The base does not fit there: tiles, soldiers, other bases and flying enemies are in its way.
refused-EU-15-16 = There is no room for the base on that horde.
refused-EU-15-18 = Only a hero on a horde is put on another block of it, instead of moving.
refused-EU-15-19 = The basic attack cannot be used that way.
refused-EU-15-20 = That ability would have no effect, or cannot be used that way.
refused-EU-15-21 = That ability was used, or the hero does not have it.
refused-EU-15-22 = A passive ability is always on; it is not used.
refused-EU-15-23 = That cannot be chosen for this effect.
refused-EU-15-26 = A hero that is knocked out cannot act.
refused-EU-15-28 = A hero that regenerates is not activated this round.
refused-EU-16-10 = That ability cannot become ready now.
refused-EU-16-15 = A fissure swallows that site: nobody can stop there.
refused-EU-18-3 = That hero has full health.
refused-EU-18-4 = There is no soldier for that: a soldier is taken from a horde only when the supply is empty.
refused-EU-19-5 = Only damage tiles cover a flying enemy.
refused-EU-20-11 = A retreat leads to an adjacent space without horde and without tower.
refused-EU-22-2 = The team decides who takes the towers on white sites.
refused-EU-23-1 = You have said that you are done buying; take that back first.
refused-EU-23-2 = A tower of level 1 costs 2 crystals, one of level 2 costs 3: there are not enough, or the level is not allowed here.
refused-EU-23-3 = Towers of level 3 and 4 cannot be bought.
refused-EU-23-4 = There is no such tower in the pool.
refused-EU-23-6 = The tower must go to a player of this game.
refused-EU-23-7 = A modification costs 2 gold: there is not enough.
refused-EU-23-8 = A modification goes on a tower in hand that is not a soldier tower.
refused-EU-23-11 = Crystals and gold are spent only in the last phase of a round.
refused-EU-24-1 = That modification is already bought.
refused-EU-24-2 = That modification is not for sale in this scenario.
refused-EU-24-4 = That tower has no free slot for a modification.
refused-EU-24-11 = Choose a direction for the sticker, if it has one.
refused-EU-24-14 = That modification goes only on an archer tower in hand or on the tower that brought it.
refused-EU-25-2 = That hero is not on the bench, or the bench is full.
refused-EU-25-4 = One bench hero may come each round, onto a space where it can stand.
refused-EU-25-7 = A bench hero has no health and no abilities.
refused-EU-25-8 = When you play alone, a tower goes to your own Incoming Towers area.
refused-EU-25-9 = That colour is closed this round, was closed in the last one, or is not in play.
refused-EU-29-2 = Guests from the other game were not agreed on, or this guest cannot do that now.
refused-EU-29-3 = The tiles of this effect must touch as its text says.
refused-EU-29-6 = There are no spells in this game.
refused-EU-19-6 = A shieldbearer is shielded against attacks from that side.
refused-EU-27-4 = The boss's top layer takes no tiles of this damage now.
refused-EU-39-3 = Each tile or soldier of this effect goes on a different horde.
refused-EU-13-8 = The effect does not reach that horde.
refused-EU-15-33 = That Sand Warrior cannot march there now.
refused-EU-15-34 = A Sand Warrior cannot stand on that square.
refused-EU-15-35 = Only a Sand Warrior in the hero's space takes the damage instead.
refused-EU-16-1 = The hero has not passed that, or there is nothing to use.
refused-EU-16-3 = That flower is withered.
refused-EU-16-4 = A tower covers that flower.
refused-EU-17-1 = That horde cannot be destroyed now.
refused-EU-18-6 = That figure is not waiting for damage.
refused-EU-19-10 = Choose a tile that covers an enemy there.
refused-EU-26-5 = It cannot be put there.
refused-EU-27-3 = Only damage tiles go on a layer of the boss.
refused-EU-26-8 = Choose a hero on that horde or beside it.

## What things are: the words of the popover

phase-advance-about = Every horde that nobody holds moves towards the gate. What breaches it costs hearts.
sign-heart-about = The life of the Kingdom. An enemy that breaches the gate uncovered costs 1 heart, a large one 4. When the last one is lost, so is the game. The hearts of a hero are its health.
sign-site = building site
sign-white-site = white building site
sign-exit = gate
sign-exit-about = Whatever moves on from here breaches the gate and costs hearts.
sign-road-about = Hordes walk here, one space each round, towards the gate.
sign-incoming = incoming towers
sign-large-escapes = Uncovered it costs 4 hearts when it breaches.
sign-small-escapes = Uncovered it costs 1 heart when it breaches.
