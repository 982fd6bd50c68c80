"""Game turns and character turns: what happens between two decisions (sections 7 and 8). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.krosmaster.board.pieces import is_in_play, refresh, replace_top, who
from warbook.games.krosmaster.board.scenery import mend_scenery
from warbook.games.krosmaster.board.walking import on_lock_check
from warbook.games.krosmaster.combat.dice import is_joker, throw
from warbook.games.krosmaster.combat.knockout import discard, on_explosions, on_knock_outs
from warbook.games.krosmaster.combat.markers import place_damage
from warbook.games.krosmaster.combat.strike import go_on
from warbook.games.krosmaster.content.tables import BOMB, BUFF, CREATURE, KO_AND_SURVIVE, NOBODY, NONE, WEAPON
from warbook.games.krosmaster.frames import (
    ACTIVATION,
    ASKING,
    BITS,
    BY_GOAL,
    BY_TURN_CAP,
    CHARACTERS,
    DETONATE,
    DOUBLES,
    END_PHASE,
    EXPLOSIONS,
    GAME_TURN,
    GAME_TURN_END,
    GONE,
    INSPIRE,
    JOKERS,
    KNOCK_OUTS,
    KROSMASTERS,
    LOCK_CHECK,
    NAMING,
    NEXT,
    NO_TOKENS,
    PIECES,
    PRELIMINARY,
    SET_UP,
    STRIKE,
)
from warbook.games.krosmaster.glory import is_two_player, lose_honour
from warbook.games.krosmaster.present.events import CharacterTurn, Doubles, Faded, GameTurn, Refunded, Rolled, TurnEnded
from warbook.games.krosmaster.setup import on_set_up
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.victory import break_tie, check_victory, end, sides
from warbook.kernel.api import Frame


def settle(state: KrosmasterState) -> None:
    """Go on with what waits on the stack until a frame asks a question or the game is over."""
    while not state.over:
        frame = state.stack[-1]
        if frame.kind == ACTIVATION and state.cell[frame.a] == GONE:
            state.stack.pop()  # KA-8.7: knocked out; it has no end phase
            rest_from(state, frame.a)
        elif frame.kind < ASKING:
            return
        else:
            resolve(state, frame)


def resolve(state: KrosmasterState, frame: Frame) -> None:
    """One step of what lies on top of the stack."""
    kind = frame.kind
    if kind == STRIKE:
        go_on(state)
    elif kind == LOCK_CHECK:
        on_lock_check(state)
    elif kind == KNOCK_OUTS:
        on_knock_outs(state)
    elif kind == EXPLOSIONS:
        on_explosions(state)
    elif kind == SET_UP:
        on_set_up(state, frame)
    else:
        take_turn(state, frame)


def take_turn(state: KrosmasterState, frame: Frame) -> None:
    """One step of a game turn."""
    kind = frame.kind
    if kind == CHARACTERS:
        on_characters(state, frame.seat)
    elif kind == PRELIMINARY:
        on_preliminary(state, frame)
    elif kind == END_PHASE:
        on_end_phase(state, frame.a)
    elif kind == GAME_TURN:
        on_game_turn(state, frame.seat)
    elif kind == DOUBLES:
        on_doubles(state, frame.seat)
    else:
        assert kind == GAME_TURN_END
        on_game_turn_end(state, frame.seat)


# the start of a game turn (section 7a)


def on_game_turn(state: KrosmasterState, seat: int) -> None:
    """Inspiration ends (KA-7.2), then tension, but not in the very first turn (KA-7.6, KA-23.8)."""
    state.turn = seat
    state.turns += 1
    state.acted = 0
    state.current = NOBODY
    for other in range(state.seats):
        state.lost[other] = 0
    if state.log is not None:
        state.log.append(GameTurn(rule="KA-7.1", seat=seat, number=state.turns))
    fade(state, seat)
    replace_top(state, Frame(CHARACTERS, seat))
    if state.terms.tension and state.turns > 1:  # KA-7.6, KA-23.8
        roll_tension(state, seat)


def fade(state: KrosmasterState, seat: int) -> None:
    """The powers that the player's dice gave are over (KA-7.2); they lasted through the others' turns (KA-7.11)."""
    faded = False
    for piece in state.timeline[seat]:  # KA-7.11
        if state.dice[piece]:
            state.dice[piece] = 0
            refresh(state, piece)
            faded = True
    if faded and state.log is not None:
        state.log.append(Faded(rule="KA-7.2", seat=seat))


def roll_tension(state: KrosmasterState, seat: int) -> None:
    """Two dice; jokers are turned by the player before doubles are looked for (KA-7.3)."""
    faces = throw(state, 2)
    state.die[0] = faces[0]
    state.die[1] = faces[1]
    state.sold = 0
    if state.log is not None:
        state.log.append(Rolled(rule="KA-7.3", roll="tension", seat=seat, piece=NOBODY, faces=tuple(faces), hits=0))
    state.stack.append(Frame(DOUBLES, seat))
    if is_joker(faces[0]) or is_joker(faces[1]):
        state.stack.append(Frame(JOKERS, seat))


def on_doubles(state: KrosmasterState, seat: int) -> None:
    """Equal faces cost GG (KA-7.4, KA-23.7), not the dice (KA-7.14); victory comes before inspiration (KA-7.15)."""
    if state.terms.inspiration:
        replace_top(state, Frame(INSPIRE, seat))  # KA-7.14
    else:
        state.stack.pop()  # KA-29.7
    if state.die[0] == state.die[1]:
        if state.log is not None:
            state.log.append(Doubles(rule="KA-7.4", face=int(state.die[0])))
        if is_two_player(state):
            for player in state.order:
                lose_honour(state, player, "KA-7.4")  # the wild one is never lost (KA-7.5)
            check_victory(state)  # KA-7.15
        else:
            state.stack.append(Frame(NAMING, seat, 0))


def pay_refund(state: KrosmasterState, seat: int) -> None:
    """Both dice are used: those sold are paid for, as far as the bank can (KA-7.12, KA-1.7)."""
    kamas = min(int(state.tables.refund[state.sold]), state.bank)
    state.stack.pop()
    state.bank -= kamas
    state.pool[seat] += kamas  # KA-20.1
    if state.sold and state.log is not None:
        state.log.append(Refunded(rule="KA-7.12", seat=seat, dice=state.sold, kamas=kamas))
    state.die[0] = NONE
    state.die[1] = NONE


# character turns (sections 7b and 8)


def on_characters(state: KrosmasterState, seat: int) -> None:
    """The next to act: creatures of the last Krosmaster (KA-6.6, KA-16.5), then the timeline (KA-7.16, KA-7.17)."""
    if state.current != NOBODY:
        creatures = waiting_creatures(state, state.current)  # KA-6.6
        if len(creatures) > 1:
            state.stack.append(Frame(NEXT, seat, state.current))
            return
        if creatures:
            begin_character(state, creatures[0])
            return
    for piece in state.timeline[seat]:  # KA-7.16
        if state.cell[piece] != GONE and state.acted & BITS[piece] == 0:  # KA-7.17
            state.current = piece
            begin_character(state, piece)
            return
    replace_top(state, Frame(GAME_TURN_END, seat))  # KA-7.18


def waiting_creatures(state: KrosmasterState, summoner: int) -> list[int]:
    """The creatures of a summoner that have not acted in this game turn (KA-16.6)."""
    found: list[int] = []
    for piece in range(KROSMASTERS, PIECES):
        if state.summoner[piece] == summoner and state.cell[piece] != GONE and state.acted & BITS[piece] == 0:
            if state.tables.species[state.kind[piece]] == CREATURE:  # KA-16.9
                found.append(piece)  # KA-16.6
    return found


def begin_character(state: KrosmasterState, piece: int) -> None:
    """A character's turn begins (KA-8.1), a summon's like any other (KA-8.9)."""
    state.active = piece
    state.acted |= BITS[piece]
    state.ap = 0
    state.mp = 0
    state.cast = 0
    state.reach = 0
    state.boosts = []
    state.stack.append(Frame(PRELIMINARY, int(state.owner[piece]), piece))  # KA-8.1, KA-8.9


def on_preliminary(state: KrosmasterState, frame: Frame) -> None:
    """First what the start of the turn triggers, the character's bombs (KA-8.2, KA-16.13); then buffs end (KA-8.3)."""
    piece = frame.a
    if state.cell[piece] == GONE:
        state.stack.pop()  # KA-8.7
        rest_from(state, piece)
        return
    bombs = ticking(state, piece, frame.b)  # KA-8.2
    if len(bombs) > 1:
        state.stack.append(Frame(DETONATE, frame.seat, piece))  # KA-8.2
    elif bombs:
        tick(state, bombs[0])
    else:
        end_buffs(state, piece)
        activate(state, piece)


def ticking(state: KrosmasterState, piece: int, done: int) -> list[int]:
    """The bombs of a character that its turn has not set off yet; `done` has the others as bits."""
    return [
        bomb
        for bomb in range(KROSMASTERS, PIECES)
        if state.summoner[bomb] == piece
        and state.cell[bomb] != GONE
        and done >> bomb & 1 == 0
        and state.tables.species[state.kind[bomb]] == BOMB
    ]


def tick(state: KrosmasterState, bomb: int) -> None:
    """A bomb suffers 1 damage at the start of its summoner's turn (KA-16.13)."""
    frame = state.stack[-1]
    assert frame.kind == PRELIMINARY
    replace_top(state, Frame(PRELIMINARY, frame.seat, frame.a, frame.b | 1 << bomb))
    place_damage(state, bomb, 1, int(state.owner[bomb]), "KA-16.13")
    if state.fallen:
        state.stack.append(Frame(KNOCK_OUTS, state.turn))


def end_buffs(state: KrosmasterState, piece: int) -> None:
    """Every face-up buff on the card is removed from the game (KA-8.3, KA-19.13)."""
    if piece >= KROSMASTERS:
        return
    left: list[int] = []
    for token in state.held[piece]:
        if state.up[token] and state.tables.reward.category[state.tables.tokens[token]] == BUFF:
            state.up[token] = 0
            discard(state, piece, token, "KA-8.3")  # KA-19.13
        else:
            left.append(token)
    if len(left) < len(state.held[piece]):
        state.held[piece] = left
        refresh(state, piece)


def activate(state: KrosmasterState, piece: int) -> None:
    """AP and MP are set: card, equipment, markers; the markers are discarded (KA-8.4, KA-8.5)."""
    kind = state.kind[piece]
    ap = int(state.tables.ap[kind] + state.ap_plus[piece] - state.ap_minus[piece])  # KA-8.5
    mp = int(state.tables.mp[kind] + state.mp_plus[piece] - state.mp_minus[piece])  # KA-8.5
    for token in state.held[piece] if piece < KROSMASTERS else NO_TOKENS:
        reward = state.tables.tokens[token]
        if state.up[token] and state.tables.reward.category[reward] >= WEAPON:
            ap += int(state.tables.reward.ap[reward])
            mp += int(state.tables.reward.mp[reward])
    state.ap = max(0, ap)
    state.mp = max(0, mp)
    state.ap_plus[piece] = 0
    state.ap_minus[piece] = 0
    state.mp_plus[piece] = 0
    state.mp_minus[piece] = 0
    replace_top(state, Frame(ACTIVATION, int(state.owner[piece]), piece))  # KA-8.1
    if state.log is not None:
        name, cell = who(state, piece), int(state.cell[piece])
        state.log.append(CharacterTurn(rule="KA-8.4", piece=piece, who=name, cell=cell, ap=state.ap, mp=state.mp))


def on_end_phase(state: KrosmasterState, piece: int) -> None:
    """Effects that last until the end of the turn are over, and what is not spent is lost (KA-8.8, KA-4.4)."""
    state.stack.pop()
    rest_from(state, piece)
    if state.log is not None:
        state.log.append(TurnEnded(rule="KA-8.8", piece=piece, who=who(state, piece)))


def rest_from(state: KrosmasterState, piece: int) -> None:
    """Nobody is active any more."""
    state.active = NOBODY
    state.ap = 0  # KA-4.4
    state.mp = 0  # KA-4.4
    state.cast = 0
    state.reach = 0
    state.boosts = []


# the end of a game turn


def on_game_turn_end(state: KrosmasterState, seat: int) -> None:
    """Scenery is whole again (KA-18.9), a goal may be reached, the next player in the game follows (KA-7.18)."""
    mend_scenery(state)
    if state.terms.goal == KO_AND_SURVIVE:
        run_race(state, seat)
    cap = state.terms.turn_cap * len(state.order)
    if not state.over and cap and state.turns >= cap:
        break_tie(state, sides(state), "KA-21.8", BY_TURN_CAP)
    if state.over:
        return
    place = state.order.index(seat)
    for after in range(1, len(state.order) + 1):
        following = state.order[(place + after) % len(state.order)]
        if is_in_play(state, following):
            replace_top(state, Frame(GAME_TURN, following))  # KA-7.18
            return
    raise AssertionError("a game without players is over")


def run_race(state: KrosmasterState, seat: int) -> None:
    """The race of tutorial 5: knock one out, then survive the answer (KA-29.5)."""
    other = 1 - seat
    if state.lost[other]:
        state.race = seat
    elif state.race == other:
        end(state, other, BY_GOAL, "KA-29.5")
    elif state.lost[seat]:
        state.race = other
