# Meeple War in English. Words as in the glossary; keys are the same in every language.

## Content

title = Meeple War
about = Workers walk the paths of your village and call meeples to arms; they explore a growing map, fight for bravery and storm buildings. Six victory points win.
rules-since-1 = A player without buildings now founds the village anew, Productivity moves any of your workers, and every altar that loses its last enemy acts at once.

# Ways to play

scenario-normal = Normal game
scenario-normal-about = Every village begins with its Village square alone; you choose what to build.
scenario-quick = Quick game
scenario-quick-about = Every village begins with three finished buildings, each player's own two beside the Village square.

# Buildings

building-square = Village square
building-airship = Airship company
building-raiders = Raiders' guild
building-pilots = Pilots' academy
building-guild = Entrepreneurs' guild
building-monastery = Monastery
building-factory = Factory
building-catapult = Catapult
building-school = Military school
building-university = University
free-slot = free slot

# Building actions

action-build = Build
action-build-about = Put 1 building from your reserve, as a construction site with 1 worker, into any one of your { $slots } slots. What stood there goes back to your reserve, and enemies on it score 1 victory point each.
action-deploy = Deploy
action-deploy-about = { $n ->
    [one] Move 1 meeple from your depot to your gate territory.
   *[other] Move up to { $n } meeples from your depot to your gate territory.
}
action-reinforce = Reinforcements
action-reinforce-about = { $n ->
    [one] Move 1 meeple from your depot to 1 territory with meeples of yours, or to your gate territory.
   *[other] Move up to { $n } meeples from your depot to 1 territory with meeples of yours, or to your gate territory.
}
action-airborne = Airborne army
action-airborne-about = Put 1 meeple from your depot on each territory with meeples of yours; if the depot has too few, you choose where they land.
action-stealth = Stealth airborne army
action-stealth-about = Put 1 meeple from your depot on any 1 territory next to enemy meeples; forest does not matter.
action-intimidate = Intimidate
action-intimidate-about = { $n ->
    [one] Move 1 enemy meeple from its territory across 1 open border to the next territory; a battle there is fought at once.
   *[other] Move up to { $n } enemy meeples from 1 territory across 1 open border to the next territory; a battle there is fought at once.
}
action-assemble = Assemble
action-assemble-about = { $n ->
    [one] Move 1 meeple from your reserve to your depot.
   *[other] Move up to { $n } meeples from your reserve to your depot.
}
action-burn = Burn
action-burn-about = Destroy all enemy meeples on 1 territory, wherever it is; each gives 1 bravery point. Meeples on buildings are safe.
action-convert = Convert
action-convert-about = Replace 1 enemy meeple on a defence space of any building by 1 of yours from your reserve (if that is empty, from your depot or a territory). The enemy goes back to its reserve and gives no bravery.
action-bomb = Bomb a building
action-bomb-about = Put 1 meeple from your reserve (if that is empty, from your depot or a territory) on 1 free defence space of any opponent's building or site, wherever it is. A building that is full falls at once.
action-productivity = Productivity
action-productivity-about = One of your workers takes one more step at once; it may be this worker.
action-recycle = Recycle
action-recycle-about = While the worker is here, your destroyed meeples go to your depot instead of your reserve.
action-upgrade = Territory upgrade
action-upgrade-about = Take 1 territory upgrade token of your choice that nobody has taken yet.
action-with = { $n ->
    [0] { $action }
   *[other] { $action } { $n }
}

# Territories

kind-blank = blank territory
kind-blank-about = Gives nothing, but can carry 1 upgrade token.
kind-tower = wooden tower
kind-tower-about = { $flags ->
    [one] With { $garrison } or more of your meeples here when your turn begins, 1 victory point for this turn.
   *[other] With { $garrison } or more of your meeples here when your turn begins, { $flags } victory points for this turn.
}
kind-village = village
kind-village-about = With { $garrison } or more of your meeples here when your turn begins, you may move 1 meeple from your depot here or to your gate territory.
kind-hut = druid hut
kind-hut-about = With { $garrison } or more of your meeples here when your turn begins, your meeples walk through forest this turn.
kind-forge = weapon forge
kind-forge-about = With { $garrison } or more of your meeples here when your turn begins, 1 enemy falls before each battle in which you attack this turn.
kind-shield = shield maker
kind-shield-about = With { $garrison } or more of your meeples here when your turn begins and still here in the battle, 1 attacker falls before each battle in which you defend, until your next turn.
kind-cave = cave
kind-cave-about = A meeple that begins the turn here may, instead of a step, go to any territory at distance { $cave } or less, whatever lies between.
kind-altar = altar of the ancient gods
kind-altar-about = Once per turn: if after moving, or when the last enemy here is gone, only your meeples are here, you must sacrifice 1 of them and may then destroy 1 enemy meeple on a territory at distance { $altar } or less, for 1 bravery point.
kind-tunnel = mine tunnel
kind-tunnel-about = A meeple that enters it may at once go on to any other mine tunnel, only once. One that begins the turn here may do so instead of a step.
edge-E = east
edge-NE = north-east
edge-NW = north-west
edge-W = west
edge-SW = south-west
edge-SE = south-east

# Tokens

bonus-assemble = assemble 1
bonus-assemble-about = With { $garrison } or more of your meeples on its territory when your turn begins, you may move 1 meeple from your reserve to your depot.
bonus-deploy = deploy 1
bonus-deploy-about = With { $garrison } or more of your meeples on its territory when your turn begins, you may move 1 meeple from your depot there or to your gate territory.
bonus-nature = control of nature
bonus-nature-about = With { $garrison } or more of your meeples on its territory when your turn begins, your meeples walk through forest this turn.
bonus-forge = forge weapons
bonus-forge-about = With { $garrison } or more of your meeples on its territory when your turn begins, 1 enemy falls before each battle in which you attack this turn.
bonus-shield = make shields
bonus-shield-about = With { $garrison } or more of your meeples on its territory when your turn begins and still there in the battle, 1 attacker falls before each battle in which you defend, until your next turn.
tree-token = tree that hides the forest
tree-token-about = Once in the game: lay it on any border without a tree token. Forest there no longer counts, for anybody, for the rest of the game.

## Notation: what is wrong with a typed action

garbled-empty = The line is empty; type an action.
garbled-move = “{ $text }” is not an action: actions are written like fork 2, deploy F 2, step T03 E, rotate 1 or done (MW-6.1).
garbled-form = “{ $text }” has too few or too many parts: write it like { $form } (MW-6.1).
garbled-tile = “{ $text }” is not a territory tile: write it like T05, as on the map.
garbled-number = “{ $text }” is not a number up to { $shown }.
garbled-space = “{ $text }” is not a number from 0 to { $shown }.
garbled-name = “{ $text }” is not one of { $shown }.

## Players

side-orange = Orange
side-blue = Blue
side-green = Green
side-purple = Purple
slot-F = front
slot-L = left
slot-R = right
slot-B = back

## Questions

prompt-window = { $player } is about to begin the turn: do you want to lay a token first?
prompt-window-own = Your turn is about to begin: do you want to lay a token first?
prompt-bonus = Use the bonuses of your public buildings.
prompt-fork = { $building }: which way does its worker go?
prompt-acting = { $n ->
    [one] 1 building action is waiting: perform it, or end the phase.
   *[other] { $n } building actions are waiting: perform them in any order, or end the phase.
}
prompt-drops = { $n ->
    [one] Only 1 meeple is left in the depot: where does it land?
   *[other] Only { $n } meeples are left in the depot: where does the next one land?
}
prompt-source = Your reserve is empty: where does the meeple for the { $building } of { $player } come from?
prompt-moving = Move your meeples, one after another, or end the phase.
prompt-jump = The meeple stands in the mine tunnel { $tile }: does it go on?
prompt-altars = Several altars are waiting: which is next?
prompt-victim = You have sacrificed a meeple on { $tile }: whom do the ancient gods destroy?
prompt-explore = Which cell is explored next?
prompt-rotate = You have discovered a { $kind }: turn the tile as you like.
prompt-battles = Several battles are waiting: which is fought next?
prompt-follow = { $n ->
    [one] The battle in the mine tunnel { $tile } is won: 1 meeple may go on.
   *[other] The battle in the mine tunnel { $tile } is won: { $n } meeples may go on.
}
prompt-honour = You have earned a victory point, but no meeple is at home: which territory sends one to the honour mountain?
prompt-found = You have no building left: found your village again with a construction site. Which building, and in which slot?

## Answers

do-token = Lay the upgrade token “{ $token }” on { $tile } ({ $kind })
do-tree = Lay the tree token on { $tile }, { $edge } border
do-bonus-assemble = Assemble 1 meeple (bonus of { $tile })
do-bonus-gate = Deploy 1 meeple on your gate territory (bonus of { $tile })
do-bonus-here = Deploy 1 meeple on { $tile } ({ $kind })
do-fork = { $building }: onward
do-fork-action = { $n ->
    [0] { $building }: to { $action }
   *[other] { $building }: to { $action } { $n }
}
do-fork-idle = { $n ->
    [0] { $building }: to { $action } (nothing to do there as things stand)
   *[other] { $building }: to { $action } { $n } (nothing to do there as things stand)
}
do-fork-towards-1 = { $building }: towards { $action0 }
do-fork-towards-2 = { $building }: towards { $action0 } or { $action1 }
do-fork-towards-3 = { $building }: towards { $action0 }, { $action1 } or { $action2 }
do-build = Build { $new } in the { $old_slot } slot
do-build-over = Build { $new } in the { $old_slot } slot, in place of { $old_building }
do-deploy = { $n ->
    [one] Deploy 1 meeple
   *[other] Deploy { $n } meeples
}
do-reinforce = { $n ->
    [one] Reinforce { $tile } ({ $kind }) with 1 meeple
   *[other] Reinforce { $tile } ({ $kind }) with { $n } meeples
}
do-airborne = Airborne army: 1 meeple on each territory that you hold
do-stealth = Land 1 meeple on { $tile } ({ $kind }) in secret
do-intimidate = { $n ->
    [one] Drive 1 meeple of { $victim } from { $tile } to { $to_tile } ({ $to_kind })
   *[other] Drive { $n } meeples of { $victim } from { $tile } to { $to_tile } ({ $to_kind })
}
do-intimidate-battle = { $n ->
    [one] Drive 1 meeple of { $victim } from { $tile } to { $to_tile }: battle, { $left } of { $other } and { $foes_left } of { $victim } survive
   *[other] Drive { $n } meeples of { $victim } from { $tile } to { $to_tile }: battle, { $left } of { $other } and { $foes_left } of { $victim } survive
}
do-assemble = { $n ->
    [one] Assemble 1 meeple
   *[other] Assemble { $n } meeples
}
do-burn = { $n ->
    [one] Burn 1 enemy meeple on { $tile } ({ $kind })
   *[other] Burn { $n } enemy meeples on { $tile } ({ $kind })
}
do-convert = Convert a meeple of { $victim } on the { $at_building } of { $at_player }
do-bomb = { $left ->
    [one] Bomb the { $at_building } of { $at_player }: 1 defence space is left
   *[other] Bomb the { $at_building } of { $at_player }: { $left } defence spaces are left
}
do-bomb-site = { $turns ->
    [one] Bomb the site of the { $at_building } of { $at_player }: { $left } spaces are left. It will be finished next turn, and the meeple goes home without a point
   *[other] Bomb the site of the { $at_building } of { $at_player }: { $left } spaces are left. It will be finished in { $turns } turns; then the meeple goes home without a point
}
do-bomb-falls = Bomb the { $at_building } of { $at_player }: it falls
do-productivity = { $building }: one step onward
do-productivity-site = { $left ->
    [0] { $building }: one step, and it is completed
    [one] { $building }: one step on the construction path, 1 more to go
   *[other] { $building }: one step on the construction path, { $left } more to go
}
do-productivity-action = { $n ->
    [0] { $building }: one step to { $action }
   *[other] { $building }: one step to { $action } { $n }
}
do-productivity-idle = { $n ->
    [0] { $building }: one step to { $action } (nothing to do there as things stand)
   *[other] { $building }: one step to { $action } { $n } (nothing to do there as things stand)
}
do-productivity-start = { $building }: back to the start space
do-productivity-lost = { $building }: back to the start space; its waiting action is lost
do-productivity-towards-1 = { $building }: one step towards { $action0 }
do-productivity-towards-2 = { $building }: one step towards { $action0 } or { $action1 }
do-productivity-towards-3 = { $building }: one step towards { $action0 }, { $action1 } or { $action2 }
do-upgrade = Take the upgrade token “{ $token }”
do-drop = On { $tile } ({ $kind })
do-spare = From { $tile } ({ $kind })
do-spare-depot = From the depot
do-step = From { $tile } { $edge } to { $to_tile } ({ $to_kind })
do-step-battle = From { $tile } { $edge } to { $to_tile } ({ $to_kind }): battle with { $foe }, { $left } of yours and { $foes_left } of theirs would survive
do-step-explore = From { $tile } { $edge } into the unknown
do-step-attack = { $left ->
    [one] From { $tile } { $edge } onto the { $building } of { $player }: 1 defence space is left
   *[other] From { $tile } { $edge } onto the { $building } of { $player }: { $left } defence spaces are left
}
do-step-site = { $turns ->
    [one] From { $tile } { $edge } onto the site of the { $building } of { $player }: { $left } spaces are left. It will be finished next turn, and the meeple goes home without a point
   *[other] From { $tile } { $edge } onto the site of the { $building } of { $player }: { $left } spaces are left. It will be finished in { $turns } turns; then the meeple goes home without a point
}
do-step-fill = From { $tile } { $edge } onto the last defence space of the { $building } of { $player }: it will fall
do-cave = From the cave { $tile } to { $to_tile } ({ $to_kind })
do-cave-battle = From the cave { $tile } to { $to_tile } ({ $to_kind }): battle with { $foe }, { $left } of yours and { $foes_left } of theirs would survive
do-tunnel = From the tunnel { $tile } to { $to_tile }
do-tunnel-battle = From the tunnel { $tile } to { $to_tile }: battle with { $foe }, { $left } of yours and { $foes_left } of theirs would survive
do-go-on = Go on to { $tile }
do-altar = The altar on { $tile }
do-kill = Destroy a meeple of { $victim } on { $tile } ({ $kind })
do-explore = { $n ->
    [one] Cell { $number }, with 1 meeple
   *[other] Cell { $number }, with { $n } meeples
}
do-rotate = { $number ->
    [0] Leave { $tile } as it is: forest on { $forest }
    [one] Turn { $tile } by 1 edge: forest on { $forest }
   *[other] Turn { $tile } by { $number } edges: forest on { $forest }
}
do-battle = { $tile } ({ $kind }): { $player } with { $men } against { $foe } with { $foes }; { $left } and { $foes_left } survive
do-honour = From { $tile } ({ $kind })
do-found = { $steps ->
    [one] Found the village with { $new } in the { $slot } slot: 1 step to build
   *[other] Found the village with { $new } in the { $slot } slot: { $steps } steps to build
}
do-done-window = No token now
do-done-bonus = No more bonuses
do-done-acting = End the building actions
do-done-moving = End the movement
do-done-jump = Stay here
do-done-victim = Destroy nobody
do-done-follow = Nobody moves further
danger-action = { $n ->
    [0] Lost if you end now: { $action } ({ $building }).
   *[other] Lost if you end now: { $action } { $n } ({ $building }).
}
danger-bonus = Not used this turn: the bonus of { $tile } ({ $kind }).
do-resign = Resign
do-flag = Lose on time
do-call = Ask me about the tree token at the next turn

## What happens

phase-1 = public building bonuses
phase-2 = worker movement
phase-3 = building actions
phase-4 = meeple movement
phase-5 = resolution
event-call = { $player } wants to be asked about the tree token at the next turn.
event-turn = Round { $round }: the hammer passes to { $player }
event-phase = Phase { $phase }: { $name }
event-token = { $player } lays the upgrade token “{ $token }” on { $tile } ({ $kind }).
event-tree = { $player } lays the tree token on the { $edge } border of { $tile }.
event-control = { $player } controls public buildings: { $bonuses }.
control-flags = { $n ->
    [one] 1 victory point for a flag
   *[other] { $n } victory points for flags
}
control-weapons = { $n ->
    [one] forge weapons
   *[other] forge weapons × { $n }
}
control-shields = { $n ->
    [one] make shields
   *[other] make shields × { $n }
}
control-nature = control of nature
event-assemble = { $n ->
    [one] { $player } assembles 1 meeple.
   *[other] { $player } assembles { $n } meeples.
}
event-land = { $n ->
    [one] 1 meeple of { $player } lands on { $tile } ({ $kind }).
   *[other] { $n } meeples of { $player } land on { $tile } ({ $kind }).
}
event-worker = { $player }, { $building }: the worker takes a step.
event-worker-action = { $n ->
    [0] { $player }, { $building }: the worker reaches { $action }.
   *[other] { $player }, { $building }: the worker reaches { $action } { $n }.
}
event-worker-start = { $player }, { $building }: the worker is back at the start.
event-worker-site = { $left ->
    [0] { $player }, { $building }: the worker takes the last step of construction.
    [one] { $player }, { $building }: 1 step of construction is left.
   *[other] { $player }, { $building }: { $left } steps of construction are left.
}
event-finish = { $player }: construction completed, { $building } ({ $slot }).
event-build = { $player } begins to build { $building } ({ $slot }).
event-found = { $player } founds the village again: { $building } ({ $slot }).
event-clear = { $player }: { $building } ({ $slot }) goes back to the reserve.
event-home = { $n ->
    [one] 1 meeple of { $player } goes back to the reserve.
   *[other] { $n } meeples of { $player } go back to the reserve.
}
event-intimidate = { $n ->
    [one] 1 meeple of { $player } is driven from { $tile } to { $to_tile } ({ $to_kind }).
   *[other] { $n } meeples of { $player } are driven from { $tile } to { $to_tile } ({ $to_kind }).
}
event-destroy-forge = { $n ->
    [one] Forged weapons destroy 1 meeple of { $player } on { $tile }.
   *[other] Forged weapons destroy { $n } meeples of { $player } on { $tile }.
}
event-destroy-shield = { $n ->
    [one] Shields destroy 1 meeple of { $player } on { $tile }.
   *[other] Shields destroy { $n } meeples of { $player } on { $tile }.
}
event-destroy-burn = { $n ->
    [one] 1 meeple of { $player } burns on { $tile } ({ $kind }).
   *[other] { $n } meeples of { $player } burn on { $tile } ({ $kind }).
}
event-destroy-altar = The ancient gods destroy a meeple of { $player } on { $tile } ({ $kind }).
event-destroy-sacrifice = { $player } sacrifices a meeple on { $tile }.
event-convert = { $player } converts a meeple of { $victim } on the { $building } of { $owner }.
event-bomb = { $player } bombs the { $building } of { $owner }.
event-take = { $player } takes the upgrade token “{ $token }”.
event-move-step = { $player }: a meeple goes from { $tile } to { $to_tile } ({ $to_kind }).
event-move-cave = { $player }: a meeple goes through the cave from { $tile } to { $to_tile } ({ $to_kind }).
event-move-tunnel = { $player }: a meeple goes through the tunnel from { $tile } to { $to_tile }.
event-venture = { $player }: a meeple goes from { $tile } into the unknown.
event-enter = { $player }: a meeple goes from { $tile } onto the { $building } of { $owner }.
event-draw = { $player } discovers { $tile }: { $kind }.
event-lay = { $tile } lies on the map.
event-battle = Battle on { $tile } ({ $kind }): { $player } loses { $lost } of { $men }, { $foe } loses { $foes_lost } of { $foes }.
event-bravery = { $n ->
    [one] { $player } gains 1 bravery point: step { $step } of { $ladder }.
   *[other] { $player } gains { $n } bravery points: step { $step } of { $ladder }.
}
event-honour = { $n ->
    [0] { $player } gains a victory point; no meeple is left to stand for it.
    [one] { $player } gains a victory point: a meeple climbs the honour mountain.
   *[other] { $player } gains { $n } victory points: { $n } meeples climb the honour mountain.
}
event-fall = The { $building } of { $player } ({ $slot }) is destroyed.
event-left = { $player } leaves the game.
ending-points = { $count ->
    [one] { $winner } wins with { $points } victory points.
   *[other] { $winner } share the victory with { $points } victory points each.
}
ending-rounds = { $count ->
    [one] { $winner } wins: the rounds have run out.
   *[other] { $winner } share the victory: the rounds have run out.
}
ending-resignation = { $winner } wins: the others have resigned.
ending-time = { $winner } wins: the others have run out of time.

## Around the map

label-goal = Goal: { $goal } victory points. An enemy building with all defence spaces filled gives 1 for each meeple on it, every { $ladder } bravery points give 1, and towers held by { $garrison } meeples when your turn begins count for that turn.
label-round = round { $round }
label-phase = phase { $phase }, { $name }
label-to-act = { $player } to decide
label-hammer = hammer
label-points = { $points }/{ $goal } VP
label-coming = { $n ->
    [one] +1 VP for a tower next turn
   *[other] +{ $n } VP for towers next turn
}
label-bravery = bravery { $step }/{ $ladder }
label-depot = depot { $n }
label-reserve = reserve { $n }
label-tokens = tokens: { $tokens }
label-recycles = Recycle
label-shields = { $n ->
    [one] shield
   *[other] { $n } shields
}
label-out = has left the game
label-destroyed = destroyed: { $buildings }
label-defence = defence { $taken }/{ $defence }
label-site = { $left ->
    [one] site, 1 step left
   *[other] site, { $left } steps left
}
label-free = free slots: { $slots }
label-start = start
label-on-the-way = on the way
label-at = at { $action }
label-waiting = { $action } is waiting
label-in-turns = { $turns ->
    [0] now: { $actions }
    [one] next turn: { $actions }
   *[other] in { $turns } turns: { $actions }
}
label-supply = { $n ->
    [one] 1 tile in the supply
   *[other] { $n } tiles in the supply
}
label-pool = tokens to take: { $tokens }
label-forge = { $n ->
    [one] forge weapons
   *[other] forge weapons × { $n }
}
label-nature = control of nature
label-narrow = The window is too narrow for the map: make it at least { $columns } columns wide, then type board.
label-drawn = discovered: { $tile }, { $kind }; forest on { $forest }; you came in from { $entry }
label-battle = battle on { $tile }: { $player } { $men } against { $foe } { $foes }, left { $left } and { $foes_left }
legend-cell = ?1 to explore
legend-slot = [oF] village slot F, defence spaces taken/all
legend-tree = t tree token
legend-forest = / \ | forest
legend-token = *fo upgrade token
legend-flag = ! flag
legend-gate = ^ gate
legend-men = o3 means 3 meeples of Orange

## The list of answers

menu-tokens = Tokens
menu-slot = { $slot } { $building }: { $action }
menu-building = { $building } · { $about } · { $ends }
menu-end = { $steps ->
    [one] 1 step: { $action }
   *[other] { $steps } steps: { $action }
}
menu-into = { $slot } slot
menu-into-over = { $slot } slot, in place of { $building }
menu-idle = { $giver }: nothing to do as things stand
menu-slots = You may type any of your four slots, like { $move }; in an occupied slot the new building replaces the old one.
menu-from = From { $tile } ({ $kind })
menu-answers = Answers
menu-other = Or

## Help

help =
    list · list t05            the legal actions, numbered · those with t05; type a number to choose one
    why step T03 E             the rule that forbids an action, or its effect; why alone: the rule of this question
    rules 14.3 · rules tower   a rule by its number · search the rules
    cards · log · board        buildings, territories and tokens · the game log · the map again
    undo                       undo your last line, unless something was drawn, fought or passed on
    save FILE · quit           save the game to a file · leave: the game is saved anyway
hint-play = list shows the answers with numbers · cards: what everything does · why step T03 E · help
help-play =
    Six victory points win: bravery from battles, enemy buildings that you fill and destroy, and towers held by two.
    A turn has five phases; you are asked only where there is something to choose, and list shows the answers.
    found square B             before phase 1, without any building: begin a new village with a site in the back slot
    bonus T17 gate             phase 1: use the bonus of a territory that you hold
    fork 2                     phase 2: the worker goes to space 2 of its path
    deploy F 2 · assemble L 2  phase 3: the building in that slot deploys or assembles 2 meeples; the other actions likewise
    build F factory B          phase 3: the action of the front building puts a Factory site into the back slot
    step T03 E · move T03 E 3  phase 4: one meeple goes from T03 to the east · three of them, as long as they may
    cave T22 T05 · tunnel T09 T10 · go-on T10  phase 4: through caves and tunnels
    explore 1 · rotate 2       phase 5: which cell first · turn the new tile by two edges
    kill T05 blue · battle T05 orange blue  phases 4 and 5: the altar's victim · which battle is next
    token U4 T05 · tree T05 NE  at any question of your turn: lay an upgrade token · lay the tree token on a border
    done                       end the phase, or decline, where the list has it
    call                       be asked about your tree token at the next turn
    random                     answer the question at random
    resign                     resign the game
move-what = Write it like move T03 E 2: from where, over which edge, how many.
move-number = “{ $text }” is not a number of meeples.
card-building = { $defence ->
    [one] 1 defence space
   *[other] { $defence } defence spaces
}, as a site { $site }; { $build ->
    [one] 1 step to build
   *[other] { $build } steps to build
}
card-unseen = in the supply: { $n }

## Options of a table

option-token-windows = Whether everyone is asked for tokens at the start of each turn.
option-token-windows-called = Only players who have an upgrade token to lay, or have asked for it.
option-token-windows-always = Everyone with a token, always.

## What is not allowed

refused = { $reason } ({ $rule })
refused-MW-1-2 = It is another player's decision now.
refused-MW-3-10 = Forest closes that border.
refused-MW-3-11 = Forest closes that edge.
refused-MW-6-1 = Something else has to be decided now.
refused-MW-7-2 = You do not control that public building, or its bonus is used up.
refused-MW-7-8 = That bonus deploys on your gate territory or on the territory itself.
refused-MW-7-9 = That bonus moves a meeple to the depot, nowhere else.
refused-MW-7-15 = There is no meeple for that bonus.
refused-MW-8-4 = The worker cannot step there.
refused-MW-9-1 = That building has no such action waiting.
refused-MW-9-4 = The worker of that building is still on its way: only the last space of a branch gives an action.
refused-MW-9-5 = The number goes from 1 to the number of the action.
refused-MW-9-6 = There are not that many meeples for that action.
refused-MW-10-1 = Build a building that is in your reserve.
refused-MW-10-7 = A building cannot replace itself.
refused-MW-10-9 = That building is destroyed and out of the game.
refused-MW-10-10 = There is no building left in your reserve.
refused-MW-10-13 = Reinforcements go to one territory with meeples of yours, or to your gate territory.
refused-MW-10-14 = None of your meeples is on a territory.
refused-MW-10-15 = One of the territories with your meeples has to get the next one.
refused-MW-10-17 = There is no enemy beside that territory.
refused-MW-10-19 = They can land only on a territory.
refused-MW-10-20 = No enemy stands on any territory.
refused-MW-10-21 = There is no enemy to drive away.
refused-MW-10-22 = Forest closes that border, and control of nature does not help here.
refused-MW-10-23 = Enemies can only be driven to another territory.
refused-MW-10-29 = There is no enemy on that territory.
refused-MW-10-32 = There is no such meeple on that building.
refused-MW-10-33 = Your reserve is empty: the meeple comes from your depot or a territory of yours.
refused-MW-10-36 = Nobody can be converted, or you have no meeple for it.
refused-MW-10-37 = Bomb an opponent's building with a free defence space.
refused-MW-10-38 = You have no meeple there for it.
refused-MW-10-40 = That worker cannot take such a step.
refused-MW-10-48 = That token is not in the pool.
refused-MW-10-49 = No upgrade token is left in the pool.
refused-MW-11-1 = You have no meeple there.
refused-MW-11-5 = Meeples cannot enter their own village.
refused-MW-11-6 = There is no building in that slot.
refused-MW-11-7 = All defence spaces of that building are taken.
refused-MW-11-11 = Meeples among enemies cannot move.
refused-MW-11-12 = The meeples there have already moved.
refused-MW-11-13 = There are not enough tiles left for another cell.
refused-MW-12-1 = A cave leads to territories at distance 1 or 2.
refused-MW-12-3 = A cave move ends on a territory.
refused-MW-12-4 = Only meeples that began the turn in the cave can use it.
refused-MW-12-6 = Go on to another mine tunnel, or stay.
refused-MW-12-8 = That is not a way from mine tunnel to mine tunnel.
refused-MW-12-9 = Go on to another mine tunnel, or stay.
refused-MW-12-13 = There is no other mine tunnel on the map.
refused-MW-12-16 = Choose an enemy meeple at distance 2 or less from the altar.
refused-MW-12-25 = That altar does not act now.
refused-MW-13-4 = There is no such cell to explore.
refused-MW-13-5 = Turned like that, forest would close the edge by which your meeples came in.
refused-MW-13-6 = The tile must keep free as many as possible of the edges by which your meeples came in.
refused-MW-13-8 = There is no such battle.
refused-MW-14-11 = Two of the players on that territory fight next: choose a pair of them.
refused-MW-15-4 = Take the meeple from a territory where you have one.
refused-MW-16-9 = Found your village with a building you are offered, in one of your four slots.
refused-MW-17-1 = You have no such token, or that territory is not on the map or already has one.
refused-MW-17-3 = Upgrade tokens go on blank territories only.
refused-MW-17-8 = Your tree token is already used, the border has one, or there is no territory.
refused-MW-17-11 = Tokens cannot be laid at this moment.
refused-MW-18-1 = The game is over.
refused-MW-19-4 = There are not that many meeples in your reserve.
refused-MW-19-5 = There are not that many meeples in your depot.
refused-MW-19-6 = The territory supply is empty: nothing more can be explored.
refused-MW-21-20 = You have to decide this first.
refused-MW-21-23 = Only meeples that began the turn in the tunnel can use it instead of their move.

## The end of a game

account-points = Victory points
account-battles = { $count ->
    [one] { $count } battle fought
   *[other] { $count } battles fought
}
account-beaten = { $count ->
    [one] { $count } enemy meeple beaten
   *[other] { $count } enemy meeples beaten
}
account-built = { $count ->
    [one] { $count } building finished
   *[other] { $count } buildings finished
}
account-razed = { $count ->
    [one] { $count } enemy building destroyed
   *[other] { $count } enemy buildings destroyed
}
account-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
## What things are: the words of the popover

phase-1-about = The bonuses of the public buildings that you hold: towers are counted, and you may assemble or deploy.
phase-2-about = Every one of your workers takes one step; at a fork you choose the way.
phase-3-about = Each worker that has reached the end of its path gives its action, in any order.
phase-4-about = Each of your meeples on the map may take one step to a neighbouring cell.
phase-5-about = What the moves have brought about is settled: new land, battles, altars, buildings.
sign-honour = victory points
sign-honour-about = The meeples on your honour mountain, and for this turn the flags of towers that you hold. Six win.
sign-bravery = bravery
sign-bravery-about = One step for each enemy that you destroy. At the top of the ladder you gain a victory point and begin again.
sign-depot = depot
sign-depot-about = Assembled meeples: only from here can they be put on the map.
sign-reserve = reserve
sign-reserve-about = Meeples that are not assembled yet. Destroyed ones come back here.
sign-worker = worker
sign-worker-about = Every building has one. It takes one step along the path in each of your turns; at the end of the path it gives the action drawn there.
sign-defence = defence spaces
sign-defence-about = When enemies stand on all of them, the building falls, and each of them gives its owner a victory point.
sign-gate = gate
sign-gate-about = Deployed meeples come out here, onto your gate territory.
sign-forest = forest
sign-forest-about = Nobody steps over an edge with forest, unless control of nature or a tree token helps.
sign-unseen = undiscovered tiles
sign-unseen-about = What may still lie in the unknown: the tiles that nobody has discovered yet.
sign-meeple = meeple
sign-meeple-about = Your people on the map. Each may take one step a turn, and two or more of them hold a public building.
sign-free-slot = free slot
sign-free-slot-about = Here the Build action can put a building from your reserve.
sign-building = Defence spaces: { $defence }, as a site { $site }. Steps to build: { $build }.

## What is asked once something is in hand

ask-assemble-1 = How many meeples are assembled?
ask-deploy-1 = How many meeples are deployed?
ask-reinforce-1 = Which territory is reinforced?
ask-reinforce-2 = With how many meeples?
ask-bomb-1 = Which building is bombed?
ask-build-1 = Which building is built?
ask-build-2 = In which slot does it stand?
ask-burn-1 = Where are the enemies burnt?
ask-convert-1 = Which enemy is converted?
ask-convert-2 = Which of them?
ask-intimidate-1 = Which enemies are driven off?
ask-intimidate-2 = Where are they driven?
ask-intimidate-3 = How many of them?
ask-productivity-1 = Which worker takes a step?
ask-stealth-1 = Where does the meeple land?
ask-step-1 = Where does this meeple go?
ask-cave-1 = Where does this meeple go?
ask-tunnel-1 = Where does this meeple go?
ask-token-1 = On which territory does the token lie?
ask-tree-1 = At which territory does the tree stand?
ask-tree-2 = On which of its borders?
ask-upgrade-1 = Which token is taken?
