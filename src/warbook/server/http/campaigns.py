"""Campaigns: a person's victories on this server, with export and import. Only that person can read them."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from litestar import get, post

from warbook.games import GAMES
from warbook.kernel.api import Game
from warbook.kernel.wire import Campaign
from warbook.server.errors import Denied
from warbook.server.games import game_named
from warbook.server.http.forms import KeptWin, Progress, ProgressForm, Standing, UnlockForm, Victory
from warbook.server.http.routes import Asked, check_keeping, person_of, registry_of
from warbook.server.store.base import Store, Win

FILE: Final = msgspec.json.Decoder(ProgressForm)


# a game of any state
def campaign_of(game: Game[Any]) -> Campaign:
    """A game's campaign; denied if it has none."""
    campaign = game.campaign()
    if campaign is None:
        raise Denied(404, "server-no-campaign", game=game.name)
    return campaign


async def progress_of(store: Store, person: str, game: Game[Any]) -> Progress:
    """A person's progress in a game's campaign, without scenarios that no longer exist."""
    worth = campaign_of(game).worth
    found = [each for each in await store.wins(person) if each.game == game.name]
    known = [each for each in found if each.scenario in game.scenarios and each.setting in worth]
    known.sort(key=lambda each: (game.scenarios.index(each.scenario), list(worth).index(each.setting)))
    won = tuple(Victory(each.scenario, each.setting, each.stars, each.at, each.table) for each in known)
    return Progress("campaign", game.name, won, game.name in await store.unlocked(person))


async def standing_of(store: Store, person: str, game: Game[Any]) -> Standing:
    """A person's progress, and what the game says about the scenarios to come."""
    progress = await progress_of(store, person, game)
    won = list(dict.fromkeys(each.scenario for each in progress.won))
    locked = [] if progress.open else game.locked(won)
    ahead = [each for each in game.scenarios if each not in won and each not in locked]
    return Standing(progress, tuple(locked), ahead[0] if ahead else "")


def read_file(data: bytes) -> ProgressForm:
    """Read an exported file; anything else is denied with one sentence."""
    try:
        return FILE.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Denied(400, "server-progress") from error


def told(form: ProgressForm, campaign: Campaign) -> list[Victory]:
    """The victories of a file."""
    if isinstance(form.won, tuple):
        return list(form.won)
    return [each for scenario, kept in form.won.items() for each in once_kept(scenario, kept, campaign)]


def once_kept(scenario: str, kept: KeptWin, campaign: Campaign) -> list[Victory]:
    """The victories of a file from a page that kept only the best stars and the badges, without dates."""
    starred = {stars: setting for setting, stars in campaign.worth.items() if stars > 0}
    if kept.stars and kept.stars not in starred:
        raise Denied(400, "server-progress-stars", stars=kept.stars, scenario=scenario)
    settings = [*([starred[kept.stars]] if kept.stars else []), *kept.badges]
    return [Victory(scenario, setting, campaign.worth.get(setting, 0), 0, "") for setting in settings]


def checked(victory: Victory, game: Game[Any], campaign: Campaign) -> Win:
    """Check that a victory of a file is possible. Its replay stays on the server where it was won."""
    if victory.scenario not in game.scenarios:
        raise Denied(400, "server-progress-scenario", scenario=victory.scenario)
    if victory.setting not in campaign.worth:
        raise Denied(400, "server-progress-setting", setting=victory.setting, scenario=f"@scenario-{victory.scenario}")
    if victory.stars != campaign.worth[victory.setting]:
        raise Denied(400, "server-progress-stars", stars=victory.stars, scenario=f"@scenario-{victory.scenario}")
    at = min(victory.at, int(time.time()))
    return Win(game.name, victory.scenario, victory.setting, victory.stars, at, "")


@get("/api/progress", summary="My campaigns")
async def read_progress(request: Asked) -> list[Standing]:
    """My progress, for each game with a campaign; nobody else sees it."""
    store, person = registry_of(request).store, person_of(request)
    return [await standing_of(store, person, game) for game in GAMES.values() if game.campaign() is not None]


@post("/api/progress", status_code=200, summary="Add an exported file to my campaign")
async def add_progress(request: Asked) -> Standing:
    """The whole file is checked before anything is stored. It never removes a victory."""
    check_keeping(request)
    store, person = registry_of(request).store, person_of(request)
    form = read_file(await request.body())
    game = game_named(form.game)
    campaign = campaign_of(game)
    wins = [checked(each, game, campaign) for each in told(form, campaign)]
    if wins:
        await store.add_wins([(person, win) for win in wins])
    if form.open:
        await store.unlock(person, game.name, all_open=True)
    return await standing_of(store, person, game)


@post("/api/progress/open", status_code=200, summary="Open all scenarios, or only those that were earned")
async def open_scenarios(request: Asked, data: UnlockForm) -> Standing:
    """Stored for me alone."""
    check_keeping(request)
    store, person = registry_of(request).store, person_of(request)
    game = game_named(data.game)
    campaign_of(game)
    await store.unlock(person, game.name, data.open)
    return await standing_of(store, person, game)


CAMPAIGN_ROUTES: Final = [read_progress, add_progress, open_scenarios]
