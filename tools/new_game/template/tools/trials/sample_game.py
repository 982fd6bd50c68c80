"""How Sample Game is put on trial: how its past is replayed, and what its games are counted for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tools.trials.conduct import Conduct
from tools.trials.course import LIGHT, Course, Job, by_bot
from warbook.games import GAMES
from warbook.games.sample_game.content.tables import HOME, NOWHERE
from warbook.games.sample_game.present.events import Hid, Moved
from warbook.games.sample_game.present.view import ENDINGS
from warbook.games.sample_game.state import HIDE, SampleGameState
from warbook.games.sample_game.verbs import GO, HIDE_BANNER
from warbook.kernel.api import Action, Game, Seat, act
from warbook.kernel.contract.trial import Plan, at_random, with_asides
from warbook.kernel.run import Step
from warbook.kernel.wire import Event

NAME: Final = "sample-game"


def next_told(now: SampleGameState, world: SampleGameState, seat: Seat, ahead: list[Event]) -> Action | None:
    """The next action of a past that leads to the world: banners lie where the world has them, moves are as told."""
    for event in ahead:
        if isinstance(event, Hid):
            return act(event.seat, HIDE_BANNER, int(world.banner[event.seat]))
        if isinstance(event, Moved):
            return act(event.seat, GO, event.dst)
    return None


def counted(before: SampleGameState, action: Action, done: Step, after: SampleGameState) -> Iterator[str]:
    """Questions, searches in vain, and ways the game ended."""
    if not before.over:
        yield "question hide" if before.stack[-1].kind == HIDE else "question turn"
    if before.searched != after.searched:
        yield "searched in vain"
    if after.over:
        yield f"ending {ENDINGS[after.ending]}"
        for cells, banner in zip(HOME, after.banner, strict=True):
            if banner != NOWHERE:
                yield f"banner on cell {cells.index(int(banner)) + 1} of home"


def planned(job: Job) -> Plan[SampleGameState]:
    """Turn limits in rotation; chance picks, or the greedy bot."""
    game: Game[SampleGameState] = GAMES[NAME]
    options = {"turn_limit": str(4 + job.number % 37)}
    policy = by_bot(game, "greedy", job.seed) if job.kind == "greedy" else at_random(game)
    return Plan(options, job.seed, with_asides(game, policy, 40), job.care(LIGHT))


SHOWN: Final = (
    *(f"ending {name}" for name in ENDINGS if name),
    *(f"banner on cell {place} of home" for place in (1, 2, 3)),
    "question hide",
    "question turn",
    "searched in vain",
)
COURSE: Final = Course(
    plan=planned,
    wanted=SHOWN,
    shown=SHOWN,
    about=(
        "The",
        "games have turn limits from 4 to 40 in rotation. Random games draw any action; in greedy games the bot",
        "`greedy` sits in both seats. Now and then somebody resigns.",
    ),
    random=400,
    greedy=100,
)
# where there are two cells or fewer to hide on, a dealt world is often the true one
CONDUCT: Final = Conduct(COURSE, next_told, counted, share=0.2)
