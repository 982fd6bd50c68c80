"""What an accepted decision does, verb by verb. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple import verbs
from warbook.games.meeple.asides import take_aside
from warbook.games.meeple.board.altars import kill
from warbook.games.meeple.board.battle import fight
from warbook.games.meeple.board.exploration import draw, settle_tile
from warbook.games.meeple.board.movement import crawl, jump, ride, step
from warbook.games.meeple.flow import settle
from warbook.games.meeple.frames import ALTAR, BONUS, FOLLOW, SLOTS, WINDOW
from warbook.games.meeple.present.events import Acted
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.victory import award, honour_from
from warbook.games.meeple.village import actions
from warbook.games.meeple.village.bonuses import gain, has_gain
from warbook.games.meeple.village.buildings import found_village, move_worker
from warbook.games.meeple.village.tokens import lay_token, plant_tree, wants_window
from warbook.kernel.api import Action, Frame, arg_of, seat_of, verb_of


def apply(state: MeepleState, action: Action) -> None:
    """Change the state; the decision is legal."""
    seat, verb, arg = seat_of(action), verb_of(action), arg_of(action)
    if state.log is not None:
        state.log.append(Acted(rule="MW-6.1", seat=seat, action=int(action)))
    if verb >= verbs.RESIGN:
        take_aside(state, seat, verb)
    elif verb <= verbs.PLANT:
        lay(state, seat, verb, arg)
    elif verbs.BUILD <= verb <= verbs.UPGRADE:
        actions.use_up(state, verbs.slot_of(arg))
        perform(state, verb, verbs.rest_of(arg))
    elif verbs.STEP <= verb <= verbs.TUNNEL:
        march(state, verb, arg)
    elif verb == verbs.DONE:
        state.stack.pop()
    else:
        answer(state, seat, verb, arg)
    if not state.over:
        settle(state)


def lay(state: MeepleState, seat: int, verb: int, arg: int) -> None:
    """Use a token; a window closes when nothing is left to be laid (section 17)."""
    if verb == verbs.TOKEN:
        lay_token(state, seat, verbs.number_of(arg), verbs.tile_of(arg))
    else:
        plant_tree(state, seat, verbs.inner_tile(arg), verbs.edge_of(arg))
    frame = state.stack[-1]
    for_the_tree = frame.a == 1 and state.tree[seat] == 1  # the window was called for, and the tree is still there
    if frame.kind == WINDOW and not for_the_tree and not wants_window(state, seat):
        state.stack.pop()


def perform(state: MeepleState, verb: int, rest: int) -> None:
    """A building action (section 10)."""
    if verb == verbs.BUILD:
        actions.build(state, verbs.rest_of(rest), verbs.slot_of(rest))
    elif verb == verbs.DEPLOY:
        actions.deploy(state, rest)
    elif verb == verbs.REINFORCE:
        actions.reinforce(state, verbs.number_of(rest), verbs.tile_of(rest))
    elif verb == verbs.AIRBORNE:
        actions.airborne(state)
    elif verb == verbs.STEALTH:
        actions.stealth(state, rest)
    elif verb == verbs.ASSEMBLE:
        actions.assemble_some(state, rest)
    else:
        strike(state, verb, rest)


def strike(state: MeepleState, verb: int, rest: int) -> None:
    """The actions against others, and the two that help oneself."""
    if verb == verbs.INTIMIDATE:
        border = verbs.border_of(rest)
        actions.intimidate(state, verbs.pushed(rest), verbs.inner_tile(border), verbs.edge_of(border))
    elif verb == verbs.BURN:
        actions.burn(state, rest)
    elif verb == verbs.CONVERT:
        actions.convert(state, verbs.owned(rest), verbs.owner_of(rest))
    elif verb == verbs.BOMB:
        actions.bomb(state, rest)
    elif verb == verbs.PRODUCTIVITY:
        actions.produce(state, verbs.slot_of(rest), verbs.rest_of(rest))
    else:
        assert verb == verbs.UPGRADE
        actions.upgrade(state, rest)


def march(state: MeepleState, verb: int, arg: int) -> None:
    """One meeple moves (sections 11 and 12)."""
    if verb == verbs.STEP:
        step(state, verbs.inner_tile(arg), verbs.edge_of(arg))
    elif verb == verbs.CAVE:
        crawl(state, verbs.number_of(arg), verbs.tile_of(arg))
    else:
        ride(state, verbs.number_of(arg), verbs.tile_of(arg))


def answer(state: MeepleState, seat: int, verb: int, arg: int) -> None:
    """The answer to a question in between."""
    if verb == verbs.GAIN:
        gain(state, verbs.gained_on(arg), verbs.gained_to(arg))
        if state.stack[-1].kind == BONUS and not has_gain(state):
            state.stack.pop()
    elif verb == verbs.DROP:
        actions.drop(state, arg)
    elif verb == verbs.SPARE:
        actions.spare(state, arg)
    else:
        choose(state, state.stack.pop(), seat, verb, arg)


def choose(state: MeepleState, frame: Frame, seat: int, verb: int, arg: int) -> None:
    """One of several things was chosen; the question itself is off the stack."""
    if verb == verbs.FORK_TO:
        move_worker(state, SLOTS * state.turn + frame.a, arg)
    elif verb == verbs.GO_ON:
        jump(state, frame.a, arg, "MW-12.9" if frame.kind == FOLLOW else "MW-12.6")
        if frame.kind == FOLLOW and frame.b > 1:
            state.stack.append(Frame(FOLLOW, seat, frame.a, frame.b - 1))
    elif verb == verbs.ALTAR:
        state.stack.append(Frame(ALTAR, seat, arg))
    elif verb == verbs.KILL:
        kill(state, seat, arg)
    elif verb == verbs.EXPLORE:
        draw(state, arg)
    elif verb == verbs.ROTATE:
        settle_tile(state, frame.a, frame.b, arg)
    elif verb == verbs.BATTLE:
        fight(state, arg)
    elif verb == verbs.FOUND:
        found_village(state, seat, verbs.rest_of(arg), verbs.slot_of(arg))
    else:
        assert verb == verbs.HONOUR
        award(state, seat, frame.a)  # what is left to climb comes after this point
        honour_from(state, seat, arg)
