"""Campaign victories at the end of a table."""

from __future__ import annotations

from typing import Any

from warbook.kernel.api import Game
from warbook.kernel.wire import Campaign
from warbook.match.match import Match
from warbook.server.store.base import TableRow, Win

WON = 1.0  # the return of a winning seat


# a game of any state: only the kernel's API is used
def earned(row: TableRow, match: Match[Any], at: int) -> dict[str, Win]:
    """The victories of each person with a seat at a finished table. Bots get none."""
    campaign = match.game.campaign()
    if campaign is None:
        return {}
    setting = chosen(match.game, campaign, row.options)
    win = Win(row.game, row.scenario, setting, campaign.worth[setting], at, row.id)
    returns = match.game.returns(match.state)
    return {chair.person: win for seat, chair in enumerate(row.chairs) if chair.person and returns[seat] == WON}


def chosen(game: Game[Any], campaign: Campaign, options: dict[str, str]) -> str:
    """The value of the setting that victories count for, or its default."""
    usual = next(setting.default for setting in game.settings if setting.name == campaign.option)
    return options.get(campaign.option, usual)
