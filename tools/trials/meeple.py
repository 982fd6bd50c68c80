"""How Meeple War is tested: the teller of its past, and what its games count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tools.trials.conduct import Conduct
from tools.trials.course import LONG, Course, Job, by_bot, of_any_verb
from warbook.games import GAMES
from warbook.games.meeple.content.reading import read_content
from warbook.games.meeple.content.tables import NONE, Tables
from warbook.games.meeple.present.events import Acted, Built, Drawn, Finished, TokenLaid, WorkerMoved
from warbook.games.meeple.present.view import ENDINGS, QUESTIONS
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.verbs import AIRBORNE, ASSEMBLE, CAVE, DEPLOY, DONE, GAIN, REINFORCE, STEP, TUNNEL
from warbook.kernel.api import Action, Game, Seat, verb_of
from warbook.kernel.contract.trial import Plan, Policy, with_asides
from warbook.kernel.rng import Rng
from warbook.kernel.run import Step
from warbook.kernel.wire import Event

NAME: Final = "meeple-war"
CONTENT: Final = read_content()
TABLES: Final = Tables(CONTENT)
PLAYERS: Final = (2, 3, 4)
SCENARIOS: Final = ("normal", "quick")
MUSTER: Final = (GAIN, DEPLOY, REINFORCE, AIRBORNE, ASSEMBLE)
TABLE_OF: Final = [name for name, tile in CONTENT.tiles.items() for _ in range(tile.count)]  # by tile


def next_told(now: MeepleState, world: MeepleState, seat: Seat, ahead: list[Event]) -> Action | None:
    """The next action of a past that leads to the world; all actions are public (MW-1.3).

    Only the supply is hidden (MW-23.2): the world's supply is below the tiles drawn since.
    """
    if now.steps == 0:
        # a tile that went back under the supply, because its player left, was also drawn
        drawn = list(dict.fromkeys(event.tile for event in ahead if isinstance(event, Drawn)))
        now.supply = [*(tile for tile in world.supply if tile not in drawn), *reversed(drawn)]
    for event in ahead:
        if isinstance(event, Acted):
            return Action(event.action)
    return None


def counted(before: MeepleState, action: Action, done: Step, after: MeepleState) -> Iterator[str]:
    """The counts: buildings and path ends, tiles, tokens, questions, scenarios with players, sets, endings."""
    for event in done.events:
        yield from told(before, event)
    if not before.over:
        yield f"question {QUESTIONS[before.stack[-1].kind]}"
    if after.over:
        yield f"scenario {after.terms.scenario} of {after.seats}"
        yield f"ending {ENDINGS[after.ending]}"
        yield f"option token_windows {after.terms.texts['token_windows']}"
        for place in range(after.seats if after.terms.quick else 0):
            yield f"set {' and '.join(CONTENT.numbers.quick[place])}"


def told(before: MeepleState, event: Event) -> Iterator[str]:
    """The counts of an event."""
    match event:
        case Built(building=building):
            yield f"built {TABLES.building_names[building]}"
        case Finished(building=building):
            yield f"finished {TABLES.building_names[building]}"
        case WorkerMoved(slot=slot, space=space) if before.done[slot]:
            building = int(before.building[slot])
            path = TABLES.paths[building]
            if path.action[space] != NONE:
                yield f"end {TABLES.building_names[building]} {path.names[space]}"
        case Drawn(tile=tile):
            yield f"tile {TABLE_OF[tile]}"
        case TokenLaid(token=token):
            yield f"token {TABLES.token_names[token]}"


def by_verb(game: Game[MeepleState]) -> Policy[MeepleState]:
    """A random verb of the deciding seat, ending a phase rarely, then a random action of it."""

    def policy(state: MeepleState, rng: Rng) -> Action:
        return of_any_verb(game.legal(state, game.acting(state)[0]), (DONE,), rng)

    return policy


def mustering(game: Game[MeepleState], policy: Policy[MeepleState]) -> Policy[MeepleState]:
    """A policy that brings all meeples onto the map and hardly moves, so reserves run out."""

    def gathering(state: MeepleState, rng: Rng) -> Action:
        options = game.legal(state, game.acting(state)[0])
        wished = [action for action in options if verb_of(action) in MUSTER]
        if wished:
            return wished[-1]  # the largest number
        marches = [action for action in options if verb_of(action) in (STEP, CAVE, TUNNEL)]
        ended = [action for action in options if verb_of(action) == DONE]
        return ended[0] if marches and ended and rng.below(6) else policy(state, rng)

    return gathering


def idle(game: Game[MeepleState]) -> Policy[MeepleState]:
    """Nobody does anything optional, until the limit of a hundred rounds (MW-18.8)."""

    def policy(state: MeepleState, rng: Rng) -> Action:
        return game.legal(state, game.acting(state)[0])[-1]

    return policy


def planned(job: Job) -> Plan[MeepleState]:
    """Two, three and four players in rotation, normal and quick; random by verb, or the greedy bot."""
    game: Game[MeepleState] = GAMES[NAME]
    turn, place = divmod(job.number, len(PLAYERS))
    seats, scenario = PLAYERS[place], SCENARIOS[turn % 2]
    options = {"token_windows": "always" if turn % 4 >= 2 else "called"}
    if job.kind == "greedy":
        policy = with_asides(game, by_bot(game, "greedy", job.seed, seats), 150)
    elif turn % 50 == 13:
        policy = idle(game)
    else:
        policy = by_verb(game)
        if turn % 4 == 1:
            policy = mustering(game, policy)
        policy = with_asides(game, policy, 60)
    return Plan(options, job.seed, policy, LONG, scenario=scenario, seats=seats, limit=20000)


def _course() -> Course:
    names = TABLES.building_names
    ends = [
        f"end {names[building]} {path.names[space]}"
        for building, path in enumerate(TABLES.paths)
        for space in range(len(path.names))
        if path.action[space] != NONE
    ]
    buildings = [f"{how} {name}" for how in ("built", "finished") for name in names]
    scenarios = [f"scenario {scenario} of {seats}" for scenario in SCENARIOS for seats in PLAYERS]
    endings = [f"ending {name}" for name in ENDINGS if name]
    questions = [f"question {name}" for name in QUESTIONS]
    sets = [f"set {' and '.join(pair)}" for pair in CONTENT.numbers.quick]
    shown = [*scenarios, *endings, *questions, *buildings, *ends, *sets]
    shown += [*(f"tile {name}" for name in CONTENT.tiles), *(f"token {name}" for name in CONTENT.tokens)]
    options = [f"option token_windows {value}" for value in ("called", "always")]
    return Course(
        plan=planned,
        wanted=(*shown, *options),
        shown=tuple(shown),
        about=(
            "Games are for two, three and four players in",
            "rotation, normal and quick in turn, half of them with windows for tokens before every turn. Random",
            "games draw a verb, then one of its actions, so rare ones occur; in one of four everybody takes all",
            "meeples, and in some nobody does anything optional until the hundredth round is over. In greedy games",
            "`greedy` plays every seat. The lists of every position are checked; every fortieth position is compared",
            "with the refusals, saved, re-dealt for every audience and played on. A tile is counted with all equal",
            "tiles.",
        ),
        random=900,
        greedy=300,
    )


CONDUCT = Conduct(_course(), next_told, counted, length=24)
