# Krosmaster: Arena in English. Words as in the glossary; keys are the same in every language.

## Content

title = Krosmaster: Arena
about = Teams of small heroes fight with spells, coins and magical rewards on a board of 12 × 12; the only owner of Gallons of Glory, or the last in the arena, wins.
rules-since-1 = Victory is now checked after each of the two losses of a tension double, and a Gallon of Glory can be bought only while one can be gained.

# Ways to play

scenario-duel = Duel
scenario-duel-about = Two players, one team each, all rules.
scenario-free-for-all = Free-for-all
scenario-free-for-all-about = Four players with small teams, each against all others.
scenario-two-against-two = Two against two
scenario-two-against-two-about = Four players with small teams; partners sit opposite each other and win together.
scenario-tutorial-1 = Tutorial 1: First try
scenario-tutorial-1-about = Queen against King with nothing but steps and fists: learn to move, to lock and to dodge.
scenario-tutorial-2 = Tutorial 2: My first spell
scenario-tutorial-2-about = The same two with one attack spell each: learn range, line of sight and powers.
scenario-tutorial-3 = Tutorial 3: Summoning
scenario-tutorial-3-about = King and Queen with their complete cards: learn to call creatures to your help.
scenario-tutorial-4 = Tutorial 4: Two are better than one
scenario-tutorial-4-about = Two figures a side and crates to stand on; be the first to knock out an opponent.
scenario-tutorial-5 = Tutorial 5: New sights
scenario-tutorial-5-about = Long shots and pushes; knock out an opponent, then survive the answer.
scenario-tutorial-6 = Tutorial 6: Endless ordeal
scenario-tutorial-6-about = Healing and bombs; knock out both opponents.
scenario-tutorial-7 = Tutorial 7: God of the arena
scenario-tutorial-7-about = Full teams in The Pit with tension, coins and Gallons of Glory, but no rewards yet.
variant-exchanged = Start cells exchanged
variant-king-first = The King's player starts
variant-mixed = Other pairs

# Krosmasters

figure-king = King of the Gobballs
figure-queen = Queen of the Tofus
figure-oscar = Oscar Kass
figure-anna = Anna Tommy
figure-bill = Bill Tell
figure-kassius = Kassius Kaos
figure-healey = Lil Healey
figure-aboum = Bad Aboum
breed-osamodas = Osamodas
breed-sram = Sram
breed-sacrier = Sacrier
breed-cra = Cra
breed-masqueraider = Masqueraider
breed-eniripsa = Eniripsa
breed-rogue = Rogue

# Summons

summon-gobball = Gobball
summon-tofu = Tofu
summon-water-bomb = Water Bomb
summon-prespic = Prespic
species-creature = creature
species-bomb = bomb
species-trap = trap

# Spells

spell-gobbolob = Gobbolob
spell-gobbolob-about = Deals +{ $beside-bonus } damage if a Gobball of this very King is adjacent to the target; at most { $beside-most } counts.
spell-summon-gobball = Summon Gobball
spell-summon-gobball-about = Puts a Gobball ({ $summons-hp } HP, { $summons-mp } MP, { $summons-ap } AP) on the empty target cell; the caster can have at most { $summon-limit }.
spell-dan-to-fu = Dan To Fu
spell-dan-to-fu-about = Deals +{ $beside-bonus } damage for each Tofu of this very Queen that is adjacent to the target.
spell-summon-tofu = Summon Tofu
spell-summon-tofu-about = Puts a Tofu ({ $summons-hp } HP, { $summons-mp } MP, { $summons-ap } AP) on the empty target cell; the caster can have at most { $summon-limit }.
spell-con = Con
spell-con-about = Life Steal: the caster loses as many damage markers as the target gets.
spell-trickery = Trickery
spell-trickery-about = { $armor-break ->
    [one] Armor Break: the target rolls { $armor-break } armor die fewer.
   *[other] Armor Break: the target rolls { $armor-break } armor dice fewer.
}
spell-assault = Assault
spell-assault-about = The caster swaps places with the target, even if it does no damage.
spell-transposition = Transposition
spell-transposition-about = The caster swaps places with an ally, a Krosmaster or a summon.
spell-plaguing-arrow = Plaguing Arrow
spell-plaguing-arrow-about = A far shot that cannot be aimed at anyone close.
spell-long-shot = Long Shot
spell-long-shot-about = Until the end of this turn the caster's normal and line ranges reach { $range-bonus } further; all unspent MP are lost.
spell-irritating-sting = Irritating Sting
spell-irritating-sting-about = A costly shot without further effect.
spell-puff = Puff
spell-puff-about = { $push ->
    [one] Pushes the target up to { $push } cell away from the caster; an obstacle or the edge stops it earlier.
   *[other] Pushes the target up to { $push } cells away from the caster; an obstacle or the edge stops it earlier.
}
spell-curse-word = Curse Word
spell-curse-word-about = { $armor-break ->
    [one] Armor Break: the target rolls { $armor-break } armor die fewer.
   *[other] Armor Break: the target rolls { $armor-break } armor dice fewer.
}
spell-healing-word = Healing Word
spell-healing-word-about = { $value ->
    [one] Removes { $value } damage marker, one more for each critical success; the caster may target herself.
   *[other] Removes { $value } damage markers, one more for each critical success; the caster may target herself.
}
spell-retreat-shot = Retreat Shot
spell-retreat-shot-about = { $recoil ->
    [one] Recoil: the caster jumps { $recoil } cell back, away from the target cell; nobody can lock this jump.
   *[other] Recoil: the caster jumps up to { $recoil } cells back, away from the target cell; nobody can lock this jump.
}
spell-throw-water-bomb = Throw Water Bomb
spell-throw-water-bomb-about = Puts a Water Bomb ({ $summons-hp } HP) on the empty target cell; the caster can have at most { $summon-limit }. It explodes when the caster's next turn begins, or earlier if it is hit.
spell-bite = Bite
spell-bite-about = A melee attack without further effect.
spell-kiss = Kiss
spell-kiss-about = Hurts only with a critical success.
spell-explosion = Explosion
spell-explosion-about = Hits everything around the bomb; everyone hit gets { $ap-markers } AP for its next turn, even without damage.
spell-spike = Spike
spell-spike-about = A melee attack without further effect.
spell-explosive-flask = Explosive Flask
spell-explosive-flask-about = Neutral damage, thrown once.
spell-dazing-flask = Dazing Flask
spell-dazing-flask-about = The target gets { $ap-markers } AP for its next turn.
spell-tangling-flask = Tangling Flask
spell-tangling-flask-about = The target gets { $mp-markers } MP for its next turn.
spell-archers-shot = Archer's Shot
spell-archers-shot-about = The caster chooses the element of the damage.
spell-assassins-dagger = Assassin's Dagger
spell-assassins-dagger-about = A quick stab.
spell-crescent-blade = Crescent Blade
spell-crescent-blade-about = A strong melee attack without further effect.
spell-kung-fu-shovel = Kung-fu Shovel
spell-kung-fu-shovel-about = Also hits the cells to the left and to the right of the target.
spell-wonder-staff = Wonder Staff
spell-wonder-staff-about = Also hits the two cells behind the target.
kind-attack = attack spell
kind-heal = healing spell
kind-summon = summoning spell
kind-special = special spell
limit-unlimited = unlimited
limit-turn = once per turn
limit-game = once per game

# Demonic rewards

reward-G01 = Water Powder
reward-G01-about = The next water attack spell that the holder casts this turn deals { $next-bonus } more damage.
reward-G02 = Air Powder
reward-G02-about = The next air attack spell that the holder casts this turn deals { $next-bonus } more damage.
reward-G03 = Earth Powder
reward-G03-about = The next earth attack spell that the holder casts this turn deals { $next-bonus } more damage.
reward-G04 = Fire Powder
reward-G04-about = The next fire attack spell that the holder casts this turn deals { $next-bonus } more damage.
reward-G05 = Explosive Flask
reward-G05-about = Cast once for { $spell-ap } AP at range { $spell-min }–{ $spell-max }, with line of sight: { $spell-value } neutral damage.
reward-G06 = Dazing Flask
reward-G06-about = Cast once for { $spell-ap } AP at range { $spell-min }–{ $spell-max }, with line of sight: the target gets { $spell-ap-markers } AP for its next turn.
reward-G07 = Tangling Flask
reward-G07-about = Cast once for { $spell-ap } AP at range { $spell-min }–{ $spell-max }, with line of sight: the target gets { $spell-mp-markers } MP for its next turn.
reward-G08 = Life Potion
reward-G08-about = Remove up to { $gain-1-heal } damage from the holder.
reward-G09 = Hearty Bread
reward-G09-about = The holder has { $gain-1-mp } MP and { $gain-1-ap } AP at once; remove up to { $gain-1-heal } damage from it.
reward-G10 = Recall Potion
reward-G10-about = Put the holder on an empty start cell of its player; nobody can lock it.
reward-G11 = Water Ward
reward-G11-about = The holder's water attack spells deal { $bonus } more damage, and it suffers { $reduces } less water damage.
reward-G12 = Air Ward
reward-G12-about = The holder's air attack spells deal { $bonus } more damage, and it suffers { $reduces } less air damage.
reward-G13 = Earth Ward
reward-G13-about = The holder's earth attack spells deal { $bonus } more damage, and it suffers { $reduces } less earth damage.
reward-G14 = Fire Ward
reward-G14-about = The holder's fire attack spells deal { $bonus } more damage, and it suffers { $reduces } less fire damage.
reward-J01 = Healer's Guard
reward-J01-about = Remove up to { $gain-1-heal } damage from the holder.
reward-J02 = Prospector's Guard
reward-J02-about = The holder has { $gain-1-mp } MP at once; take { $gain-1-kamas } Kamas from the bank.
reward-J03 = Timekeeper's Guard
reward-J03-about = The holder has { $gain-1-ap } AP at once.
reward-J04 = Leaper's Guard
reward-J04-about = Put the holder on an empty cell at a distance of up to { $leap }, without line of sight; nobody can lock it.
reward-J05 = Archer's Guard
reward-J05-about = Cast once for { $spell-ap } AP at range { $spell-min }–{ $spell-max }, with line of sight: { $spell-value } damage of an element that you choose.
reward-J06 = Broker's Guard
reward-J06-about = Pay { $pays } Kamas to gain { $gg } Gallon of Glory; without the Kamas it cannot be used.
reward-J07 = Berserker's Guard
reward-J07-about = The holder suffers { $self-damage } damage; the next elemental attack spell that it casts this turn deals { $next-bonus } more damage.
reward-J08 = Beastmaster's Guard
reward-J08-about = Put a Prespic ({ $summons-hp } HP, { $summons-mp } MP, { $summons-ap } AP) on an empty cell adjacent to the holder; it is the holder's summon and acts right after it.
reward-J09 = Gambler's Guard
reward-J09-about = Roll a die: with a critical success the holder has { $gain-1-ap } AP at once, otherwise { $gain-2-mp } MP at once and you take { $gain-2-kamas } Kamas from the bank.
reward-J10 = Brewer's Guard
reward-J10-about = Choose: { $gain-1-ap } AP at once, { $gain-2-mp } MP at once, or remove up to { $gain-3-heal } damage from the holder.
reward-J11 = Warden's Guard
reward-J11-about = Opposing characters adjacent to the holder cannot spend MP to move.
reward-J12 = Champion's Guard
reward-J12-about = The holder has Critical Hit, Armor, Dodge and Lock.
reward-J13 = Guard of the Elements
reward-J13-about = The holder suffers no water, air, earth or fire damage; neutral damage and other effects still reach it.
reward-J14 = Duelist's Guard
reward-J14-about = The holder's elemental melee attack spells deal { $bonus } more damage.
reward-J15 = Assassin's Dagger
reward-J15-about = A melee attack for { $spell-ap } AP: { $spell-value } air damage.
reward-J16 = Mush Set
reward-J16-about = { $hp } HP and Critical Hit.
reward-J17 = Gobball Set
reward-J17-about = { $hp } HP and Armor.
reward-J18 = Tofu Set
reward-J18-about = { $hp } HP and Dodge.
reward-J19 = Cawwot Set
reward-J19-about = { $hp } HP and Lock.
reward-J20 = Bow Meow
reward-J20-about = { $mp } MP.
reward-J21 = Bow Wow
reward-J21-about = { $hp } HP.
reward-A01 = Demon's Tribute
reward-A01-about = Take up to { $tribute } Kamas from one opponent, then gain { $gg } Gallon of Glory.
reward-A02 = Grand Feast
reward-A02-about = The holder has { $gain-1-mp } MP and { $gain-1-ap } AP at once; remove up to { $gain-1-heal } damage from it.
reward-A03 = Crescent Blade
reward-A03-about = A melee attack for { $spell-ap } AP: { $spell-value } water damage.
reward-A04 = Kung-fu Shovel
reward-A04-about = A melee attack for { $spell-ap } AP: { $spell-value } earth damage to the target and to the cells beside it.
reward-A05 = Wonder Staff
reward-A05-about = A melee attack for { $spell-ap } AP: { $spell-value } fire damage to the target and to the two cells behind it.
reward-A06 = Soft Oak Set
reward-A06-about = { $mp } MP, { $hp } HP, { $ap } AP.
reward-A07 = Croum
reward-A07-about = { $ap } AP, { $hp } HP.
reward-A08 = Peki Peki
reward-A08-about = { $mp } MP and Dodge.
reward-A09 = El Scarador
reward-A09-about = Resistance to water, air, earth and fire.
reward-A10 = Bilby
reward-A10-about = Whenever the holder picks up a coin, take { $finds } more Kama from the bank.
reward-A11 = Emerald Dofus
reward-A11-about = { $hp } HP.
reward-A12 = Crimson Dofus
reward-A12-about = The holder's elemental attack spells deal { $bonus } more damage.
reward-A13 = Turquoise Dofus
reward-A13-about = Critical Hit and Armor.
reward-A14 = Ochre Dofus
reward-A14-about = { $ap } AP, { $mp } MP.
rank-granite = Granite
rank-jade = Jade
rank-gold = Gold
category-boost = boost
category-buff = buff
category-equipment = equipment
category-weapon = weapon
category-set = set
category-pet = pet
category-dofus = Dofus
category-boost-about = acts once, then it is gone
category-buff-about = lasts until the holder's next turn begins
category-equipment-about = stays; only one of its type can be face up

# Arenas

arena-pit = The Pit
arena-elemental = The Elemental Arena
zone-north = North
zone-east = East
zone-south = South
zone-west = West
zone-fire = Fire
zone-air = Air
zone-water = Water
zone-earth = Earth
scenery-bush = bush
scenery-tree = tree
scenery-crate = crate

# Powers

power-critical-hit = Critical Hit
power-critical-hit-about = Rolls two dice instead of one for critical, except for neutral damage.
power-armor = Armor
power-armor-about = Rolls two dice instead of one for armor.
power-lock = Lock
power-lock-about = Rolls two dice instead of one when it locks.
power-dodge = Dodge
power-dodge-about = Rolls two dice instead of one when it dodges.
power-itty-bitty = Itty-Bitty
power-itty-bitty-about = Cannot lock, cannot be locked, and does not block line of sight.
power-counter-attack = Counter-Attack
power-counter-attack-about = An opposing character whose attack puts damage markers on it suffers 1 damage itself.
power-healing = Healing
power-healing-about = A healing spell that removes markers from it removes 1 more.
power-resistance-water = Resistance to water
power-resistance-water-about = Suffers 1 less water damage.
power-resistance-air = Resistance to air
power-resistance-air-about = Suffers 1 less air damage.
power-resistance-earth = Resistance to earth
power-resistance-earth-about = Suffers 1 less earth damage.
power-resistance-fire = Resistance to fire
power-resistance-fire-about = Suffers 1 less fire damage.
power-immunity-water = Immunity to water
power-immunity-water-about = Water spells have no effect on it.
power-immunity-air = Immunity to air
power-immunity-air-about = Air spells have no effect on it.
power-immunity-earth = Immunity to earth
power-immunity-earth-about = Earth spells have no effect on it.
power-immunity-fire = Immunity to fire
power-immunity-fire-about = Fire spells have no effect on it.

# Elements, ranges, areas, keywords

element-none = neutral
element-water = water
element-air = air
element-earth = earth
element-fire = fire
range-normal = normal range
range-fixed = fixed range
range-line = line range
range-fixed-line = fixed line range
range-no-sight = no-sight range
range-melee = melee
range-personal = personal
area-single = single target
area-cross = cross
area-square = square
area-oblique = oblique
area-line = line
area-sweep = sweep
area-hollow = hollow
keyword-life-steal = Life Steal
keyword-armor-break = Armor Break
keyword-recoil = Recoil
keyword-approach = Approach
keyword-push = Push
keyword-pull = Pull
keyword-steal = Steal
keyword-swap = Swap

# Die faces

face-critical = Critical
face-armor = Armor
face-lock = Lock
face-dodge = Dodge
face-critical-dodge = Critical or Dodge
face-wild = Wild

## Notation: what is wrong with a typed action

garbled-empty = The line is empty; type an action.
garbled-move = “{ $text }” is not an action: type list to see every answer to this question (KA-10.1).
garbled-form = “{ $text }” has too few or too many parts: write it like { $form } (KA-10.1).
garbled-cell = “{ $text }” is not a cell: cells are A1 to L12 (KA-2.3).
garbled-piece = “{ $text }” is not a piece: pieces are p0 to p59.
garbled-number = “{ $text }” is not a number from 1 to { $shown }.
garbled-name = “{ $text }” is not one of { $shown }.
garbled-use = “{ $text }” is not a way to use a reward: give nothing, a number, a player, a cell, or an element and a cell like fire E5 (KA-19.11).

## Players

side-red = Red
side-blue = Blue
side-green = Green
side-yellow = Yellow
both = { $one } and { $other }
named = { $piece } ({ $player })
nobody = Nobody
punch = Punch
edge-N = north
edge-E = east
edge-S = south
edge-W = west

## Questions

prompt-teams-free = Choose your team of { $figures } figures ({ $chosen } chosen), then say that you are ready.
prompt-teams-custom = Build a team of { $least } to { $most } figures whose Levels add up to { $levels } ({ $chosen } so far), then say that you are ready.
prompt-draft = Take one of the two cards; your opponent gets the other.
prompt-arena = Choose the arena.
prompt-edge = Choose the edge that you start from; your opponent starts opposite.
prompt-zone = Choose your start zone; the others follow clockwise.
prompt-order = These figures have equal Initiative: which one acts earlier?
prompt-deploy = Deploy your figures on your start cells.
prompt-jokers = Tension: turn your jokers to plain faces; equal faces cost Gallons of Glory.
prompt-naming = Doubles: name a player who loses a Gallon of Glory.
prompt-naming-again = You were named: now name a player who loses a Gallon of Glory.
prompt-inspire = Lay each die on one of your cards, or sell it.
prompt-next = Which creature of { $piece } acts next?
prompt-detonate = Which bomb explodes next?
prompt-activation = { $piece } on { $cell }: { $ap } AP, { $mp } MP.
prompt-lockers = { $piece } walks away from { $cell }: which of your characters tries to lock it first?
prompt-hit-jokers = Your { $spell } may hurt your own side or be answered: turn the jokers.
prompt-axis = { $spell }: along the row or along the column?
prompt-assign = { $reward }: which of your Krosmasters gets it?
prompt-from = Take a Gallon of Glory: from whom? ({ $amount } to take)
prompt-fallen = Several figures are knocked out: whose Gallons of Glory move next?

## Answers

do-take = Take { $figure }
do-give-back = Give back { $figure }
do-ready = Ready
do-card = Take { $figure }
do-arena = { $arena }
do-start = Start in the { $edge }
do-start-zone = Start zone: { $zone }
do-line-up = { $piece } acts earlier
do-line-up-twin = { $piece } no. { $number } acts earlier
do-place = Place { $piece } on { $cell }
do-place-twin = Place { $piece } no. { $number } on { $cell }
do-joker = Turn die { $number } ({ $joker }) to { $face }
do-name = { $player } loses a Gallon of Glory
do-lay = Lay die { $number } ({ $face }) on { $piece } on { $cell }
do-sell = Sell die { $number } ({ $face })
do-next = { $piece } on { $cell }
do-bomb = { $piece } on { $cell }
do-move = { $lockers ->
    [0] Walk to { $cell }
    [one] Walk to { $cell }; 1 opponent tries to lock
   *[other] Walk to { $cell }; { $lockers } opponents try to lock
}
do-cast = Cast { $spell } at { $cell }
do-cast-at = Cast { $spell } at { $target } on { $cell }
do-cast-self = Cast { $spell } on itself
do-break = Cast { $spell } at the { $scenery } on { $cell }
do-punch = Punch { $target } on { $cell }
do-pick = Pick up a coin
do-buy-gg = Buy a Gallon of Glory for { $price } Kamas
do-buy = Buy { $reward } for { $price } Kamas
do-buy-blind = Buy an unseen { $rank } reward of pile { $pile } for { $price } Kamas
do-use = Use { $reward }
do-use-to = Use { $reward }: { $cell }
do-use-at = Use { $reward } against { $target } on { $cell }
do-use-self = Use { $reward } on itself
do-use-element = Use { $reward } ({ $element }): { $cell }
do-use-element-at = Use { $reward } ({ $element }) against { $target } on { $cell }
do-use-element-self = Use { $reward } ({ $element }) on itself
do-use-from = Use { $reward } against { $player }
do-use-gain = Use { $reward }: +{ $ap } AP, +{ $mp } MP, −{ $heal } damage, { $kamas } Kamas
do-use-gain-ap = Use { $reward }: +{ $ap } AP
do-use-gain-mp = Use { $reward }: +{ $mp } MP
do-use-gain-heal = Use { $reward }: remove { $heal } damage
do-use-gain-kamas = Use { $reward }: { $kamas } Kamas
do-end = End the activation
do-locker = { $piece } on { $cell }
do-axis-row = Along the row
do-axis-column = Along the column
do-assign = Give { $reward } to { $piece } on { $cell }
do-take-from = From { $player }
do-fallen = { $piece } of { $player } on { $cell }
do-resign = Resign
do-flag = Lose on time

## What an answer may bring

forecast-damage = { $least } to { $most } damage
forecast-damage-falls = { $least } to { $most } damage; { $chance } % knock-out
danger-lock = You may be locked here: { $chance } %. Then the rest of the turn is lost.
danger-trap = There is a trap on { $cell }.
danger-unspent = { $ap } AP are not spent.
danger-ally = This also hits your own { $piece }.
danger-self = This knocks out your own { $piece }.

## What happens

event-choose = { $player } takes { $figure }.
event-give-back = { $player } gives { $figure } back.
event-ready = { $player } is ready.
event-line-up = Of those with equal Initiative, { $piece } acts first.
event-axis-row = Along the row.
event-axis-column = Along the column.
event-team = { $player } leads { $figures }.
event-deal = On the table: { $one } and { $other }. { $player } picks first.
event-order = Turn order: { $players }.
event-arena = The arena: { $arena }.
event-arena-own = The board is ready.
event-start = { $player } starts in the { $edge }.
event-start-zone = { $player } starts in this zone: { $zone }.
event-market = The market opens: { $rewards }.
event-place = { $piece } starts on { $cell }.
event-turn = { $player }: game turn { $number }
event-character = { $piece } on { $cell } acts: { $ap } AP, { $mp } MP.
event-character-end = { $piece } has acted.
event-roll-tension = { $player } rolls tension: { $faces }.
event-roll-critical = Critical roll of { $piece }: { $faces } → { $hits }.
event-roll-armor = Armor roll of { $piece }: { $faces } → { $hits }.
event-roll-lock = Lock roll of { $piece }: { $faces } → { $hits }.
event-roll-dodge = Dodge roll of { $piece }: { $faces } → { $hits }.
event-roll-gamble = { $piece } gambles: { $faces }.
event-roll-order = { $player } rolls: { $faces }.
event-joker = { $player } turns die { $number } to { $face }.
event-doubles = Doubles: { $face }.
event-honour = { $taker } takes { $amount } GG from { $giver }.
event-honour-wild = { $taker } takes { $amount } wild GG.
event-honour-to-wild = { $amount } GG of { $giver } become wild.
event-honour-lost = { $giver } loses { $amount } GG, out of the game.
event-inspire = { $face } is laid on { $piece }.
event-refund = { $dice ->
    [one] { $player } sells 1 die for { $kamas } Kamas.
   *[other] { $player } sells { $dice } dice for { $kamas } Kamas.
}
event-fade = The inspiration of { $player } ends.
event-move = { $piece } walks from { $from } to { $to }.
event-locked = { $piece } is locked by { $by } and loses the rest of its turn.
event-shift-push = { $piece } is pushed from { $from } to { $to }.
event-shift-pull = { $piece } is pulled from { $from } to { $to }.
event-shift-recoil = { $piece } recoils from { $from } to { $to }.
event-shift-approach = { $piece } approaches from { $from } to { $to }.
event-shift-recall = { $piece } returns from { $from } to { $to }.
event-shift-leap = { $piece } leaps from { $from } to { $to }.
event-swap = { $one } and { $other } swap places.
event-cast = { $piece } casts { $spell } at { $cell }.
event-cast-at = { $piece } casts { $spell } at { $target } on { $cell }.
event-cast-self = { $piece } casts { $spell } on itself.
event-punch = { $piece } punches { $target }.
event-hurt = { $piece } suffers { $amount } damage ({ $damage } of { $hp }).
event-heal = { $piece } loses { $amount } damage ({ $damage } of { $hp }).
event-marker = { $piece } gets { $points } for its next activation.
event-summon = { $piece } appears on { $cell }, summoned by { $summoner }.
event-remove = { $piece } on { $cell } is removed.
event-ko = { $piece } on { $cell } is knocked out.
event-explode = { $piece } on { $cell } explodes.
event-trap = { $piece } on { $cell } springs.
event-scratch = The { $scenery } on { $cell } suffers { $amount } damage.
event-break = The { $scenery } on { $cell } breaks and leaves { $kamas } Kamas.
event-mend = Damaged scenery is whole again.
event-pick-up = { $piece } picks up a coin on { $cell }.
event-coins-gain = { $player } gets { $amount } Kamas.
event-coins-pay = { $player } pays { $amount } Kamas.
event-buy = { $piece } buys { $reward }.
event-buy-blind = { $piece } buys an unseen { $rank } reward.
event-buy-own = { $piece } buys an unseen { $rank } reward: { $reward }.
event-turn-up = Next in the market: { $reward }.
event-turn-up-none = The pile is empty, and so is its place in the market.
event-assign = { $reward } lies face down on the card of { $piece }.
event-assign-hidden = The reward lies face down on the card of { $piece }.
event-use = { $piece } uses { $reward }.
event-discard = { $reward } of { $piece } leaves the game.
event-discard-hidden = An unseen reward of { $piece } leaves the game.
event-gain = { $piece }: { $points } at once.
event-name = { $player } names { $named }.
event-out = { $player } is out of the game.
points-ap = { $amount } AP
points-mp = { $amount } MP
points-hp = { $left }/{ $hp } HP

ending-knock-out = { $winner } wins: nobody else has a Krosmaster in the arena.
ending-honour = { $winner } wins as the only owner of Gallons of Glory.
ending-tie-break = { $winner } wins the tie: more Gallons of Glory, then more Levels in the arena, then less damage.
ending-goal = { $winner } wins: the goal of the tutorial is reached.
ending-resignation = { $winner } wins: the other side has resigned.
ending-time = { $winner } wins: the other side has run out of time.
ending-turn-cap = { $winner } wins: the turns have run out, and this position is the better one.
ending-drawn = Draw.

## Around the board

label-setup = preparation
label-turn = game turn { $number }
label-to-act = { $player } to decide
label-glory = Glory
label-wild = wild Glory { $count }
label-kamas = Kamas
label-bank = bank { $count }
label-dice = Dice
label-used = used
label-market = Market
label-pile = pile { $count }
label-empty = empty
label-ready = ready
label-choosing = choosing
label-out = out of the game
label-knocked-out = knocked out
label-beside = beside the board
label-acted = has acted
label-points = { $ap } AP, { $mp } MP
label-boost = next { $elements } spell +{ $damage }
label-reach = range +{ $reach }
label-rewards = Rewards
label-unseen = unseen { $rank }
label-spent = used up
label-barred = not in this tutorial
label-draft = Draft: { $one } or { $other }; { $left } cards left
label-strike = { $caster }: { $spell } at { $cell }
label-race = { $player } leads and must survive this turn
legend-tree = # tree
legend-bush = % bush
legend-crate = = crate
legend-coins = $1 coins
legend-demon = D demon cell
legend-start = _ start cell
legend-piece = r3 is p3 of Red
legend-creature = + creature
legend-bomb = * bomb
legend-trap = ^ trap
legend-acts = < acts now
too-narrow = This window is { $width } columns wide, but the arena needs { $needed }. Make it wider, then type board.
goal-ko-one = Goal: be the first to knock out an opposing Krosmaster.
goal-ko-and-survive = Goal: knock out an opposing Krosmaster, then get through the opponent's next game turn without losing one of yours.
goal-ko-all = Goal: knock out every opposing Krosmaster.
goal-full = Goal: once the wild Gallon of Glory (GG) is taken, be the only owner of GG; or knock out every opposing Krosmaster. A knock-out wins as many GG as the figure's Level; on a demon cell { $price } Kamas buy one.
goal-duel = { goal-full }
goal-free-for-all = Goal: once no wild Gallon of Glory (GG) is left, be the only player who owns GG; or be the last with Krosmasters in the arena. A knock-out wins as many GG as the figure's Level; on a demon cell { $price } Kamas buy one.
goal-two-against-two = Goal: once no wild Gallon of Glory (GG) is left, your side is the only one that owns GG; or the only one with Krosmasters in the arena. A knock-out wins as many GG as the figure's Level; on a demon cell { $price } Kamas buy one.

## The list of answers

menu-walk = Walk
menu-cast = Cast { $spell }
menu-punch = Punch
menu-coins = Coins, glory and rewards
menu-use = Use { $reward }
menu-die = Die { $number }: { $face }
menu-place = Deploy { $piece }
menu-other = Other
menu-answers = Answers
menu-take = Figures to take; cards shows what each can do
menu-back = Figures to give back
menu-idle = { $note } – does nothing there
menu-own = { $note } – your own side!
menu-nobody = Does nothing: nobody is there

## Help

no-walker = None of your characters is walking now.
no-way = There is no way to { $cell } with { $mp } MP.
card-figure = Level { $level }, Initiative { $initiative }
card-values = { $mp } MP, { $hp } HP, { $ap } AP
card-heals = heals { $value }
card-harm = { $value } { $element } damage
card-price = { $price } Kamas
card-damage = { $amount } damage to the caster
card-text = { $facts }. { $about }
help =
    list · list e5             the legal actions, numbered · those with e5; type a number to choose one
    why move E4                the rule that forbids an action, or its effect; why alone: the rule of this question
    rules 9.4 · rules lock     a rule by its number · search the rules
    cards · log · board        the cards and rewards in play · the game log · the arena again
    undo                       undo your last line, unless something was rolled, shown or passed on
    save FILE · quit           save the game to a file · leave: the game is saved anyway
hint-setup = a number or an action · list · help explains
hint-play = number or action · list · end ends the activation · why move E4 · cards · help
typed-take = take queen · back queen    a figure joins your team · leaves it again; ready when it is complete
typed-card = card anna    take this card; your opponent gets the other
typed-arena = arena pit    choose this arena
typed-start = start N    choose this edge or zone
typed-line-up = line-up p3    figure p3 comes earlier
typed-place = place p3 B1    deploy figure p3 on cell B1
typed-joker = joker 1 dodge    turn the first die to this face
typed-name = name blue    this player loses a Gallon of Glory
typed-lay = lay 1 p3 · sell 2    lay the first die on the card of p3: it has that power until your next game turn · sell the second die for Kamas
typed-next = next p16    creature p16 acts next
typed-bomb = bomb p16    bomb p16 explodes next
typed-locker = locker p3    p3 tries to lock first
typed-axis = axis row · axis column    along the row · along the column
typed-assign = assign p3    the reward goes to p3
typed-from = from blue    take it from this player
typed-fallen = fallen p3    the Gallons of Glory for p3 move next
typed-move = move E4 · go H7    walk one cell · walk to a far cell, until something stops you
typed-cast = cast 1 F6    cast the first spell of the card at a cell
typed-punch = punch E5    strike an adjacent opponent
typed-pick = pick · gg    pick up a coin from your cell · buy a Gallon of Glory on a demon cell
typed-buy = buy jade-1    on a demon cell: buy the face-up reward of a place; buy jade-1 blind takes the unseen one on its pile
typed-use = use 1 · use 1 E5    use the first reward on the card · at a cell; use 1 fire E5 with an element, use 1 blue against a player
typed-end = end    end the activation
typed-random = random    answer the question at random
typed-resign = resign    resign the game

## Options of a table

option-teams = How the teams are chosen.
option-teams-random = The cards are dealt.
option-teams-draft = Two cards at a time are drafted (two players).
option-teams-free = Players take figures of the box in turn or at the same time; each card exists once.
option-teams-custom = Each player builds a team by Levels; figures may be the same on both sides.
option-arena = Which arena is used.
option-arena-chosen = The player named by the rules chooses it.
option-scenery = Whether scenery can be damaged.
option-scenery-standard = No.
option-scenery-destructible = Yes, by melee attack spells; broken scenery leaves coins.
option-turn-cap = After how many game turns of each player the better position wins; 0 for never.
option-variant = Which variant of the tutorial is played.
option-variant-plain = The tutorial as it is.

## What is not allowed

refused = { $reason } ({ $rule })
refused-KA-1-8 = There is no summon token left.
refused-KA-3-2 = That die cannot be turned to that face.
refused-KA-5-1 = That does not fit your team: it needs its full number of figures, and only its own can be given back.
refused-KA-5-2 = That figure is already taken: each card of the box exists once.
refused-KA-5-4 = That card is not on the table.
refused-KA-5-5 = The number of figures and the sum of their Levels do not fit a custom team.
refused-KA-5-6 = A figure with a gold name may be in a team only once.
refused-KA-5-7 = A figure with a white name may be in a team at most twice.
refused-KA-5-9 = That does not fit a team for four players.
refused-KA-5-10 = There is no such figure.
refused-KA-6-3 = There is no such arena.
refused-KA-6-4 = There is no such edge.
refused-KA-6-5 = Only figures of the highest Initiative left can come next in the timeline.
refused-KA-6-11 = Place one of your figures that is not in the arena yet on a free start cell of your edge.
refused-KA-7-1 = It is another player's decision now.
refused-KA-7-7 = A die is laid on the card of one of your Krosmasters in the arena.
refused-KA-7-9 = Summons cannot receive dice.
refused-KA-7-13 = That die has been used.
refused-KA-9-1 = A step costs 1 MP and leads to an adjacent cell of the board.
refused-KA-9-2 = There is an obstacle in that cell.
refused-KA-9-11 = That is not one of your characters that may try to lock now.
refused-KA-10-1 = There is no such action here.
refused-KA-10-2 = Summons can only move and cast.
refused-KA-10-3 = A punch strikes an opposing character on an adjacent cell.
refused-KA-10-3-ap = A punch costs { $ap } AP.
refused-KA-10-4 = There is no coin in this cell.
refused-KA-10-4-ap = Picking up a coin costs { $ap } AP.
refused-KA-10-5 = A Gallon of Glory is bought on a demon cell.
refused-KA-10-5-ap-kamas = A Gallon of Glory costs { $ap } AP and { $kamas } Kamas.
refused-KA-10-5-lesson = There are no Gallons of Glory in this tutorial.
refused-KA-10-5-none = There is no Gallon of Glory to gain: no wild one is left, and no opponent has one.
refused-KA-11-2 = That spell cannot be cast again: its limit is used up.
refused-KA-11-3 = The summon limit of that spell is reached.
refused-KA-11-4 = That spell costs more than is left.
refused-KA-11-5 = The damage that the spell costs does not fit on the card.
refused-KA-11-7 = That cell cannot be a target.
refused-KA-11-10 = A summon needs an empty cell.
refused-KA-12-1 = That cell is out of range.
refused-KA-12-4 = The target must be in the same row or column.
refused-KA-12-7 = A melee spell needs an adjacent cell, and an attack needs someone in it.
refused-KA-12-8 = That spell affects only its caster.
refused-KA-12-11 = Something blocks the line of sight.
refused-KA-15-9 = Choose the row or the column.
refused-KA-16-5 = That creature does not act now.
refused-KA-16-10 = A bomb cannot be punched.
refused-KA-16-14 = That bomb does not explode now.
refused-KA-16-18 = There is already a trap in that cell.
refused-KA-18-1 = Scenery cannot be damaged at this table.
refused-KA-18-6 = Only melee attack spells damage scenery, where there is some.
refused-KA-19-1-ap-kamas = That reward costs { $ap } AP and { $kamas } Kamas.
refused-KA-19-2 = Rewards are bought on a demon cell.
refused-KA-19-3 = There is no token in that place.
refused-KA-19-5 = A reward is given to one of your Krosmasters in the arena.
refused-KA-19-7 = There is no room for another reward: a card holds as many as its Level.
refused-KA-19-11 = There is no face-down reward that can be used that way.
refused-KA-19-15 = A piece of equipment of that type is already face up.
refused-KA-21-6 = The game is over.
refused-KA-22-4 = That figure is not waiting.
refused-KA-22-5 = Something else has to be decided now.
refused-KA-23-3 = That cannot be chosen in a game for four.
refused-KA-23-5 = Place one of your figures on a free start cell of your zone.
refused-KA-23-7 = Name a player who is still in the game.
refused-KA-23-13 = Take it from an opponent who has Gallons of Glory.
refused-KA-23-14 = You have left the game.
refused-KA-25-2 = Only an allied character can be the target.
refused-KA-27-2 = The reward's text does not allow that.
refused-KA-27-2-cell = This reward also needs a cell, like use 1 E5.
refused-KA-27-2-element = This reward also needs an element and a cell, like use 1 fire E5.
refused-KA-27-2-number = This reward also needs the number of what you choose, like use 1 2.
refused-KA-27-2-player = This reward also needs an opponent who is in the game, like use 1 blue.
refused-KA-27-3 = There are no rewards in tutorials.
refused-KA-29-1 = There are no spells in this tutorial.
refused-KA-29-2 = That spell is not used in this tutorial yet.

## The end of a game

account-glory = Gallons of Glory
account-knocked-out = { $count ->
    [one] { $count } knockout
   *[other] { $count } knockouts
}
account-damage = { $count ->
    [one] { $count } damage dealt
   *[other] { $count } damage dealt
}
account-bought = { $count ->
    [one] { $count } reward bought
   *[other] { $count } rewards bought
}
account-turns = { $count ->
    [one] { $count } game turn
   *[other] { $count } game turns
}
## What things are: the words of the popover

kind-attack-about = Deals damage to whoever it hits: the value, more with a critical success, less with an armor success.
kind-heal-about = Removes as many damage markers as its value says, one more for each critical success.
kind-summon-about = Puts a token of its summoner on an empty cell. It acts right after its summoner.
kind-special-about = Does what its text says. No dice are rolled.
face-critical-about = One success in a critical roll: 1 damage more.
face-armor-about = One success in an armor roll: 1 damage less.
face-lock-about = One success in a lock roll: a neighbour that walks away is held, unless it dodges.
face-dodge-about = One success in a dodge roll: it cancels one lock.
face-critical-dodge-about = A joker: counts as Critical or as Dodge, as you choose.
face-wild-about = A joker: counts as any face that you choose.
scenery-tree-about = Nobody can enter it, and it blocks the line of sight.
scenery-bush-about = Nobody can enter it; it does not block the line of sight.
scenery-crate-about = Can be entered, and does not block the line of sight.
sign-ap = AP, action points
sign-ap-about = What spells, punches and picking up coins cost. They are full again at the start of each turn of the figure.
sign-mp = MP, movement points
sign-mp-about = 1 MP is one step to an adjacent cell. They are full again at the start of each turn of the figure.
sign-hp = HP, health points
sign-hp-about = A figure with as many damage markers as HP is knocked out.
sign-level = Level
sign-level-about = As many Gallons of Glory go to whoever knocks this figure out, and as many rewards fit on its card.
sign-initiative = Initiative
sign-initiative-about = Figures with a higher Initiative act earlier.
sign-glory = Gallon of Glory (GG)
sign-glory-about = Gained by knocking figures out, or bought on a demon cell. The only owner of GG wins as soon as no wild one is left.
sign-wild-glory = wild GG
sign-wild-glory-about = Not yet anybody's: the next GG that are gained come from here first.
sign-kamas = Kamas
sign-kamas-about = Coins of the player, for rewards and Gallons of Glory. Dice that are not laid on cards are sold for them, too.
sign-bank = bank
sign-bank-about = Spent coins go here, and coins that are gained come from here.
sign-coin = Kama on the board
sign-coin-about = A Krosmaster on this cell picks up 1 coin for 1 AP.
sign-demon = demon cell
sign-demon-about = A Krosmaster that stands here may buy rewards and Gallons of Glory.
sign-start = start cell
sign-start-about = Figures are placed here before the first turn.
sign-punch = Punch
sign-punch-about = Costs 5 AP: strikes an adjacent opponent without a spell.
sign-reward-back = face-down reward
sign-reward-back-about = Has no effect until its holder uses it. Its rank is on the back.
sign-tension = tension dice
sign-tension-about = Rolled at the start of a game turn. If both show the same face, every player loses a GG. Each die is laid on a card for its power, or sold.
sign-timeline = timeline
sign-timeline-about = The order in which the figures act, from the first to the last.
sign-acted = has acted
sign-acted-about = This figure has had its turn.
sign-element = Damage of this element. A figure with resistance to { $element } suffers 1 less, one with immunity none.
sign-neutral = Damage without an element: the critical roll has one die only, and no resistance helps.
sign-rank = Rewards of this rank cost { $price } Kamas and 1 AP, on a demon cell.
sign-creature = It acts right after its summoner and gives no GG when it is knocked out.
sign-bomb = It does not move. It explodes when its summoner's next turn begins, or as soon as it is hit.
sign-trap = It acts when somebody comes to rest on its cell.
sign-spell-of = { $spell }: { $facts }

## What is asked once something is in hand

ask-cast-1 = { $spell }: at which cell?
ask-break-1 = { $spell }: at which cell?
ask-joker-1 = Which face does this joker show?
ask-lay-1 = On whose card is this die laid, or is it sold?
ask-sell-1 = On whose card is this die laid, or is it sold?
ask-place-1 = { $piece }: on which start cell?
ask-punch-1 = Who is punched?
ask-use-1 = { $reward }: at which target?
