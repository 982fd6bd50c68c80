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
no-number = { $text } is not on the list: the numbers go from 1 to { $count }.
number-unlisted = The answers above are numbered now: type the number of the one you mean.
list-none = Nothing in the list has “{ $text }”: list alone shows everything.
cards-none = Nothing here has “{ $text }”: cards alone shows everything.
sure-resign = Resign the game? y/n
undo-fence = There is nothing you may take back: something was shown, drawn or passed on since your last action.
undone = Taken back.
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
coach-none = There is no coach at this table.

help =
    list · list b2             the legal actions, numbered · those with b2; type a number to take one
    why b2-b4                  which rule forbids an action, or what it does; why alone: the rule of this question
    rules 7.1 · rules trap     a rule by its number · the rules with a word
    cards · log · board        the augment cards · what has happened · the board again
    undo                       take back your last line, as long as nothing was shown, drawn or passed on
    save FILE · quit           write the game to a file · leave: the game is kept anyway

help-coach =
    coach                      your goal, and what the coach has said so far

## Files

kept-replay = The replay is kept. Look at it with: { $command }
left-kept = The game is kept. Go on with: { $command }
left-nothing = Nothing was played, so nothing is kept.
saved = Saved: { $file }
save-where = Name a file: save FILE.
save-taken = { $file } is there already and is not this game: nothing was written; choose another name.
save-failed = { $file } cannot be written: { $error }.
quit-anyway = The game could not be kept: save FILE writes it elsewhere, quit! leaves without it.
resume-fixed = { $file } has its own seed and options: leave out --seed and --option.
resume-game = { $file } is a game of { $found }, not of { $asked }: leave the name out, or name { $found }.
file-unread = { $file } cannot be read: { $error }.
file-broken = Not a replay: { $error }.
file-game = { $file }: there is no game { $game }; the games are { $known }.
file-rules = { $file } was played by rules number { $found }, and the rules are at { $ours }: only the version that began it can go on.
file-content = { $file } was played with the content { $found }, and the content here is { $ours }.
file-setup = { $file }: the table cannot be set up: { $error }.
file-seat = { $file }: action { $place } of { $count }, “{ $action }”, begins with no seat of this table.
file-action = { $file }: action { $place } of { $count }, “{ $action }”: { $reason }
file-digest = { $file }: the game comes out differently: digest { $found }, recorded { $recorded }.

## What was asked for wrongly

option-garbled = The option “{ $text }” is not of the form NAME=VALUE.
option-unknown = There is no option { $name }; the options are { $known }.
option-value = Option { $name }: “{ $value }” is not one of { $known } ({ $rule }).
option-number = Option { $name }: “{ $value }” is not a number from { $low } to { $high } ({ $rule }).
option-form = Option { $name }: “{ $value }” does not fit; it is written like { $form } ({ $rule }).
game-unknown = Which game? “{ $name }” is not one of { $known }.
game-undrawn = The terminal cannot draw { $game } yet: open it in the browser with warbook serve.
player-unknown = Nobody is called “{ $name }”; the players are { $known }.
players-wrong = { $count ->
    [one] 1 player was named
   *[other] { $count } players were named
} for { $seats } seats.
side-unknown = No side of this game is called { $side }; the sides are { $known }.
side-and-players = --side says where you sit against bots, --players, --red and --blue say it for everybody: use one or the other.
seats-wrong = { $scenario } is not played by { $count }, but by { $known }.
scenario-unknown = There is no scenario “{ $name }”; the scenarios are { $known }.
pack-left-out = The content pack { $pack } was left out: { $file }, { $key }: { $reason }.
pack-left-out-file = The content pack { $pack } was left out: { $file }: { $reason }.
think-wrong = { $seconds } seconds is no time to think: give more than 0.
seed-wrong = { $seed } is no seed: give a whole number from 0 on.
depth-wrong = { $depth } is no depth: give a whole number from 1 on.

## Rules

rules-what = Name a rule or a word: rules 7.1, rules trap.
rules-nearest = There is no rule “{ $text }”; the nearest are { $nearest }.
rules-none = No rule has the number or the word “{ $text }”.
rules-rulings = Rulings on it
rules-options = Options that change it
rules-vectors = Worked examples that show it
mark-S = S: the rulebook says so.
mark-C = C: a fact that anyone can look up says so.
mark-I = I: it follows from what the rulebook says.
mark-G = G: the rulebook leaves it open; it was decided.

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
replay-reseeded = From here on with fresh chance
replay-help = Enter or next · back · a number · end · quit
replay-number = { $text } is not a place in this replay: the places go from 0 to { $count }.
replay-matches = { $file }: { $actions } actions, digest { $digest }: it comes out the same.

## Counting

perft-title = { $game } · seed { $seed } · { $digest }
perft-depth = depth
perft-sequences = sequences
perft-seconds = seconds
perft-speed = per second
perft-all = nodes
