# Summoner War in English. Words as in the glossary; keys are the same in every language.

## The game

title = Summoner War
about = Two sides of sixteen hidden pieces on a board of 8 × 4. Kill the enemy Summoner to win.
scenario-standard = Standard game
scenario-standard-about = Sixteen hidden pieces a side and three secret cards. Kill the enemy Summoner to win.
side-red = Red
side-blue = Blue

## Pieces, and their names on the board

piece-S = Summoner
piece-H = Hero
piece-W = Warrior
piece-P = Priest
piece-K = Knight
piece-A = Assassin
piece-B = Archer
piece-F = Soldier
short-S = Summoner
short-H = Hero
short-W = Warrior
short-P = Priest
short-K = Knight
short-A = Assassin
short-B = Archer
short-F = Soldier
about-S = one cell in all eight directions; if it dies, you lose
about-H = any distance in all eight directions; must appear in the opening
about-W = any distance orthogonally
about-P = any distance diagonally
about-K = one cell diagonally, at nothing face-down; B and F cannot attack it
about-A = one cell orthogonally, hidden too; attacked face-down, it kills
about-B = any distance orthogonally; attacks over exactly one piece, hidden too; no K and nothing face-down
about-F = { $range ->
    [unlimited] any distance
   *[one] one cell
} orthogonally; attacks no K and nothing face-down

## Augment cards

card-FEARLESS = Fearless King
effect-FEARLESS = While face-up, your Summoner cannot be killed by face-down enemies: they may not attack it, and no trap kills it.
card-SWITCH = Grand Switch
effect-SWITCH = When your face-down Summoner is attacked, it may swap places with another of your face-down pieces, which is attacked instead. Everybody sees the swap.
card-COMMAND = Grand Command
effect-COMMAND = Your Summoner lets you summon two of your face-down pieces, one after the other, in one turn.
card-OBSERVE = Mana Observation
effect-OBSERVE = Your living Hero force-summons one enemy face-down piece; this takes the turn.
card-CHAIN = Chain Reaction
effect-CHAIN = When an enemy attack kills your Hero, the killer dies too, unless it attacked from hidden.
card-MIGHT = Hero's Might
effect-MIGHT = While your Hero and your Summoner are both face-up, the Hero cannot be killed by face-down enemies: they may not attack it, and no trap kills it.
card-PURSUIT = Ghostly Pursuit
effect-PURSUIT = When an enemy kills your Warrior, one of your face-up Soldiers may move or attack twice as the action of your next turn. If you do something else, the right is lost. Two Warriors lost before that turn still give it for one turn only.
card-TWINBLADE = Twin Blade Combo
effect-TWINBLADE = While another of your Warriors is face-up, summon a face-down Warrior and attack a face-up enemy with it at once; a face-down one cannot be its target.
card-SACRIFICE = Sacrificial Strike
effect-SACRIFICE = One of your face-up Warriors may move or attack twice, then dies at the end of the turn.
card-MINDCTRL = Mind Control
effect-MINDCTRL = When your Priest is summoned, another of your face-up pieces may turn face-down and swap places with one of your face-down pieces. The enemy sees where it goes.
card-PROPHECY = Prophetic Sense
effect-PROPHECY = When your Priest is summoned, you may force-summon one enemy face-down piece; if it is the Summoner, the Priest dies and the Summoner lives.
card-SOULLINK = Soul Link
effect-SOULLINK = Before your turn action, your face-up Priest may swap places with a piece in its attack range, the first one on a diagonal; this does not use the turn.
card-GUARDIAN = Guardian
effect-GUARDIAN = While your Knight is face-up, your face-down pieces directly in front of it and directly behind it cannot be attacked. Face-up pieces are not protected.
card-COMMANDER = Commander
effect-COMMANDER = When your Knight is summoned, one of your face-up Soldiers may gain +{ $adds } orthogonal or diagonal attack range for as long as it stays face-up. It still attacks no Knights and no face-down pieces.
card-VANGUARD = Vanguard
effect-VANGUARD = Your face-up Knights gain +{ $adds } orthogonal attack range. They still move only diagonally and attack no face-down pieces.
card-MIMIC = Mimicry
effect-MIMIC = When your face-down Assassin kills an enemy, by a hidden attack or its trap, it becomes a piece of that type (forced); from then on it can use no card effects.
card-DISGUISE = Disguise
effect-DISGUISE = When your Assassin is summoned, it may swap places with any other of your pieces, face-up or face-down.
card-DOUBLE = Doppelgänger
effect-DOUBLE = When your Assassin is summoned, it may become the type of one of your dead pieces drawn at random, never the Hero; from then on it can use no card effects.
card-PIERCE = Armour Piercing
effect-PIERCE = Your Archers may attack face-up Knights, by jumping one piece as always. Face-down pieces stay out of their reach.
card-BLINDSHOT = Blind Shot
effect-BLINDSHOT = Your Archer makes one jump attack on a face-down enemy; if that is a Knight, an Assassin or the Summoner, the Archer dies.
card-SNIPE = Snipe
effect-SNIPE = When your Archer is summoned, it may gain the power to attack Knights and face-down enemies, from your next turn on and for as long as it stays face-up; hitting a face-down Summoner or Assassin kills the Archer.
uses-once = Once per game.
uses-each = Once for each { $piece }.
effect-with-uses = { $effect } { $uses }

## Timings

timing-summon = summon
timing-passive = passive
timing-spell = spell
timing-battlefield = battlefield

## Who

who = { $side ->
    [red] Red
   *[blue] Blue
}
whose = { $side ->
    [red] Red's
   *[blue] Blue's
}
victor = { $winner ->
    [red] Red
    [blue] Blue
   *[none] Nobody
}

## Questions

prompt-setup = Prepare in secret: choose cards, place your pieces, then lock in.
prompt-duty = Opening duty: your turn action must be the summon of your Hero.
prompt-turn = Your turn: choose an action.
prompt-on-summon = Your { $piece } on { $cell } has been summoned: use its augment card, or decline.
prompt-second-summon = Grand Command: summon a second piece.
prompt-switch = Your face-down Summoner on { $cell } is attacked: swap it with another piece, or decline.
prompt-step-1 = Your { $piece } on { $cell } acts twice. First step: move or attack.
prompt-step-2 = Second step of your { $piece } on { $cell }: move, attack, or decline.

## Answers

do-card = Use { $card } { $choice }
do-summon = Summon the { $piece } on { $cell }
do-move = Move the { $piece } from { $from } to { $to }
do-attack = Attack with the { $piece } from { $from } to { $to }
do-hidden-attack = Hidden attack with the { $piece } from { $from } to { $to }
do-decline = Decline
danger-card = “{ $card }” stays unused: the chance is gone unless this piece is summoned again later.
do-pass = Pass
do-choose = Choose { $card }
do-drop = Put { $card } back
do-place = Place a piece ({ $piece }) on { $cell }
do-take = Take back the piece on { $cell }
do-edit = Change the preparation
do-lock = Lock in the deployment
do-resign = Resign
do-offer-draw = Offer a draw
do-accept-draw = Accept the draw
do-decline-draw = Decline the draw
do-flag = Lose on time

## What happens

event-attack = { who } attacks { $to } from { $cell }.
event-attack-hidden = { who } attacks { $to } from { $cell } with a face-down piece.
event-use = { who } uses { $card }.
event-use-on = { who } uses { $card } on { $cell }.
event-use-attack = { who } uses { $card }: attack from { $cell } on { $to }.
event-forgo = { who } declines.
event-reveal = { whose } { $piece } on { $cell } turns face-up.
event-reveal-SW-9-1 = { who } summons the { $piece } on { $cell }.
event-reveal-SW-9-5 = Forced summon: { whose } { $piece } on { $cell } turns face-up.
event-reveal-SW-11-81 = { whose } { $piece } on { $cell } enters the field and attacks at once.
event-move = { whose } { $piece } moves from { $cell } to { $to }.
event-move-SW-8-18 = { whose } { $piece } goes from { $cell } to { $to }.
event-move-SW-7-76 = { whose } { $piece } jumps from { $cell } to { $to }.
event-die = { whose } { $piece } on { $cell } dies.
event-die-SW-8-18 = { whose } { $piece } on { $cell } is killed.
event-die-SW-8-13 = Assassin trap! { whose } { $piece } on { $cell } dies.
event-die-SW-8-17 = Backfire! { whose } { $piece } on { $cell } dies.
event-die-SW-15-46 = The target dies too: { whose } { $piece } on { $cell }.
event-die-SW-11-51 = Chain Reaction: { whose } { $piece } on { $cell } dies too.
event-die-SW-11-91 = Sacrificial Strike is over: { whose } { $piece } on { $cell } dies.
event-die-SW-11-112 = Prophetic Sense has met the Summoner: { whose } { $piece } on { $cell } dies.
event-die-transformed = { whose } transformed { $was } on { $cell } dies (original type: { $piece }).
event-swap = The pieces on { $one } and { $other } swap places.
event-hide = { whose } { $piece } on { $cell } turns face-down.
event-become = { whose } piece on { $cell } is transformed: { $piece } → { $becomes }.
event-bonus-cross = { whose } { $piece } on { $cell } gains +1 orthogonal attack range.
event-bonus-diag = { whose } { $piece } on { $cell } gains +1 diagonal attack range.
event-bonus-snipe = { whose } { $piece } on { $cell } may attack Knights and face-down enemies from its next turn on.
event-card = { whose } augment card is now public: { $card }.
event-survive = { whose } { $piece } on { $cell } survives the assassin trap.
event-pass = { who } has no turn action and must pass.
event-lock = { who } has locked in.
event-turn = { whose } turn.
event-turn-SW-2-1 = Play starts; { who } is the first player.
event-turn-SW-8-16 = { who } takes the next turn too: the Assassin's forced entry has used up the enemy's turn.
event-offer = { who } offers a draw.
event-decline = { who } declines the draw.

ending-summoner = { victor } wins: the enemy Summoner is dead.
ending-no-action = { victor } wins: the enemy has no turn action.
ending-resignation = { victor } wins: the enemy has resigned.
ending-time = { victor } wins: the enemy has run out of time.
ending-both-blocked = Draw: both sides had to pass.
ending-no-progress = Draw: too many turns without progress.
ending-repetition = Draw: the same position came up too often.
ending-agreed = Draw by agreement.

## Around the board

label-setup = secret preparation
label-number = turn { $number }
label-turn = { who } to act
label-response = { who } to respond
label-again = once more, after an assassin trap ({ $rule })
label-offer = { who } offers a draw
label-offer-asked = { who } offers a draw: draw+ accepts, draw- declines
label-offered = you have offered a draw
label-quiet = { $count } of { $limit } turns without progress
label-repetition = position seen { $count } of { $limit } times
label-goal = Goal: kill the enemy Summoner
label-narrow = The board needs { $columns } columns, but this window has { $width }. Make it wider, then type board.
label-locked = locked in
label-preparing = preparing
label-to-place = To place: { $pieces }
label-none = none
label-dead = Dead: { $pieces }
label-cards = Cards: { $cards }
label-card = { $card } ({ $marks })
label-unseen = Unseen: { $pieces } ({ $count } face-down)
label-secret = secret
label-secret-cards = { $count ->
    [one] 1 secret card
   *[other] { $count } secret cards
}
label-uses = { $count ->
    [0] used up
    [one] 1 use left
   *[other] { $count } uses left
}
label-lasting = always on
label-public = public
label-chosen = chosen
label-pursuit = double action pending
legend-used = effect used
legend-transformed = transformed
legend-cross = orthogonal attack range
legend-diag = diagonal attack range
legend-snipe = Snipe
legend-known = face-down, publicly known
legend-last = last action

## The list of moves

menu-summon = Summon
menu-piece = { $piece } { $cell }
menu-hidden-piece = { $piece } { $cell }, face-down: hidden attack
menu-cards = Augment cards of the { $piece } ({ $letter })
menu-drop = Put back ({ $piece })
menu-place = Place: { $piece } ({ $letter })
menu-take = Take back
menu-card = { $card }: { $effect }
menu-about = { $title }: { $about }
menu-other = Other
menu-unknown = face-down
menu-unknown-risk = face-down, risk { $deadly }/{ $pieces }
menu-known = { $piece }, face-down
menu-trap = { $piece }, face-down: its trap kills the attacker
menu-backfire = { $piece }, face-down: the shot kills the Archer
menu-avenged = { $piece }: { $card } kills the attacker
menu-known-trap = Known trap on { $cell }: attacking this face-down Assassin kills the attacker.
menu-risk = { $traps ->
    [0] None of the unseen enemy pieces can be an Assassin.
   *[other] Assassin traps: { $traps } of the { $pieces } unseen enemy pieces.
}

## Help

hint-setup = random prepares everything · list (K): a Knight and its cards · lock · help
hint-play = a number or a move · list · why b2-b3 · cards · help
help-setup =
    Goal: kill the enemy Summoner. First both sides prepare in secret, each on its own two ranks; every piece starts face-down.
    random                     place and choose the rest at random; again for another try
    deploy KAFHFABK/FWPSBPWF   place all: Red rank 1/rank 2, Blue rank 3/rank 4, file a to h
    place W b2 · take b2       place one piece · take it back
    list (K) · list card       a piece and its cards · all cards in full
    cards SWITCH CHAIN MIMIC   choose cards, at most one for each piece type
    lock                       you are ready; play begins when both sides are
help-play =
    Kill the enemy Summoner. One action each turn:
    +d2 summon · b2-b3 move · b2xb4 attack · ~c1xc2 hidden attack by a face-down Assassin or Archer
    $OBSERVE e3 spell · &SOULLINK c1 b2 free action · !SWITCH h1 use a card when asked · . decline
    On the board: W face-up, (W) your face-down piece, {"{"}W{"}"} face-down but publicly known, a shaded back is unknown
    draw? offer a draw · draw+ accept · draw- decline · resign

## Options of a table

option-composition = How many pieces of each type a side has.
option-composition-standard = S1 H1 W2 P2 K2 A2 B2 F4; or your own split of sixteen with exactly one Summoner and one Hero.
option-first-player = Who is the first player.
option-first-player-red = Red.
option-first-player-blue = Blue.
option-first-player-random = Drawn at random when play starts.
option-augment-count = How many augment cards each side chooses; 0 is a game without cards.
option-augment-secrecy = Whether chosen cards are secret.
option-augment-secrecy-secret = Secret until they take effect.
option-augment-secrecy-open = All public from the start of play.
option-no-action = What happens to a side without a turn action.
option-no-action-pass = It passes.
option-no-action-loss = It loses.
option-assassin-trap-turn = Whose turn follows an assassin trap.
option-assassin-trap-turn-attacker-next = The attacker's side plays again.
option-assassin-trap-turn-defender-next = The Assassin's owner plays, as turns alternate.
option-soldier-range = How far a Soldier moves and attacks.
option-soldier-range-one = One cell.
option-soldier-range-unlimited = Any distance.
option-spell-from-hidden = Whether a face-down piece may cast a spell.
option-spell-from-hidden-true = Yes.
option-spell-from-hidden-false = No: the bearer of Grand Command, Mana Observation or Blind Shot must be face-up.
option-forced-summon-triggers = Whether a force-summoned piece may use its summon card.
option-forced-summon-triggers-true = Yes.
option-forced-summon-triggers-false = No.
option-soul-link-uses = How often Soul Link may swap.
option-soul-link-uses-once-per-priest = Once for each Priest.
option-soul-link-uses-once-per-turn = Once in each turn, never used up.
option-soul-link-targets = With whom Soul Link may swap.
option-soul-link-targets-any = With any piece in attack range.
option-soul-link-targets-friendly = Only with your own pieces.
option-guardian-reach = How far Guardian protects in front and behind.
option-guardian-reach-adjacent = The adjacent cells.
option-guardian-reach-column = The whole file.
option-blind-backfire = Whether the target of a backfired shot dies.
option-blind-backfire-target-survives = It survives, face-up.
option-blind-backfire-both-die = It dies too.
option-repetition-limit = How many repetitions of a position make a draw.
option-no-progress-limit = How many turns without progress make a draw.

## What is written wrongly

garbled-empty = The line is empty; type an action.
garbled-cell = “{ $text }” is not a cell: cells are a1 to h4 (SW-1.3).
garbled-move = “{ $text }” is not an action: write it like +d2, b2-b3, b2xb4, ~c1xc2 or $OBSERVE e3, or in the preparation like place W b2 or card SWITCH (SW-14.1).
garbled-sign = “{ $text }” has the wrong sign: { $code } has { $sign }; - means that it takes effect by itself (SW-14.1).
garbled-choice = “{ $text }” does not name what this card needs: write it like { $form } (SW-14.1).
garbled-card = “{ $text }” is not the code of an augment card, like SWITCH or CHAIN (SW-1.12).
garbled-letter = “{ $text }” is not a piece; the letters are { $letters } (SW-1.10).
garbled-deployment = “{ $text }” is not a deployment: write two rows of eight letters from { $letters }, like KAFHFABK/FWPSBPWF (SW-14.4).
garbled-position = “{ $text }” is not a position: write it like (s)7/8/8/2W4(S) r (SW-14.3).
draft-not-yet = Play has not begun: place your pieces and choose your cards, then type lock.
draft-over = The preparation is over. Type a move, or list for the legal ones.
draft-nothing = There is no piece of yours on { $cell } to take back.
label-cards-more = why card SWITCH: what it does · list (K): a Knight's cards · list card: all
deploy-count = { $piece }: { $found } instead of { $count }; nothing was changed (SW-2.6).

## What is not allowed

refused = { $reason } ({ $rule })
refused-SW-1-7 = There is already a piece on that cell.
refused-SW-2-2 = That is not possible in your preparation now.
refused-SW-2-3 = Place your pieces in your own territory.
refused-SW-2-6 = Every cell of your territory needs a piece before you lock in.
refused-SW-2-6-count = You have placed all pieces of that type: { $count }.
refused-SW-3-1 = You have not chosen that augment card.
refused-SW-3-1-count = The number of augment cards is exactly { $count }.
refused-SW-3-2 = You already have a card for that piece type.
refused-SW-4-7 = You may not pass while you have a turn action.
refused-SW-4-11 = The game is over.
refused-SW-5-1 = The first player's first turn is the summon of the Hero, nothing else.
refused-SW-5-4 = Your second turn must be the summon of your Hero.
refused-SW-6-3 = A face-down piece cannot move.
refused-SW-6-4 = Only face-up pieces attack, except for hidden attacks by face-down Assassins and Archers.
refused-SW-7-1 = A move takes one of your pieces to an empty cell.
refused-SW-7-2 = Another piece is in the way: the target must be the first piece on the line.
refused-SW-7-3 = A piece is in the way.
refused-SW-7-5 = You cannot attack your own piece.
refused-SW-7-10 = The Summoner moves and attacks one cell, in all eight directions.
refused-SW-7-20 = The Hero moves and attacks any distance, in all eight directions.
refused-SW-7-30 = The Warrior moves and attacks orthogonally.
refused-SW-7-40 = The Priest moves and attacks diagonally.
refused-SW-7-50 = The Knight moves and attacks one cell diagonally.
refused-SW-7-50-diagonal-orthogonal = This Knight moves one cell diagonally; its attack range is diagonal { $diagonal } and orthogonal { $orthogonal }.
refused-SW-7-51-hidden = A Knight cannot attack face-down pieces.
refused-SW-7-60 = The Assassin moves and attacks one cell orthogonally.
refused-SW-7-70 = The Archer moves orthogonally through empty cells, never by jumping.
refused-SW-7-71 = The Archer attacks orthogonally, over exactly one piece.
refused-SW-7-73 = An Archer must jump exactly one piece, neither none nor several.
refused-SW-7-74-armoured = An Archer cannot attack Knights.
refused-SW-7-74-hidden = An Archer cannot attack face-down pieces.
refused-SW-7-80 = The Soldier moves and attacks orthogonally, within its range.
refused-SW-7-80-diagonal-orthogonal = This Soldier moves orthogonally, within its range; its attack range is diagonal { $diagonal } and orthogonal { $orthogonal }.
refused-SW-7-81-armoured = A Soldier cannot attack Knights.
refused-SW-7-81-hidden = A Soldier cannot attack face-down pieces.
refused-SW-8-1 = There is no piece on that cell to attack.
refused-SW-8-2 = You have no piece on that cell to attack with.
refused-SW-9-1 = Only one of your own face-down pieces can be summoned.
refused-SW-9-3 = That card cannot be used for the piece that was summoned.
refused-SW-10-9 = No piece of yours can cast that spell now.
refused-SW-10-11 = A transformed piece cannot use augment cards.
refused-SW-10-13 = That needs one of your face-up Soldiers.
refused-SW-11-11 = Fearless King protects the face-up Summoner from hidden attacks.
refused-SW-11-21 = Name another face-down piece of yours as the substitute.
refused-SW-11-30 = Grand Command needs two face-down pieces of yours.
refused-SW-11-31 = Grand Command summons face-down pieces of yours.
refused-SW-11-40 = The enemy has no face-down piece.
refused-SW-11-41 = Name an enemy face-down piece.
refused-SW-11-61 = Hero's Might protects the face-up Hero from hidden attacks.
refused-SW-11-71 = A double action begins with a step: a move or an attack of that piece.
refused-SW-11-72 = You have no double action by Ghostly Pursuit now.
refused-SW-11-73 = Both steps are moves or attacks of the same piece.
refused-SW-11-80 = Twin Blade Combo needs a face-down Warrior with its use left, and another Warrior face-up.
refused-SW-11-82 = Twin Blade Combo attacks face-up enemies only.
refused-SW-11-90 = Sacrificial Strike needs a face-up Warrior of yours that can move or attack.
refused-SW-11-94 = Sacrificial Strike has been used in this game.
refused-SW-11-101 = Name another face-up piece of yours to turn face-down.
refused-SW-11-102 = Name a face-down piece of yours to swap places with.
refused-SW-11-111 = Name an enemy face-down piece.
refused-SW-11-120 = Soul Link needs a face-up Priest of yours that is not transformed.
refused-SW-11-121 = Soul Link reaches the first piece on each diagonal.
refused-SW-11-122 = This Soul Link has been used.
refused-SW-11-131 = Guardian protects that piece: it cannot be attacked.
refused-SW-11-141 = Name a face-up Soldier of yours.
refused-SW-11-171 = Name another piece of yours.
refused-SW-11-180 = None of your dead can be copied.
refused-SW-11-200 = Blind Shot needs an Archer of yours with its use left, and a face-down enemy behind exactly one piece.
refused-SW-12-8 = Offer a draw once in your own turn; answer an offer while it is open.
refused-SW-13-4 = That is not an answer to this question.
refused-SW-13-6 = It is not your decision now.
refused-SW-15-39 = In this game Soul Link swaps only with your own pieces.

## The end of a game

account-pieces = Pieces left
account-killed = { $count ->
    [one] { $count } enemy piece killed
   *[other] { $count } enemy pieces killed
}
account-cards = { $count ->
    [one] { $count } card played
   *[other] { $count } cards played
}
## What things are: the words of the popover

timing-summon-about = May be used when a piece of its type is summoned; turning face-up in another way does not count.
timing-passive-about = Waits for its event and works for face-up and face-down pieces alike.
timing-spell-about = Cast in your own turn, as the action of that turn.
timing-battlefield-about = Works only while its piece is face-up.
sign-card-of = { $timing } card of the { $piece }
sign-hidden = face-down piece
sign-hidden-about = Only its owner knows what it is. It cannot move; an Assassin or an Archer may attack from hiding. An Assassin that is attacked face-down kills the attacker.
sign-known = known face-down piece
sign-known-about = It lies face-down, but everybody has seen what it is.
sign-used = effect used
sign-used-about = This piece has used the effect of its card and cannot use it again.
sign-transformed = transformed
sign-transformed-about = Mimicry or Doppelgänger has made it another piece. It can use no card effects.
sign-shield = protected
sign-shield-about = One of the owner's cards keeps attacks away from it as long as the card's condition holds.
sign-snipe = Snipe
sign-snipe-about = This Archer may also attack Knights and face-down enemies, as long as it stays face-up.
sign-cross = longer orthogonal attack
sign-cross-about = Commander: it attacks 1 cell further orthogonally, as long as it stays face-up.
sign-diag = longer diagonal attack
sign-diag-about = Commander: it attacks 1 cell further diagonally, as long as it stays face-up.
sign-dead = dead pieces
sign-dead-about = What this side has lost. Everybody sees it.
sign-unseen = may still hide
sign-unseen-about = What this side's face-down pieces can still be: all its pieces without the dead and those that everybody knows.
sign-quiet = turns without progress
sign-quiet-about = When the count reaches its limit, the game is drawn. A death, a summon or a spell sets it back.
sign-repetition = repeated position
sign-repetition-about = When the same position has come up as often as the limit says, the game is drawn.
sign-trap = assassin trap
sign-trap-about = Whoever attacks a face-down Assassin dies, and the Assassin turns face-up and survives.
sign-setup = secret preparation
sign-setup-about = Both sides choose their cards and place 16 pieces face-down on their own half. Nobody sees the other's plan before both are locked in.

## What is asked once something is in hand

ask-card-1 = { $card }: on which piece?
ask-card-2 = { $card }: and on which second one?
ask-move-1 = Where does the { $piece } go?
ask-attack-1 = Whom does the { $piece } attack?
ask-hidden-attack-1 = Whom does the hidden { $piece } attack?
ask-place-1 = Where does the { $piece } stand?
pick-cell = Where does it go, or whom does it attack?
