# The page's own words in English. Keys are the same in every language.

brand = Warbook
loading = One moment …
language = Language
close = Close
cancel = Cancel
done = Done
rules = Rules
watch = Watch
look = Look at it
go-on = Go on
sit-down = Sit down
to-lobby = To the lobby
your-turn = Your turn
your-name = Your name (if you like)
unknown-page = There is nothing at this address.

## Titles of pages

page-new = New table
page-join = You are invited
page-table = Table
page-rules = Rules
page-lesson = Lesson
page-replay = Replay
page-unknown = Nothing here

## Settings

settings = Settings
settings-theme = Look
theme-auto = As the system
theme-light = Light
theme-dark = Dark
settings-sound = Sounds
settings-motion = Show movements
settings-confirm = A move of a single tap needs a second tap

## The lobby

lobby-title =
    { $games ->
        [5] Five war games
        [6] Six war games
       *[other] { $games } war games
    }, one table
lobby-about = Play in the browser against a bot, together on one screen, or with friends over a link. No account, no form.
lobby-games = Games
lobby-mine = My tables
lobby-open = Open tables
lobby-open-none = Nobody is waiting for an opponent. Make a table “with a friend” and tick “anyone may join”.
lobby-watch = Watch
lobby-watch-none = No public game is going on.
lobby-finished = Finished
lobby-foot = Your seats are kept in this browser. After the last visit, unfinished tables are kept for 60 days, those with a free seat and no move for 2 days, finished ones for two years.
lobby-upload = Look at a replay file …

game-facts = { $players } players · { $minutes } minutes
game-coming = Coming

play-now = Play now
play-level = How strong shall the bot be?
play-here = Together on this screen
play-friend = With a friend
play-options = All options
lesson-offer = Is this your first game?
lesson-no = No, thanks
lesson-first = Learn it in ten minutes

## A new table

new-title = New table
new-who = Who plays?
new-bot = Against a bot
new-bot-about = You start at once.
new-here = Together on this screen
new-here-about = You take turns; a curtain hides secrets in between.
new-friend = With a friend
new-friend-about = You get a link to send and a code to scan.
new-other-name = Name of the other person (if you like)
new-listed = Anyone may join: show the table in the lobby
new-players = How many players?
new-chairs = Who sits where?
chair-here = a person at this screen
chair-open = open: a link to send
new-side = Your side
new-side-any = Drawn at random
new-draw = Draw at random who sits where
new-clock = Clock
clock-none = No clock
clock-quick = 5 min + 5 s
clock-calm = 15 min + 10 s
clock-long = 45 min
clock-left = { $time } left
new-options = Options of the rules
new-scenario = Scenario
new-campaign = Scenario
new-make = Start
new-make-invite = Make the table and the link
fork-fresh = { $at ->
    [0] Continued from the beginning of replay { $replay }, with fresh chance
    [one] Continued from replay { $replay } after 1 action, with fresh chance
   *[other] Continued from replay { $replay } after { $at } actions, with fresh chance
}
fork-same = { $at ->
    [0] Continued from the beginning of replay { $replay }, with the same chance
    [one] Continued from replay { $replay } after 1 action, with the same chance
   *[other] Continued from replay { $replay } after { $at } actions, with the same chance
}

## An invite

join-by = { $name } has a seat for you.
join-about = A seat at this table is yours if you like.
invite-title = The { $side } seat is open
invite-about = Send this link: whoever opens it first sits down there.
invite-link = Invite link
invite-copy = Copy the link
invite-copied = Copied
invite-code = The invite link as a QR code

## At the table

table-menu = More
menu-consent = A bot may play for me when I am away
table-watching = You are watching
table-closed = This table cannot be opened. It may have been cleared away.
place-seats = Seats
place-board = Board
place-tabs = Beside the board
place-hand = Your cards and pieces
place-log = What has happened
place-bar = Decision
tab-hand = Hand
tab-log = Log
tab-seats = Seats

seat-number = Seat { $number }
seat-open = free
seat-you = you
seat-bot = bot
seat-bot-named = bot: { $level }
seat-person = player
seat-stand-in = a bot for { $name }
seat-online = online
seat-away = away
seat-acting = to act
seat-let-bot = Let a bot play on
seat-grace = A bot may take this seat in { $time }.
seat-consent = A bot may play here while this player is away.
seat-take-back = Take the seat back

bar-over = The game is over.
bar-sent = Sent …
bar-others = { $side } to decide.
bar-thinking = { $side } is thinking …
bar-nobody = One moment …
bar-open = Waiting for someone to sit down. Send the invite link.
bar-together = Who acts now?
bar-target = Now choose the target.
bar-target-or = Choose the target, or press the button.
bar-confirm = Tap it again or press the button to confirm.
bar-choose = Choose what to do here.
bar-back = Back
hint = Hint
hint-says = Hint:
hint-do = Do it
point-out = Point out
point-at = Point at something on the board.
point-words = What do you say about it?
point-said = { $who }: { $word } ({ $thing })
undo = Undo
undo-ask = Ask to undo
type-open = Type a move
type-move = Type a move
type-play = Play
type-why = Why not?
pick-many = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
menu-label = What to do here
why-refused = is not allowed:

aside-asked = An offer waits for your answer:
vote-undo = { $side } asks to take back the last action.
vote-yes = Agree
vote-no = Refuse
vote-waiting = Waiting for the answers …

line-lost = The connection is lost. Nothing is forgotten; trying again …
line-back = Connected again.
line-not-sent = That was not sent: the connection is lost at the moment. Try again when it is back.

curtain-call = { $side }, take the seat
curtain-about = The board is hidden until you are ready and nobody else is looking.
curtain-sit = I am { $side }: show the board

resign-sure = Resign the game?
resign-about = You lose at once. This cannot be undone.

log-title = What has happened
log-taken-back =
    { $count ->
        [one] { $side } took back an action.
       *[other] { $side } took back { $count } actions.
    }
rule-open = Rule { $rule }
rule-title = Rule { $rule }
rule-none = This rule is not in the book.
rule-book = Open in the rulebook

over-title = The game is over
over-won = You have won!
over-lost = You have lost
over-draw = A draw
over-rematch = Play again
over-replay = Replay
over-download = Download

## Trouble

trouble-offline = The server does not answer. Look whether it runs and try again; nothing is lost.
trouble-server = The server could not do that (error { $status }). Try again in a moment.
trouble-drawings = This page cannot draw the game { $game } yet.
trouble-no-game = There is no game “{ $game }” here.
trouble-no-invite = This invite link is incomplete: copy the whole line, also what stands behind the #.
trouble-no-replay = { $file } is not a replay file.

## Between texts

gap-list = { ", " }
gap-clause = { ", " }
gap-step = { "; " }
gap-choice = { " / " }
gap-sentence = { ". " }
gap-told = { " " }
labelled = { $label }: { $text }
noted = { $text } ({ $note })
counted = { $at } / { $of }
