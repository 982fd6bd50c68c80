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
server-no-content = There is nothing to be told of the content of { $game }.
server-no-language = “{ $language }” is not one of the languages: { $languages }.
server-no-bot = Nobody is called “{ $bot }”; the bots are { $bots }.
server-no-page = There is nothing at this address.
server-no-method = This address does not do that.
server-no-moment = The replay has { $count } actions: there is no moment { $at }.
server-no-clock = { $game } cannot be played with a clock.
server-no-campaign = { $game } has no campaign.
server-no-person = Nobody sits there for whom a bot could play.

## What is not allowed

server-seats = A table for { $count } does not work: this is for { $players }.
server-option = The option { $option } means nothing in the scenario { $scenario }.
server-ticket = This invitation is not valid: ask for a new one.
server-seat-taken = This seat is taken already.
server-not-seated = You do not sit at this table.
server-not-yours = Seat { $seat } is not yours.
server-present = Whoever sits there is here, and decides alone.
server-grace = Somebody is away for a moment: a bot may take this seat in { $seconds } seconds.
server-bot-plays = A bot is playing for seat { $seat }: take the seat back first.
server-bot-failed = The bot on seat { $seat } could not decide. It is asked again in a moment.
server-flag = Only the clock says when time is up.
server-nothing = There is nothing to do here.
server-nothing-to-undo = There is nothing you could take back.
server-no-pings = In this game nobody points things out to others.
server-no-word = That is none of the words that are said in this game.
server-no-thing = There is nothing there that could be pointed out.
server-over = The game is over.
server-not-over = The replay holds every secret of the game: it is there when the game is over.
server-vote-open = Another question is being voted on.
server-no-vote = There is no vote that you could answer.
server-other-rules = The table was begun by rules number { $found }, and here they are at { $ours }: only the version that began it can go on.
server-new-rules = The rules have changed since this table was begun, from number { $found } to number { $ours }. All moves so far stand; the game goes on under the new rules.
server-new-content = What is printed on the cards has changed since this table was begun. All moves so far stand; the game goes on with the new cards.
server-closed-rules = This table was begun by rules number { $found }, and its moves do not stand under the rules here, number { $ours }. It is closed without a winner; its moves can still be downloaded.
server-many-tables = You have { $count } tables that go on: finish some of them first.
server-kept-enough = Too many tables and replays have come from your address. Try again in a minute.
server-near-tables = { $count } tables from your address are not finished yet. Finish some of them, or play at one of them.
server-all-tables = All { $count } tables of this server are in use. Try again later.
server-all-uploads = This server keeps { $count } replays that people have sent, and takes no more. Try again later.
server-long-fork = A table can begin with at most { $count } actions of a replay, and this moment comes after { $at }. Choose an earlier one.
server-full = The server is full: it has room only for people who sit at a table. Try again later.

## What went wrong

server-mistake = That does not work: { $text }.
server-replay = That is no replay that can be played: { $text }.
server-replay-rules = The replay was played by rules number { $found }, and the rules here are number { $ours }: only the version that played it can show it.
server-readers = Too many replays are being read right now. Try again in a moment.
server-progress = That file holds no progress of a campaign.
server-progress-scenario = That file tells of a scenario “{ $scenario }” that this game does not have here.
server-progress-setting = That file tells of { $scenario } under a setting “{ $setting }” that this game does not have.
server-progress-stars = That file gives { $scenario } a number of stars that no setting is worth: { $stars }.
server-bad-request = The request does not make sense: { $text }.
server-malformed = The message could not be read, so the line was cut.
server-binary = Messages are text, so the line was cut.
server-oversized = The message is too long.
server-fast = That is too fast: slow down a little.
server-slow = The messages were not fetched fast enough, so the line was cut.
server-origin = This page may not ask here.
server-other-host = This server does not answer to that name. Its operator can set the name with --public-url.
server-store = The server cannot save anything right now. What you just did does not count. Try again in a moment.
server-log = The table's log is broken at entry { $entry }.
server-broken = Something went wrong on the server. Nothing is lost.
server-no-lesson = There is no lesson “{ $lesson }” for { $game }.
server-no-step = The lesson has no step “{ $step }”.
server-off-track = The move { $move } does not belong to this step: start it again.
server-no-coach = There is no coach for “{ $scenario }” of { $game }.
server-no-help = Hints are for games against bots: nobody is helped against people.
server-no-hint = No hint comes to mind here.

## Content packs

pack-left-out = The content pack { $pack } was left out: { $file }, { $key }: { $reason }.
pack-left-out-file = The content pack { $pack } was left out: { $file }: { $reason }.
