# Replays and everything that is stepped through.

show-steps = Steps
show-first = To the beginning
show-back = One step back
show-on = One step on
show-last = To the end
show-play = Play
show-pause = Pause
replay-begin = The beginning
replay-part = Show moments { $first } to { $last }
replay-scrub = Moment of the game
replay-turn = Turn the board
replay-link = Copy the link to this position
replay-copied = The link is copied.
replay-upload = Open a file …
replay-play-on = Play on from here
replay-play-on-about = A new table begins with this position; the finished game stays as it is. With a friend at the table, chance is drawn anew.
replay-as = { $side } against a bot
