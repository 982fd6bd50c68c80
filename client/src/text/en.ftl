# The page's own words in English. Keys are the same in every language.

brand = Warbook
loading = One moment …
language = Language
close = Close
cancel = Cancel
done = Done
rules = Rules
watch = Watch
look = View
go-on = Continue
sit-down = Sit down
to-lobby = To the lobby
your-turn = Your turn
your-name = Your name (optional)
unknown-page = There is no page at this address.

## Titles of pages

page-new = New table
page-campaign = Campaign
page-join = You are invited
page-table = Table
page-rules = Rules
page-lesson = Lesson
page-replay = Replay
page-unknown = Not found

## Settings

settings = Settings
settings-theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
settings-sound = Sounds
settings-motion = Animations
settings-confirm = Ask for a second tap to confirm one-tap moves
settings-warn = Ask before something is given up
settings-coordinates = Show the names of rows and columns (or hold C)
pace-title = How fast turns are shown
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
pace-now = Speed: { $pace }
pace-skip = Skip
pace-decide = Decide now
pace-again = Show the last turn again
recap-title = What just happened
recap-change = { $who } { $amount }
recap-changes = { $who } { $amount }: { $parts }
recap-part = { $cause } { $amount }

## The lobby

lobby-title =
    { $games ->
        [5] Five war games
        [6] Six war games
       *[other] { $games } war games
    }, one table
lobby-about = Play in the browser against a bot, with others on one screen, or with friends over a link. You need no account.
lobby-first = New here? Press “Learn it” on any game: you play at once, and the coach tells you what matters.
lobby-learn = Learn it
lobby-campaign = Campaign: { $won } of { $all }
lobby-going = { $count ->
    [one] 1 unfinished table
   *[other] { $count } unfinished tables
}
lobby-turns = { $count ->
    [one] It is your turn at 1 table
   *[other] It is your turn at { $count } tables
}
lobby-games = Games
lobby-mine = My tables
lobby-open = Open tables
lobby-open-none = Nobody is waiting for an opponent. Make a table “with a friend” and tick “anyone may join”.
lobby-watch = Watch
lobby-watch-none = No public game is in progress.
lobby-finished = Finished
lobby-build = The rules are still being compiled ({ $done } of { $parts } parts, { $minutes } min). You can play already; afterwards bots think about ten times faster.
lobby-foot = Your seats are saved in this browser. Unfinished tables are deleted 60 days after the last visit, those with a free seat and no move after 2 days, finished ones after two years.
lobby-upload = Open a replay file …

game-facts = { $players } players · { $minutes } minutes
game-coming = Coming soon

play-now = Play now
play-level = How strong should the bot be?
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
new-bot-about = The game starts at once.
new-here = Together on this screen
new-here-about = You take turns; a curtain hides secrets in between.
new-friend = With a friend
new-friend-about = You get a link to send and a code to scan.
new-other-name = The other person's name (optional)
new-listed = Anyone may join: show the table in the lobby
new-players = How many players?
new-chairs = Who has which seat?
chair-here = a person at this screen
chair-open = open: send a link
new-side = Your side
new-side-any = Drawn at random
new-draw = Draw the seats at random
new-clock = Clock
clock-none = No clock
clock-quick = 5 min + 5 s
clock-calm = 15 min + 10 s
clock-long = 45 min
clock-left = { $time } left
new-options = Rule options
new-scenario = Scenario
new-campaign = Scenario
new-make = Start
new-make-invite = Create the table and a link
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

## A new table of a game that is played together

coop-difficulty = How hard should it be?
coop-reached = won
coop-company = Who comes along?
coop-alone = Alone
coop-alone-about = You decide everything yourself.
coop-bots = With bots
coop-bots-about = They play the other heroes and think with you.
coop-friend = With friends
coop-friend-about = You get a link to send and a code to scan.
coop-here = On this screen
coop-here-about = Several people sit at one screen.
coop-players = How many players?
coop-level = How well should the bots play?

## An invite

join-by = { $name } has a seat for you.
join-about = You can take a seat at this table.
invite-title = The { $side } seat is open
invite-about = Send this link. The first person to open it gets the seat.
invite-link = Invite link
invite-copy = Copy the link
invite-copied = Copied
invite-code = The invite link as a QR code

## At the table

table-menu = More
menu-consent = A bot may play for me when I am away
table-watching = You are watching
table-closed = This table cannot be opened. It may have been deleted.
skip-title = Skip
skip-board = To the board
skip-bar = To what is asked
place-seats = Seats
place-board = Board
place-tabs = Next to the board
place-hand = Your cards and pieces
place-log = Game log
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
seat-acting = to move
seat-let-bot = Let a bot play
seat-grace = A bot may take this seat in { $time }.
seat-consent = A bot may play here while this player is away.
seat-asked = { $count ->
    [one] One player wants
   *[other] { $count } players want
} a bot here. Everybody present has to agree.
seat-take-back = Take the seat back

bar-over = The game is over.
bar-sent = Sent …
bar-showing = Showing what happened …
bar-others = { $side } decides.
bar-thinking = { $side } is thinking …
bar-nobody = One moment …
bar-open = Waiting for a player. Send the invite link.
bar-together = Who acts now?
pick-not-here = This does not fit here. { $asked }
pick-any = What comes next?
pick-button = Which of these?
pick-card = Which card?
pick-cell = Which place?
pick-die = Which die?
pick-piece = Which one?
pick-button-cell = A place on the board, or one of the buttons?
bar-ask-or = { $question } Or press the button.
bar-confirm = Tap again or press the button to confirm.
zoom = Zoom
zoom-reset = Show the whole board
zoom-in = Zoom in (+)
zoom-out = Zoom out (-)
ahead-begun = { $waits } Choose a target too: the move is made as soon as it is your turn.
ahead-set = Chosen ahead: { $move }. It is made as soon as it is your turn.
ahead-missed = { $move } is not possible any more. Choose again.
losing-title = Are you sure?
losing-yes = Do it anyway
losing-no = Go back
losing-never = Do not ask again
bar-choose = Choose an action here.
bar-back = Back
hint = Hint
hint-says = Hint:
hint-do = Do this
point-out = Point out
point-at = Point at something on the board.
point-words = What do you want to say?
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
menu-label = Possible actions here
why-refused = is not allowed:

aside-asked = An offer needs your answer:
vote-undo = { $side } asks to undo the last action.
vote-yes = Agree
vote-no = Refuse
vote-waiting = Waiting for answers …
news-joined = { $side } sits down.
news-left = { $side } has left the table.
news-back = { $side } is at the table.
news-bot = A bot now plays for { $side }.
news-rematch = { $side } wants to play again.
news-no-rematch = { $side } does not want to play again.

line-lost = Connection lost. Your game is safe; reconnecting …
line-back = Reconnected.
line-not-sent = This was not sent, because the connection is lost. Try again when it is back.

curtain-call = { $side }, it is your turn at the screen
curtain-about = The board is hidden until you are ready and nobody else is looking.
curtain-sit = I am { $side }: show the board

resign-sure = Resign the game?
resign-about = You lose at once. This cannot be undone.

log-title = Game log
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
over-fold = Look at the board
over-unfold = Show the result
over-share = Share
over-copied = Link copied
over-moments = What decided the game
over-winner = winner
over-time = time { $time }
rematch-offered = { $side } wants to play again.
rematch-accept = Accept
rematch-refuse = No, thanks
rematch-waiting = Play again: waiting for { $sides } …
rematch-withdraw = Withdraw
rematch-refused = { $side } does not want to play again.
rematch-go = To the new table
rematch-watch = Watch the rematch

## Trouble

trouble-offline = The server does not answer. Check that it is running and try again. Nothing is lost.
trouble-server = The server could not do that (error { $status }). Try again in a moment.
trouble-drawings = This page cannot show { $game } yet.
trouble-no-game = There is no game “{ $game }” here.
trouble-no-invite = This invite link is incomplete. Copy the whole link, including the part after the #.
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
