# Kingdom Rush: Rift in Time in English. Words as in the glossary; keys are the same in every language.

## Content

title = Kingdom Rush: Rift in Time
tower-A1 = Archer Tower
tower-A2 = Marksman Tower
tower-A3 = Sharpshooter Tower
tower-A4a = Rangers Hideout
tower-A4b = Musketeer Garrison
tower-M1 = Mage Tower
tower-M2 = Adept Tower
tower-M3 = Wizard Tower
tower-M4a = Arcane Wizard
tower-M4b = Sorcerer Mage
tower-D1 = Dwarven Bombard
tower-D2 = Dwarven Artillery
tower-D3 = Dwarven Howitzer
tower-D4a = Big Bertha
tower-D4b = Tesla
tower-B1 = Militia Barracks
tower-B2 = Footmen Barracks
tower-B3 = Knights Barracks
tower-B4a = Holy Order
tower-B4b = Barbarian Hall
enemy-goblin = Goblin
enemy-bandit = Bandit
enemy-skeleton = Skeleton
enemy-wulf = Wulf
enemy-orc = Orc
enemy-dark-knight = Dark Knight
enemy-spider = Spider
enemy-demon-spawn = Demon Spawn
enemy-shaman = Shaman
enemy-troll = Troll
enemy-shadow-archer = Shadow Archer
enemy-necromancer = Necromancer
enemy-dire-worg = Dire Worg
enemy-executioner = Executioner
enemy-marauder = Marauder
enemy-fallen-imp = Fallen Imp
enemy-wraith = Wraith
enemy-gargoyle = Gargoyle
enemy-ogre = Ogre
enemy-yeti = Yeti
enemy-golem = Golem
horde-H1-01 = Goblin Scouts
horde-H1-02 = Goblin Rush
horde-H1-03 = Roadside Bandits
horde-H1-04 = Bandit Ring
horde-H1-05 = Old Bones
horde-H1-06 = Bone Pile
horde-H1-07 = Wulf Riders
horde-H1-08 = Hungry Wulves
horde-H1-09 = Mixed Warband
horde-H1-10 = Cutpurses
horde-H1-11 = Graveyard Shift
horde-H1-12 = Goblin Mob
horde-H1-13 = Lost Patrol
horde-H1-14 = Night Raid
horde-H2-01 = Orc Vanguard
horde-H2-02 = Axe Line
horde-H2-03 = Axe Brothers
horde-H2-04 = Spider Nest
horde-H2-05 = Crawling Dark
horde-H2-06 = Wulf Pack
horde-H2-07 = Bow Line
horde-H2-08 = Ambushers
horde-H2-09 = Goblin Shaman
horde-H2-10 = Bone Archers
horde-H2-11 = Raiding Party
horde-H2-12 = Spider Riders
horde-H2-13 = Orc Hunters
horde-H2-14 = Witch Circle
horde-H3-01 = Ogre and Friends
horde-H3-02 = Ogre Toll
horde-H3-03 = Ogre Herder
horde-H3-04 = Dark Order
horde-H3-05 = Shield Wall
horde-H3-06 = Troll Kin
horde-H3-07 = Troll Camp
horde-H3-08 = Spider Queen Guard
horde-H3-09 = Storm of Arrows
horde-H3-10 = Ritual
horde-H3-11 = Worg Cavalry
horde-H3-12 = Ogre Smasher
horde-H3-13 = Knights Errant
horde-H3-14 = Ogre Feast
horde-H4-01 = Executioners
horde-H4-02 = Golem March
horde-H4-03 = Yeti Ridge
horde-H4-04 = Demon Gate Guard
horde-H4-05 = Worg Tide
horde-H4-06 = Necropolis
horde-H4-07 = Marauders
horde-H4-08 = Golem Forge
horde-H4-09 = Twin Ogres
horde-H4-10 = Black Guard
horde-H4-11 = Yeti Hunt
horde-H4-12 = Hell Hounds
horde-H5-01 = Warlord Retinue
horde-H5-02 = Demon Legion
horde-H5-03 = Ice Giants
horde-H5-04 = Iron Golems
horde-H5-05 = Black Host
horde-H5-06 = Time Reavers
horde-H5-07 = Abyssal Pack
horde-H5-08 = Siege Line
horde-HG-01 = Haunted Patrol
horde-HG-02 = Cursed Bones
horde-HG-03 = Possessed Bandits
horde-HG-04 = Restless Dead
horde-HG-05 = Grave Robbers
horde-HG-06 = Haunted Knights
horde-GD-01 = Wisp
horde-GD-02 = Poltergeist
horde-GD-03 = Banshee
horde-GD-04 = Phantom
horde-GD-05 = Spectre
horde-GD-06 = Dread Shade
horde-HT-01 = Web Cutters
horde-HT-02 = Tunnel Spiders
horde-HT-03 = Road Breakers
horde-HT-04 = Silk Raiders
horde-HF-01 = Bat Swarm
horde-HF-02 = Gargoyle Wing
horde-HF-03 = Imp Flight
horde-HF-04 = Harpies
horde-HF-05 = Stone Wings
horde-HF-06 = Demon Flight
horde-P1-01 = Flickering Rift
horde-P2-01 = Goblin Rift
horde-P2-02 = Orcish Rift
horde-P3-01 = Demon Rift
horde-P3-02 = Blackburn Rift
horde-P4-01 = The Great Rift
scenario-RS01 = Rift in Time
scenario-RS02 = They Come with Axes
scenario-RS03 = From the Past and… the Future?
scenario-RS04 = Return of Dread Lord Blackburn
scenario-RS05 = Entangled Magic
scenario-RS06 = Rain of Arrows
scenario-RS07 = For the King!
scenario-RS08 = Fright and Delight
scenario-RS09 = Web Them All!
scenario-RS10 = Fly, My People!
scenario-RS11 = Time-Twisted Angel
scenario-RS12 = The End of Time
spell-rain-of-fire = Rain of Fire
spell-reinforcements = Reinforcements
spell-lightning-arrow = Lightning Arrow
spell-thunder-strike = Thunder Strike
spell-hand-of-midas = Hand of Midas
spell-gem-of-time = Gem of Time

## Ways to play

about = Hordes march on the Kingdom. Together you build towers, cover every enemy on their trays with damage tiles, send your heroes to hold the road, and close the rift before the last heart is gone.
rules-since-1 = A spell can now be cast if any of its steps has an effect, and undo without asking goes back until another seat has decided something.
scenario-RS01-about = Destroy the portal. A first lesson: heroes have no special abilities yet.
scenario-RS01-iron = Heroes may not be activated in rounds 1 and 2.
scenario-RS02-about = Destroy the portal. Two roads meet, and every hero has an ability.
scenario-RS02-iron = Soldier towers may not be bought.
scenario-RS03-about = Destroy the portal. The exit lies in the west, and a second road joins the first half way.
scenario-RS03-iron = A horde that spawns in an even round is fast for the rest of the game, whatever you cover.
scenario-RS04-about = Defeat Lord Blackburn. He acts every round, and he must not reach the exit. The first white building site is for everyone.
scenario-RS04-iron = Blackburn has one more health card.
scenario-RS05-about = Destroy both portals. Two separate roads with an exit each, and your first spell.
scenario-RS05-iron = Hordes that escape give no crystals.
scenario-RS06-about = Destroy the portal. Archers aim at your heroes; the exit lies in the east.
scenario-RS06-iron = Aim icons deal 2 damage instead of 1.
scenario-RS07-about = Destroy both portals. Towers may now be raised to level 4.
scenario-RS07-iron = Towers rise to level 3 at most.
scenario-RS08-about = Destroy the portal. Ghosts rise where haunted hordes are destroyed.
scenario-RS08-iron = Ghosts give no crystals.
scenario-RS09-about = Destroy the portal. Three roads are closed by trail cards until trailblazers break them open.
scenario-RS09-iron = Trail card C is gone from the start: marker 4 spawns from round 2.
scenario-RS10-about = Destroy all portals. Flying hordes soar over the others, and soldiers cannot hold them.
scenario-RS10-iron = Precise attacks may not target flying hordes.
scenario-RS11-about = Defeat Lilith. She walks towards marker 3; if she cannot move on, you lose. Marker 3 spawns in even rounds only.
scenario-RS11-iron = Lilith draws two action cards each time.
scenario-RS12-about = Defeat the Time Mage. Portals need not be destroyed, but none may reach the exit.
scenario-RS12-iron = The Time Mage moves in every round.
goal-portals = destroy every portal

## Heroes, abilities, spells

spell-rain-of-fire-about = On one tray a { $tile } and a { $other } tile; magic. Tiles may be turned freely. Energy { $energy }.
spell-reinforcements-about = { $soldiers } soldiers on one tray or on different ones; true damage. Energy { $energy }.
spell-lightning-arrow-about = On one tray a { $tile } tile, then a { $tile-3 } tile on every tray beside it; magic. Tiles may be turned freely. Energy { $energy }.
spell-thunder-strike-about = On one tray { $tiles } tiles ({ $tile }) that touch each other; physical. Energy { $energy }.
spell-hand-of-midas-about = Pass a tower and raise it by { $levels } levels. Energy { $energy }.
spell-gem-of-time-about = A { $tile } tile of true damage on a portal or a boss; then a hero takes { $amount-2 } damage. Tiles may be turned freely. Energy { $energy }.

## Bosses and their action cards

boss-blackburn = Lord Blackburn
boss-lilith = Lilith
boss-time-mage = Time Mage
card-dread = Dread
card-petrify = Petrify
card-muster = Muster
card-terror = Terror
card-stride = Stride
card-gloat = Gloat
card-wrath = Wrath
card-ruin = Ruin
card-wrath-and-ruin = Wrath and Ruin
card-wrath-of-ages = Wrath of Ages
card-unmake = Unmake
card-open-rift = Open Rift
card-still-time = Still Time
effect-hurt = every hero in the boss's space or beside it takes 1 damage
effect-ruin = a tower beside the boss goes back to the supply
effect-muster = the top card of deck 1 spawns now
effect-terror = all soldiers on trays beside the boss are removed
effect-stride = the boss moves one extra space
effect-rift = the nearest tray on the boss's road becomes a portal of level { $levels }

## Words of the board

damage-magic = magic
damage-true = true
icon-fast = fast
icon-fast-about = The horde makes two moves.
icon-heal = heal
icon-heal-about = Before it moves, all damage tiles on it are removed.
icon-aim = aim
icon-aim-about = After its move each hero on it or beside it takes 1 damage.
phase-destroy = destroy horde trays
phase-advance = advance horde trays
phase-pick-up = pick up tower and hero cards
phase-spend = spend crystals

## Notation: what is wrong with a typed action

garbled-move = “{ $text }” is not an action: type list to see everything you can do now (RT-6.2).
garbled-form = “{ $text }” has too few or too many parts: write it like { $form } (RT-6.2).
garbled-site = “{ $text }” is not a building site: write it like { $shown }, as on the map.

## Questions

prompt-play = Play or pass towers, activate heroes, cast spells; say when you are done.
prompt-hero = { $hero }: move and take one action, in either order.
prompt-seating = { $hero } engages the horde: on which squares does the base stand?
prompt-choice-refresh = Which hero turns an ability face up?
prompt-turning = Which ability of { $hero } is turned face up?
prompt-displacing = A horde appears: heroes must make way. Where to?
prompt-whites = Who takes the towers on the white sites?
prompt-buying = { $crystals ->
    [one] The team has 1 crystal: buy towers, or say when you are done.
   *[other] The team has { $crystals } crystals: buy towers, or say when you are done.
}

## Answers

do-close = Close the sites of this colour: { $colour }
do-move-engage = { $hero } goes to { $cell } and engages { $horde }
do-rest = Rest: full health, all abilities face up
do-refresh = Turn { $ability } of { $hero } face up
do-displace = { $hero } makes way to { $cell }

advice-melee = recommended when you play alone

## What happens

event-close = No towers on sites of this colour this round: { $colour }.
event-displace = { $hero } makes way to { $cell }.
event-engage = { $hero } engages “{ $horde }”.
event-rest = { $hero } rests.
event-refresh = { $ability } of { $hero } is face up again.
event-revive = { $hero } is revived.
event-destroy = { $n ->
    [0] “{ $horde }” is destroyed.
    [one] “{ $horde }” is destroyed: 1 crystal.
   *[other] “{ $horde }” is destroyed: { $n } crystals.
}
event-escape = { $n ->
    [one] “{ $horde }” reaches the exit: 1 heart is lost, crystals: { $crystals }.
   *[other] “{ $horde }” reaches the exit: { $n } hearts are lost, crystals: { $crystals }.
}
event-boss-card = { $boss } draws { $card }.
event-boss-health = { $n ->
    [0] { $boss } has lost the last health card.
    [one] { $boss } has 1 health card left.
   *[other] { $boss } has { $n } health cards left.
}
event-ruin = { $tower } on { $cell } goes back to the supply.
event-take = { $player } takes { $tower } from a white site.

## What players say to each other by pointing

thing-site = building site { $cell }

## Around the map

label-supply = supply: { $towers }
label-incoming = incoming: { $towers }
label-distance = { $n ->
    [one] 1 step to the exit
   *[other] { $n } steps to the exit
}
label-boss = { $n ->
    [one] { $boss } on { $cell }: 1 health card left
   *[other] { $boss } on { $cell }: { $n } health cards left
}
fate-escapes = { $n ->
    [one] escapes: 1 heart
   *[other] escapes: { $n } hearts
}
legend = > v < ^ path, and where hordes go next · EXIT where they leave · a/R building site a of Red (B Blue, G Green, Y Yellow, * everybody's, - closed this round) · A2^ tower that faces north (x face down) · t3:5 horde tray t3 with 5 open enemy squares · @Mal hero · (1) spawn marker · # trail card
legend-tray = In a tray: row and column name a square, 12 is row 1, column 2 · letters are enemies (capitals large, 2 × 2 squares) · . empty · # damage tile · S soldier · H hero base · - strip or middle of a portal · -EXIT- the side that faces the exit

## Help

help =
    list · list t3             the legal actions, numbered · those with t3
    7 · why 7                  choose number 7 · its effect and its rule
    why build A1 c N           the rule that forbids it; alone: the question's rule
    cards · cards NAME         the list of topics · a card's full text
    cards goal · cards signs   the goal of the scenario · what the signs mean
    rules 8.4 · rules portal   a rule by its number · search the rules
    log · board · undo         the game log · the map again · undo a line
    save FILE · quit           save the game to a file · leave: the game is saved
help-play =
    Cover every enemy of a horde and it falls; one that escapes costs hearts.
    While towers and heroes are played:
    build A1 c N · pass A1 blue      on site c, facing north · raise it and hand it on
    activate malik · cast NAME       your hero · a spell; wildcat, bring NAME r3c2
    done                             you have nothing more to do in this phase
    While a hero acts or an attack is placed:
    move r3c2 · seat 11 · rest       to a space · onto squares from 11 on · rest
    attack N · ability 1 N           facing north: the basic attack · ability 1
    tile t3 1 f0 12 · soldier t3 22  tile 1, form f0, corner on 12 · a soldier
    stop                             nothing more
    While crystals are spent:
    buy A1 red · done                a tower for Red · you buy nothing more
    random · resign                  let the quick policy answer · resign the game
card-deadly = deadly: no soldiers or heroes on it

## Options of a table

option-difficulty-one-star = 1 star: 8 hearts, 2 crystals.
option-difficulty-two-stars = 2 stars: 5 hearts, 1 crystal.
option-difficulty-three-stars = 3 stars: 3 hearts, no crystals.
option-difficulty-heroic = Heroic Challenge: 3 hearts, no spells, and no hero may be knocked out.
option-difficulty-iron = Iron Challenge: 1 heart, and the scenario's iron rule.
option-guests = Whether heroes of Elemental Uprising may be chosen too.

## What is not allowed

refused-RT-2-2 = Towers stand only on building sites.
refused-RT-2-3 = Nothing enters scenery, spawn markers or the exit.
refused-RT-3-6 = Every player chooses a different hero; guests only if that was agreed.
refused-RT-3-8 = That ability cannot be chosen: it is already taken, or the slots are full.
refused-RT-5-9 = Each hero's own player chooses where it makes way.
refused-RT-6-2 = That is possible only while tower and hero cards are played.
refused-RT-6-3 = Something else has to be decided first.
refused-RT-6-4 = You have said that you are done; take that back first.
refused-RT-7-1 = You have no such tower in hand.
refused-RT-7-2 = A hero stands on that site.
refused-RT-7-3 = That site belongs to another player.
refused-RT-7-4 = There is already a tower on that site.
refused-RT-7-6 = That tile is not part of this attack, or is already placed.
refused-RT-7-15 = That tray is out of range.
refused-RT-7-16 = Only the top tray of a space is a target.
refused-RT-7-18 = Linked tiles all go on one tray.
refused-RT-8-1 = The tile must be inside the card.
refused-RT-8-2 = The tile would overlap another tile, a soldier or a hero.
refused-RT-8-4 = An enemy under the tile resists this damage.
refused-RT-8-5 = The tile may not cover a strip or the middle of a portal.
refused-RT-8-7 = The tile cannot be turned like that: the tower's facing decides.
refused-RT-9-2 = This attack has no more soldiers.
refused-RT-9-4 = Soldiers stand on enemies only.
refused-RT-9-5 = There is already something on that square.
refused-RT-9-6 = The enemy there resists the soldier's damage.
refused-RT-9-7 = Soldiers may not stand on deadly enemies.
refused-RT-9-10 = A site holds two towers at most, one of them a soldier tower.
refused-RT-9-11 = Only the owner of the site adds a second tower.
refused-RT-9-13 = A soldier is moved only when the supply is empty, and only by a new soldier tower.
refused-RT-9-16 = Soldiers of abilities and spells come from the supply only.
refused-RT-10-2 = The middle of a portal cannot be covered.
refused-RT-10-3 = That tower's level is too low for the portal.
refused-RT-10-9 = The portal is the only target: attack it with everything that fits.
refused-RT-10-11 = Heroes never stop on a portal.
refused-RT-11-1 = A tower is passed to another player.
refused-RT-11-5 = That upgrade is not available.
refused-RT-11-7 = That tower is still on its way to you: you have it next round.
refused-RT-11-8 = That tower is already on a site.
refused-RT-12-1 = That hero cannot be activated: it is not yours, or it was activated this round.
refused-RT-12-2 = A hero that was just revived is not activated this round.
refused-RT-12-3 = A hero takes one action in an activation.
refused-RT-12-4 = The hero has already moved, or cannot move now.
refused-RT-12-5 = That is too far for the movement points.
refused-RT-12-7 = That is outside the map.
refused-RT-12-8 = A hero cannot stop there.
refused-RT-12-12 = That Sand Warrior cannot march there now.
refused-RT-12-14 = The base does not fit there: tiles, soldiers, other bases, strips and deadly enemies are in its way.
refused-RT-12-16 = There is no room for the hero's base on that tray.
refused-RT-12-18 = Only an engaged hero is re-seated, and on another block.
refused-RT-12-19 = A hero engages the top tray only.
refused-RT-12-21 = A melee attack hits only the tray that the hero is engaged with.
refused-RT-12-22 = A ranged attack does not hit the tray that the hero is engaged with.
refused-RT-12-25 = Heroes cannot attack portals or bosses.
refused-RT-12-26 = That ability is face down or is always on, or the hero does not have it.
refused-RT-12-27 = The hero does not have that many skulls.
refused-RT-12-29 = Each piece of this attack goes on a different tray.
refused-RT-12-31 = Only a hero on the map can rest.
refused-RT-12-32 = Nobody there can take the damage for the hero.
refused-RT-12-33 = A hero that is knocked out cannot act.
refused-RT-12-42 = The wildcat cannot be activated now.
refused-RT-12-44 = The wildcat is not on the map.
refused-RT-12-47 = A hero on its board must enter the map first.
refused-RT-12-49 = That ability is in force until the end of the round.
refused-RT-14-10 = A hero makes way to an adjacent empty space.
refused-RT-16-1 = The tower must go to a player of this game.
refused-RT-16-2 = A tower of level 1 costs 2 crystals: there are not enough.
refused-RT-16-3 = A tower of level 2 costs 3 crystals and must be within the level cap.
refused-RT-16-4 = There is no such tower in the supply.
refused-RT-16-5 = Towers of level 3 and 4 cannot be bought.
refused-RT-16-7 = Crystals are spent only in the last phase of a round.
refused-RT-16-8 = You have said that you are done buying; take that back first.
refused-RT-17-2 = The game is over.
refused-RT-18-2 = That colour is closed this round, or is not in play.
refused-RT-18-3 = The same colour cannot be closed in two consecutive rounds.
refused-RT-18-5 = That hero is not on the bench, or the bench is full.
refused-RT-18-7 = One bench hero may come each round.
refused-RT-18-10 = A bench hero only makes its basic attack.
refused-RT-18-12 = When you play alone, a tower goes to your own incoming towers slot.
refused-RT-18-15 = A tower that cannot be raised is not set aside.
refused-RT-19-1 = The team does not have that spell any more.
refused-RT-19-2 = That spell cannot be chosen here.
refused-RT-19-3 = Spells do not hit portals or bosses.
refused-RT-19-5 = Only the top tray of a space can be hit.
refused-RT-19-6 = That spell would have no effect.
refused-RT-19-10 = The tiles of Thunder Strike must touch each other.
refused-RT-19-11 = Every tray beside the target gets its tile where one fits.
refused-RT-19-14 = The Gem of Time hits portals and bosses only, and a hero has to pay for it.
refused-RT-19-16 = That hero cannot pay for the Gem of Time.
refused-RT-20-3 = The team decides who takes the towers on white sites.
refused-RT-21-12 = No ghost rises there.
refused-RT-21-24 = A trail card closes that space.
refused-RT-24-7 = That ability would have no effect.
refused-RT-24-21 = That ability cannot be turned up or used now.
refused-RT-24-33 = There is no such ability to copy.
refused-RT-24-52 = Each tile must touch a different side of her base.
refused-RT-24-55 = Lilith is the boss here and cannot be chosen.
refused-RT-24-56 = The basic attack would have no effect.
refused-RT-29-6 = Choose a tower beside the boss.
refused-RT-30-2 = The scenario's iron rule forbids that.
refused-RT-24-57 = The effect does not reach that hero.
refused-RT-12-48 = The wildcat cannot be chosen for this.
refused-RT-12-35 = That hero has full health.
refused-RT-31-36 = That hero cannot be chosen now.
refused-RT-36-5 = Name a figure that still has to take that damage.
refused-RT-14-4 = No tile of that horde is returned that way.
refused-RT-22-6 = The boss's health card takes no such tile now.
refused-RT-24-4 = The ability cannot choose that tray.

## What things are: the words of the popover

phase-advance-about = Every horde that nobody holds moves towards the exit. What gets out costs hearts.
sign-heart-about = The life of the Kingdom. An enemy that escapes uncovered costs 1 heart, a large one 4. When the last one is lost, so is the game. The hearts of a hero are its health.
sign-site = building site
sign-white-site = white building site
sign-exit = exit
sign-exit-about = Whatever moves on from here escapes and costs hearts.
sign-road-about = Hordes walk here, one space each round, towards the exit.
sign-incoming = incoming towers
sign-large-escapes = Uncovered it costs 4 hearts when it escapes.
sign-small-escapes = Uncovered it costs 1 heart when it escapes.
