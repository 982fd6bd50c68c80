# The terminal's own words in English.

## At the table

citation = { " " }({ $rule })
gap-clause = { ", " }
gap-choice = { " / " }
gap-sentence = { ". " }
labelled = { $label }: { $text }
noted = { $text } ({ $note })
hand-over = { $side }, press Enter when nobody else is looking ({ $others }).
only-one = Only one action is legal: Enter plays { $move }.
try-help = Type help for what you can type, list for the legal actions.
player-bot = bot { $name }
player-you = you
player-person = player
thinking = { $side } is thinking …
no-clock = There is no clock at this table.
no-number = { $text } is not on the list; the numbers are 1 to { $count }.
number-unlisted = The answers above are numbered now. Type the number of your choice.
list-none = Nothing in the list contains “{ $text }”. Type list to show everything.
cards-none = Nothing here contains “{ $text }”. Type cards to show everything.
sure-resign = Resign the game? y/n
undo-fence = You cannot undo: something was shown, drawn or passed on since your last action.
undone = Undone.
log-taken-back =
    { $count ->
        [one] { $side } took back an action.
       *[other] { $side } took back { $count } actions.
    }
why-legal = { $move } is legal.
coach-goal = Your goal: { $words }
coach-says = Coach: { $title }
coach-won = Coach: { $words }
coach-lost = Coach: { $words }
coach-none = This table has no coach.

help =
    list · list b2             the legal actions, numbered · those with b2; type a number to choose one
    why b2-b4                  the rule that forbids an action, or its effect; why alone: the rule of this question
    rules 7.1 · rules trap     a rule by its number · search the rules
    cards · log · board        the augment cards · the game log · the board again
    undo                       undo your last line, unless something was shown, drawn or passed on
    save FILE · quit           save the game to a file · leave: the game is saved anyway

help-coach =
    coach                      your goal, and what the coach has said so far

## Files

kept-replay = The replay is saved. Watch it with: { $command }
left-kept = The game is saved. Continue with: { $command }
left-nothing = Nothing was played, so nothing is saved.
saved = Saved: { $file }
save-where = Name a file: save FILE.
save-taken = { $file } already exists and is not this game. Nothing was written; choose another name.
save-failed = { $file } cannot be written: { $error }.
quit-anyway = The game could not be saved: save FILE writes it elsewhere, quit! leaves without saving.
resume-fixed = { $file } has its own seed and options. Leave out --seed and --option.
resume-game = { $file } is a game of { $found }, not of { $asked }. Leave the name out or use { $found }.
file-unread = { $file } cannot be read: { $error }.
file-broken = Not a replay: { $error }.
file-game = { $file }: there is no game { $game }; the games are { $known }.
file-rules = { $file } uses rules number { $found }; this version has rules number { $ours }. Only the version that began it can continue.
file-content = { $file } uses content { $found }; the content here is { $ours }.
file-setup = { $file }: the table cannot be set up: { $error }.
file-seat = { $file }: action { $place } of { $count }, “{ $action }”, does not begin with a seat of this table.
file-action = { $file }: action { $place } of { $count }, “{ $action }”: { $reason }
file-digest = { $file }: the game ends differently: digest { $found }, recorded { $recorded }.

## What was asked for wrongly

option-garbled = The option “{ $text }” is not of the form NAME=VALUE.
option-unknown = There is no option { $name }; the options are { $known }.
option-value = Option { $name }: “{ $value }” is not one of { $known } ({ $rule }).
option-number = Option { $name }: “{ $value }” is not a number from { $low } to { $high } ({ $rule }).
option-form = Option { $name }: “{ $value }” is invalid; write it like { $form } ({ $rule }).
game-unknown = Which game? “{ $name }” is not one of { $known }.
game-undrawn = The terminal cannot show { $game } yet. Open it in the browser with warbook serve.
player-unknown = There is no player “{ $name }”; the players are { $known }.
players-wrong = { $count ->
    [one] 1 player was named
   *[other] { $count } players were named
} for { $seats } seats.
side-unknown = This game has no side { $side }; the sides are { $known }.
side-and-players = --side sets your side against bots; --players, --red and --blue set all players. Use one or the other.
seats-wrong = { $scenario } cannot be played by { $count }; it is for { $known }.
scenario-unknown = There is no scenario “{ $name }”; the scenarios are { $known }.
pack-left-out = The content pack { $pack } was left out: { $file }, { $key }: { $reason }.
pack-left-out-file = The content pack { $pack } was left out: { $file }: { $reason }.
think-wrong = { $seconds } seconds is not a thinking time; give more than 0.
seed-wrong = { $seed } is not a seed; give a whole number from 0 on.
depth-wrong = { $depth } is not a depth; give a whole number from 1 on.

## Rules

rules-what = Name a rule or a word: rules 7.1, rules trap.
rules-nearest = There is no rule “{ $text }”; the most similar are { $nearest }.
rules-none = No rule has the number or contains “{ $text }”.
rules-rulings = Rulings
rules-options = Options that change it
rules-vectors = Worked examples
mark-S = S: the rulebook says so.
mark-C = C: a public fact says so.
mark-I = I: it follows from the rulebook.
mark-G = G: the rulebook leaves it open; this is our decision.

## Games

games-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
games-scenarios = Scenarios
games-options = Options
games-default = default
games-range = { $low } to { $high }
games-play = Play: { $command }

## Replays

replay-title = { $game } · { $actions } actions · seed { $seed }
replay-place = Action { $place } of { $count }
replay-start = The set-up
replay-reseeded = New chance from here on
replay-help = Enter or next · back · a number · end · quit
replay-number = { $text } is not a place in this replay; the places are 0 to { $count }.
replay-matches = { $file }: { $actions } actions, digest { $digest }: the replay matches.

## Counting

perft-title = { $game } · seed { $seed } · { $digest }
perft-depth = depth
perft-sequences = sequences
perft-seconds = seconds
perft-speed = per second
perft-all = nodes
