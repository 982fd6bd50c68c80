# Replays and everything that is stepped through.

show-steps = Steps
show-first = To the start
show-back = One step back
show-on = One step forward
show-last = To the end
show-play = Play
show-pause = Pause
replay-begin = Start
replay-part = Show moments { $first } to { $last }
replay-scrub = Position in the game
replay-turn = Turn the board
replay-link = Copy the link to this position
replay-copied = The link is copied.
replay-upload = Open a file …
replay-play-on = Play on from here
replay-play-on-about = This starts a new table from this position; the finished game is not changed. If a friend joins, chance is new from here on.
replay-as = { $side } against a bot
