"""Knock-outs: honour moves, pieces leave, bombs explode (sections 16, 21, 22). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.krosmaster.board.pieces import all_summons_of, is_bomb, is_in_play, lift, replace_top, species, who
from warbook.games.krosmaster.combat.strike import burst
from warbook.games.krosmaster.content.tables import CREATURE, NOBODY
from warbook.games.krosmaster.frames import (
    DETONATE,
    EVERYONE,
    EXPLOSIONS,
    FALLEN,
    GONE,
    KNOCK_OUTS,
    KROSMASTERS,
    NO_TOKENS,
)
from warbook.games.krosmaster.glory import WILD_PILE, honour_for, is_two_player, pass_honour, to_bank
from warbook.games.krosmaster.present.events import Discarded, Exploded, KnockedOut, Out, Removed
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.victory import check_victory
from warbook.kernel.api import Frame
from warbook.kernel.wire import seen_by


def awaiting_honour(state: KrosmasterState, done: int) -> list[int]:
    """The knocked-out Krosmasters whose GG have not moved yet; nobody else is worth any (KA-16.4).

    `done` has those whose GG have moved as bits.
    """
    if not state.terms.honour:
        return []
    return [  # KA-16.4
        piece for piece in state.fallen if piece < KROSMASTERS and state.cell[piece] != GONE and done >> piece & 1 == 0
    ]


def on_knock_outs(state: KrosmasterState) -> None:
    """GG first, one Krosmaster after the other in the active player's order, then all leave together (KA-22.4)."""
    frame = state.stack[-1]
    waiting = awaiting_honour(state, frame.a)
    if len({gainer_of(state, piece) for piece in waiting}) > 1:
        state.stack.append(Frame(FALLEN, state.turn))
    elif waiting:
        give_honour(state, waiting[0])
    else:
        remove_fallen(state)


def gainer_of(state: KrosmasterState, piece: int) -> tuple[int, int]:
    """Who loses GG to whom for a knocked-out Krosmaster: where that is the same, the order cannot matter."""
    owner = int(state.owner[piece])
    return owner, 1 - owner if is_two_player(state) else int(state.hit_by[piece])  # KA-23.12


def give_honour(state: KrosmasterState, piece: int) -> None:
    """The GG for one knocked-out Krosmaster (KA-21.2, KA-23.9), told after it; the frame remembers that it is done."""
    frame = state.stack[-1]
    assert frame.kind == KNOCK_OUTS
    owner = int(state.owner[piece])
    last = True
    for other in state.timeline[owner]:
        if other != piece and state.cell[other] != GONE and frame.a >> other & 1 == 0:
            last = False
    replace_top(state, Frame(KNOCK_OUTS, frame.seat, frame.a | 1 << piece))
    tell_knock_out(state, piece)
    honour_for(state, owner, int(state.hit_by[piece]), int(state.tables.level[state.kind[piece]]), last)  # KA-20.2


def remove_fallen(state: KrosmasterState) -> None:
    """Everybody who fell leaves with all summons (KA-21.1, KA-21.3); victory is checked once; bombs explode."""
    fallen, state.fallen = state.fallen, []
    done = state.stack.pop().a  # whose GG have moved, and so is told already
    for piece in fallen:
        if state.cell[piece] == GONE:
            continue  # a summon that left with its summoner
        if piece >= KROSMASTERS or done >> piece & 1 == 0:
            tell_knock_out(state, piece)
        if is_bomb(state, piece):
            state.bombs = [*state.bombs, piece]  # it stays until it has exploded (KA-16.11)
        else:
            leave(state, piece)  # KA-21.1
    state.bombs = [bomb for bomb in state.bombs if state.cell[bomb] != GONE]
    if state.bombs:
        state.stack.append(Frame(EXPLOSIONS, state.turn))
    check_victory(state)


def tell_knock_out(state: KrosmasterState, piece: int) -> None:
    """Say that somebody is knocked out (KA-4.5)."""
    if state.log is not None:
        cell, by = int(state.cell[piece]), int(state.hit_by[piece])
        state.log.append(KnockedOut(rule="KA-4.5", piece=piece, who=who(state, piece), cell=cell, by=by))


def leave(state: KrosmasterState, piece: int) -> None:
    """A character leaves the arena; a Krosmaster takes its summons and rewards along (KA-16.8, KA-16.15, KA-19.23)."""
    lift(state, piece)
    for token in all_summons_of(state, piece):
        cell = int(state.cell[token])
        lift(state, token)
        if state.log is not None:
            rule = ("KA-16.8", "KA-16.15", "KA-16.18")[species(state, token) - CREATURE]
            state.log.append(Removed(rule=rule, piece=token, who=who(state, token), cell=cell))
    if piece >= KROSMASTERS:
        return
    for reward in state.held[piece]:
        discard(state, piece, reward, "KA-19.23")
    state.held[piece] = NO_TOKENS
    state.dice[piece] = 0  # KA-21.3
    owner = int(state.owner[piece])
    state.lost[owner] += 1
    if not is_in_play(state, owner):
        go_out(state, owner)


def go_out(state: KrosmasterState, seat: int) -> None:
    """A player without Krosmasters is out; the coins return to the bank (KA-23.14)."""
    if is_two_player(state):
        return  # the game is over
    state.out[seat] = 1
    to_bank(state, seat, int(state.pool[seat]), "KA-23.14")
    if state.log is not None:
        state.log.append(Out(rule="KA-23.14", seat=seat))


def discard(state: KrosmasterState, piece: int, token: int, rule: str) -> None:
    """A reward leaves the game; one that only some have seen stays their secret (KA-31.1, KA-31.3)."""
    if state.log is not None:
        known = int(state.known[token])
        told = Discarded(rule=rule, piece=piece, who=who(state, piece), token=token)
        if known == EVERYONE:
            state.log.append(told)
        else:
            for seat in range(state.seats):
                if known >> seat & 1:
                    state.log.append(seen_by(told, seat))
            state.log.append(hidden_from(told, known))


def hidden_from(event: Discarded, known: int) -> Discarded:
    """The event for the spectators and for those who do not know the token."""
    return Discarded(rule=event.rule, piece=event.piece, who=event.who, token=-1, seen=~(known << 1))


def on_explosions(state: KrosmasterState) -> None:
    """Knocked-out bombs explode one after the other in the active player's order (KA-16.14, KA-22.3)."""
    state.bombs = [bomb for bomb in state.bombs if state.cell[bomb] != GONE]
    if not state.bombs:
        state.stack.pop()
    elif len(state.bombs) > 1:
        state.stack.append(Frame(DETONATE, state.turn, NOBODY))  # KA-22.3
    else:
        explode(state, state.bombs[0])


def explode(state: KrosmasterState, bomb: int) -> None:
    """A bomb casts its spell (KA-16.12); each explodes only once (KA-16.14)."""
    state.bombs = [other for other in state.bombs if other != bomb]
    if state.log is not None:
        state.log.append(Exploded(rule="KA-16.11", piece=bomb, who=who(state, bomb), cell=int(state.cell[bomb])))
    burst(state, bomb)  # KA-16.12


def abandon(state: KrosmasterState, seat: int) -> None:
    """A player leaves a game of four: everything goes as if nobody had knocked the figures out (KA-23.11)."""
    pass_honour(state, seat, WILD_PILE, int(state.gg[seat]), "KA-23.11")
    for piece in state.timeline[seat]:
        if state.cell[piece] != GONE:
            leave(state, piece)
