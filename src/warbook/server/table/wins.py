"""What the end of a table adds to the campaigns of the people who sat there."""

from __future__ import annotations

from typing import Any

from warbook.kernel.api import Game
from warbook.kernel.wire import Campaign
from warbook.match.match import Match
from warbook.server.store.base import TableRow, Win

WON = 1.0  # what a seat that has won gets back


# a game of any state: the kernel's API is all that is used
def earned(row: TableRow, match: Match[Any], at: int) -> dict[str, Win]:
    """What each person who holds a seat has won at a table that is over, by person; bots keep nothing."""
    campaign = match.game.campaign()
    if campaign is None:
        return {}
    setting = chosen(match.game, campaign, row.options)
    win = Win(row.game, row.scenario, setting, campaign.worth[setting], at, row.id)
    returns = match.game.returns(match.state)
    return {chair.person: win for seat, chair in enumerate(row.chairs) if chair.person and returns[seat] == WON}


def chosen(game: Game[Any], campaign: Campaign, options: dict[str, str]) -> str:
    """The value of the setting that victories count for, as it was agreed or as it is when nothing was said."""
    usual = next(setting.default for setting in game.settings if setting.name == campaign.option)
    return options.get(campaign.option, usual)
