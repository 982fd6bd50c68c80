# The campaign of a game: its map and the place that is looked at.

campaign-title = Campaign
campaign-map = Map of the campaign
campaign-won = { $won } of { $all } won
campaign-next = Next
campaign-next-one = Next: { $scenario }
campaign-place = { $number }: { $scenario }
campaign-stars = { $most ->
    [one] { $stars } of 1 star
   *[other] { $stars } of { $most } stars
}
campaign-not-won = Not won yet
campaign-play = Play
campaign-again = Play again
campaign-iron = The iron challenge here
campaign-locked = Locked: win the scenario before it first
campaign-name-locked = { $scenario } (locked)
campaign-replay = Replay of the victory on { $date }
campaign-more = Files and locks
campaign-open = Unlock all
campaign-save = Save to a file
campaign-load = Load from a file
campaign-no-file = This file contains no campaign of this game.
