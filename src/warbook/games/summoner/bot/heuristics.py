"""How a bot judges Summoner War: a quick policy, and a value for a position. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.summoner.bot.deploy import weigh_draft
from warbook.games.summoner.bot.evaluate import chance
from warbook.games.summoner.bot.policy import weigh_turn
from warbook.games.summoner.content.tables import NOBODY
from warbook.games.summoner.hidden import observed
from warbook.games.summoner.state import SummonerState, is_up
from warbook.games.summoner.verbs import ATTACK, HIDDEN_ATTACK, SUMMON, dst_of
from warbook.kernel.api import Action, arg_of, seat_of, verb_of
from warbook.kernel.rng import Rng


def evaluate(state: SummonerState, seat: int) -> float:
    """How good the state looks for the seat, 0 to 1."""
    if state.over:
        return 0.5 if state.winner == NOBODY else 1.0 if state.winner == seat else 0.0
    return 0.5 if state.draft is not None else chance(state, seat)


def weigh(state: SummonerState, seat: int, options: list[Action]) -> list[int]:
    """How promising each option looks at first sight."""
    return weigh_draft(state, seat, options) if state.draft is not None else weigh_turn(state, seat, options)


def prior(state: SummonerState, seat: int, rng: Rng, options: list[Action]) -> Action:
    """A quick sensible decision: an option drawn by its weight."""
    return options[rng.among(weigh(state, seat, options))]


def edge(state: SummonerState, action: Action, seat: int) -> int:
    """The branch of another side's action: a summon with the type it shows, a blind attack without its target."""
    if seat_of(action) == seat:
        return action
    verb, arg = verb_of(action), arg_of(action)
    if verb == SUMMON:
        return action | (state.kind[state.at[arg]] + 1) << 32
    if verb == ATTACK or verb == HIDDEN_ATTACK:
        target = state.at[dst_of(arg)]
        if not is_up(state, target) and not state.known[target]:
            return action | 31 | 1 << 40  # which of the unknown pieces it meets is not in its hand
    return observed(state, action, seat)


def view_key(state: SummonerState, seat: int) -> int:
    """The position as everybody sees it (SW-12.5)."""
    return int(state.key)
