# The server's words in English.

## Levels

level-easy = Easy
level-normal = Normal
level-hard = Hard

## Answers

server-legal = { $move } is legal.

## What is not there

server-no-game = There is no game “{ $game }” here.
server-no-scenario = There is no scenario “{ $scenario }”; the scenarios are { $scenarios }.
server-no-table = There is no such table here.
server-no-seat = This table has no seat { $seat }.
server-no-replay = There is no such replay here.
server-no-example = There is no example “{ $id }”.
server-no-content = There is no content information for { $game }.
server-no-language = “{ $language }” is not available; the languages are { $languages }.
server-no-bot = There is no bot “{ $bot }”; the bots are { $bots }.
server-no-page = There is no page at this address.
server-no-method = This address does not support that method.
server-no-moment = The replay has { $count } actions; there is no moment { $at }.
server-no-clock = { $game } cannot be played with a clock.
server-no-campaign = { $game } has no campaign.
server-no-person = No player has this seat, so no bot can play for them.

## What is not allowed

server-seats = This scenario cannot be played by { $count }; it is for { $players }.
server-option = The option { $option } does not apply to the scenario { $scenario }.
server-ticket = This invitation is not valid. Ask for a new one.
server-seat-taken = This seat is already taken.
server-not-seated = You have no seat at this table.
server-not-yours = Seat { $seat } is not yours.
server-present = That player is online and decides.
server-grace = A player is away. A bot may take this seat in { $seconds } seconds.
server-agree = Everybody who is here has to agree: { $count ->
    [one] one more player has to choose the same.
   *[other] { $count } more players have to choose the same.
}
server-bot-plays = A bot is playing for seat { $seat }. Take the seat back first.
server-bot-failed = The bot on seat { $seat } could not decide. It will try again in a moment.
server-flag = Only the clock can end the game on time.
server-nothing = There is nothing to do here.
server-nothing-to-undo = You have nothing to undo.
server-no-pings = Pointing things out is not available in this game.
server-no-word = This game has no such word.
server-no-thing = There is nothing to point at there.
server-over = The game is over.
server-not-over = The replay contains every secret of the game, so it is available only after the game.
server-still-playing = This game is not over yet.
server-rematch-open = A seat of this table was never taken, so nobody can be asked to play again. Set up a new table.
told-undo-refused = { $side } refuses the undo that { $other } asked for.
told-undo-lapsed = The game went on before everybody had answered: { $side } takes nothing back.
told-offer-declined = { $side } declines the offer.
server-vote-open = Another vote is in progress.
server-no-vote = There is no vote to answer.
server-other-rules = The table uses rules number { $found }; this server has rules number { $ours }. Only the version that began it can continue.
server-new-rules = The rules have changed since this table was begun, from number { $found } to number { $ours }. All moves so far are still legal; the game continues under the new rules. { $changes }
server-new-content = The cards have changed since this table was begun. All moves so far are still legal; the game continues with the new cards.
server-closed-rules = This table was begun under rules number { $found }. Its moves are not legal under rules number { $ours }, so it is closed without a winner. You can still download its moves.
server-many-tables = You have { $count } unfinished tables. Finish some of them first.
server-kept-enough = Too many tables and replays have come from your address. Try again in a minute.
server-near-tables = Your address has { $count } unfinished tables. Finish some of them, or play at one of them.
server-all-tables = All { $count } tables of this server are in use. Try again later.
server-all-uploads = This server already has { $count } uploaded replays and accepts no more. Try again later.
server-long-fork = A table can begin with at most { $count } actions of a replay, but this moment comes after { $at }. Choose an earlier one.
server-full = The server is full: it has room only for people with a seat. Try again later.

## What went wrong

server-mistake = That does not work: { $text }.
server-replay = This replay cannot be played: { $text }.
server-replay-rules = The replay uses rules number { $found }; this server has rules number { $ours }. Only the version that played it can show it.
server-readers = Too many replays are being read. Try again in a moment.
server-progress = This file contains no campaign progress.
server-progress-scenario = This file names a scenario “{ $scenario }” that the game does not have.
server-progress-setting = This file names { $scenario } under a setting “{ $setting }” that the game does not have.
server-progress-stars = This file gives { $scenario } { $stars } stars, which no setting is worth.
server-bad-request = The request is invalid: { $text }.
server-malformed = The message could not be read, so the connection was closed.
server-binary = Messages must be text, so the connection was closed.
server-oversized = The message is too long.
server-fast = Too many messages: slow down a little.
server-slow = The messages were not read fast enough, so the connection was closed.
server-origin = This page may not connect here.
server-other-host = This server does not answer to that name. Its operator can set the name with --public-url.
server-store = The server cannot save anything right now. What you just did does not count. Try again in a moment.
server-log = The table's log is broken at entry { $entry }.
server-broken = Something went wrong on the server. Your game is saved.
server-no-lesson = There is no lesson “{ $lesson }” for { $game }.
server-no-step = The lesson has no step “{ $step }”.
server-off-track = The move { $move } does not belong to this step. Start the step again.
server-no-coach = The scenario “{ $scenario }” of { $game } has no coach.
server-no-help = Hints are only for games without other people.
server-no-hint = There is no hint here.

## Content packs

pack-left-out = The content pack { $pack } was left out: { $file }, { $key }: { $reason }.
pack-left-out-file = The content pack { $pack } was left out: { $file }: { $reason }.
