# The campaign of a game in the lobby.

campaign-title = Campaign
campaign-won = { $won } of { $all } won
campaign-stars = { $most ->
    [one] { $stars } of 1 star
   *[other] { $stars } of { $most } stars
}
campaign-locked = Locked: win the scenario before it first
campaign-name-locked = { $scenario } (locked)
campaign-replay = won on { $date }
campaign-open = Unlock all
campaign-save = Save to a file
campaign-load = Load from a file
campaign-no-file = This file contains no campaign of this game.
