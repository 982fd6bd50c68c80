"""Around the game: resigning, draws by agreement, the fallen flag (SW-12.8, SW-12.9, SW-15.49). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.summoner.cards.effects import end
from warbook.games.summoner.content.tables import NOBODY
from warbook.games.summoner.present.events import DrawDeclined, DrawOffered
from warbook.games.summoner.state import BY_RESIGNATION, BY_TIME, DRAW_AGREED, SummonerState
from warbook.games.summoner.verbs import ACCEPT_DRAW, DECLINE_DRAW, FLAG, OFFER_DRAW, RESIGN
from warbook.kernel.api import Action, Refusal, act


def refuse_aside(state: SummonerState, seat: int, verb: int) -> Refusal | None:
    """The first rule that forbids it; the pending decision is not asked about."""
    if verb == RESIGN or verb == FLAG:
        return None
    if state.draft is not None:
        return Refusal("SW-12.8")  # no turn, no offer
    if verb == OFFER_DRAW:
        mine = state.turn == seat and not state.offered and state.offer == NOBODY
        # in a window that the others do not know of, their own offer still stands for them (SW-16.14)
        open_to_others = state.held is not None and state.held.offer != NOBODY
        return None if mine and not open_to_others else Refusal("SW-12.8")
    return None if state.offer == 1 - seat else Refusal("SW-12.8")


def aside_options(state: SummonerState, seat: int) -> list[Action]:
    """What the seat may do beside the pending decision, ascending."""
    return [
        act(seat, verb)
        for verb in (RESIGN, OFFER_DRAW, ACCEPT_DRAW, DECLINE_DRAW, FLAG)
        if refuse_aside(state, seat, verb) is None
    ]


def take_aside(state: SummonerState, seat: int, verb: int) -> None:  # SW-15.49
    """Resign, lose on time, offer, accept or decline."""
    if verb == RESIGN:
        end(state, 1 - seat, BY_RESIGNATION, "SW-12.9")
    elif verb == FLAG:
        end(state, 1 - seat, BY_TIME, "SW-12.9")
    elif verb == ACCEPT_DRAW:
        end(state, NOBODY, DRAW_AGREED, "SW-12.8")
    elif verb == OFFER_DRAW:
        state.offer = seat
        state.offered = True
        if state.log is not None:
            state.log.append(DrawOffered(rule="SW-12.8", side=seat))
    else:
        decline_offer(state, seat)


def decline_offer(state: SummonerState, seat: int) -> None:
    """No, said aloud or by making the own next turn action."""
    state.offer = NOBODY
    if state.log is not None:
        state.log.append(DrawDeclined(rule="SW-12.8", side=seat))
