# Sample Game in English. Keys are the same in every language.

title = Sample Game
about = Two scouts on nine cells: find the banner that the other side has hidden before yours is found.
scenario-standard = Standard
scenario-standard-about = The only way to play.

side-red = Red
side-blue = Blue
who = { $side ->
    [red] Red
   *[blue] Blue
}

## Questions and answers

prompt-hide = Hide your banner on a cell of your home.
prompt-turn = { $left ->
    [one] Move your scout: this is the last turn.
   *[other] Move your scout to a neighbouring cell. Turns left: { $left }.
}
do-hide = Hide the banner on { $cell }
do-go = Go to { $cell }
do-resign = Resign
do-flag = Lose on time

## What happens

event-hide = { who } has hidden the banner.
event-hide-own = { who } hides the banner on { $cell }.
event-turn = { who } is next.
event-move = { who } goes from { $from } to { $to }.
event-search = { who } searches { $cell } and finds nothing.
event-find = { who } finds the banner on { $cell }!
ending-banner = { $winner ->
    [red] Red has found the banner and wins.
   *[blue] Blue has found the banner and wins.
}
ending-drawn = All turns are taken, and nobody has found the banner: a draw.
ending-resignation = { $winner ->
    [red] Blue has resigned: Red wins.
   *[blue] Red has resigned: Blue wins.
}
ending-time = { $winner ->
    [red] Blue has run out of time: Red wins.
   *[blue] Red has run out of time: Blue wins.
}

## At the terminal

menu-hide = Where your banner can lie
menu-go = Where your scout can go
label-turns-left = Turns left: { $left }
label-acting = { who } to act
label-scout = scout on { $cell }
label-banner-unhidden = banner not hidden yet
label-banner-hidden = banner hidden
label-banner = banner on { $cell }
hint-setup = a number, or like hide a1 · list · help
hint-play = a number, or like go b2 · why go b2 · list · help
help-setup =
    hide a1                    hide your banner on a1
help-play =
    go b2                      move your scout to b2

## Options

option-turn-limit = How many turns, of both sides together, until the game is a draw.

## What is written wrongly

garbled-empty = There is no action in an empty line.
garbled-cell = “{ $text }” is not a cell of the board, like b2 (QZ-1.1).
garbled-move = “{ $text }” is not an action: write it like hide a1, go b2 or resign.
garbled-form = “{ $text }” is not complete: write it like { $form }.

## What is not allowed

refused = { $reason } ({ $rule })
refused-QZ-2-2 = First both sides hide their banners, Red before Blue, each on a cell of its home.
refused-QZ-3-1 = It is not your turn.
refused-QZ-3-2 = Your scout goes to a neighbouring cell.
refused-QZ-3-3 = The other scout stands there.
refused-QZ-4-4 = The game is over.
