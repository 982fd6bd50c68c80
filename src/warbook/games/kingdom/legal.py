"""What may not be decided now: for each verb the first rule that forbids it (RT-36.3). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.attacks.modifications import refuse_attach, refuse_modify
from warbook.games.kingdom.attacks.placing import (
    refuse_lift,
    refuse_new_soldier,
    refuse_soldier,
    refuse_stop,
    refuse_tile,
)
from warbook.games.kingdom.attacks.tower_attacks import modes_shown
from warbook.games.kingdom.attacks.towers import refuse_build, refuse_pass, towers_beside, white_places
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.trays import boss_cell, open_to_bases, top_tray
from warbook.games.kingdom.effects.answers import SETTLED, refuse_settled
from warbook.games.kingdom.effects.card_steps import sites_asked, spots
from warbook.games.kingdom.effects.questions import INQUIRIES, refuse_inquiry
from warbook.games.kingdom.effects.targets import (
    abilities_to_copy,
    candidates,
    current,
    has_effect,
    is_optional,
    may_raise,
    meant_by,
)
from warbook.games.kingdom.effects.vocabulary import BRING, GRANT, HEAL, HURT
from warbook.games.kingdom.flow import PLAYING, SPENDING
from warbook.games.kingdom.frames import (
    AGAIN,
    BENCH,
    BROUGHT,
    BUYING,
    CHOICE,
    CLOSING,
    COMPANION,
    COPYING,
    DISPLACING,
    DIVIDING,
    FIGURES,
    GHOSTS,
    GRANTED,
    HEROES,
    HEROING,
    INSTEAD,
    LIFTED,
    MODE,
    ON_BENCH,
    PLACES,
    PLACING,
    PLAY,
    RAISING,
    RAISING_START,
    RETURNING,
    RUINING,
    SEATING,
    SHUTTING,
    SPELLS,
    STICKING,
    SURGING,
    TEAM,
    TURNING,
    WARRIOR,
    WHITES,
)
from warbook.games.kingdom.heroes.activation import (
    ACTED,
    MOVED,
    refuse_activate,
    refuse_basic,
    refuse_bring,
    refuse_cat,
    refuse_granted,
    refuse_move,
    refuse_reseat,
    refuse_rest,
    refuse_step,
    refuse_use,
    refuse_way,
)
from warbook.games.kingdom.heroes.figures import empty_spaces, face_down, refuse_end
from warbook.games.kingdom.heroes.resting import refuse_light, refuse_tend
from warbook.games.kingdom.heroes.sand_warrior_moves import refuse_march
from warbook.games.kingdom.setup import (
    is_prepared,
    refuse_ability,
    refuse_bench,
    refuse_hero,
    refuse_spell_choice,
)
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.market import refuse_buy
from warbook.games.kingdom.turn.starting_towers import refuse_starter
from warbook.kernel.api import Frame, Refusal

ACTIONS: Final = (verbs.BASIC, verbs.ABILITY, verbs.REST, verbs.TEND, verbs.LIGHT)  # of an activation (RT-12.20)


def is_asked(state: KingdomState, seat: int) -> bool:
    """Whether a seat may answer the question that is open now: about its own cards, or for the team (RT-35.13)."""
    frame = state.stack[-1]
    if frame.kind == HEROES:
        return not is_prepared(state, seat)
    if frame.kind == PLAY or frame.kind == BUYING:
        return state.done >> seat & 1 == 0
    if frame.kind == DISPLACING and frame.seat != TEAM:
        return any([state.owner[figure] == seat for figure in state.waiting])
    if frame.kind == RAISING:
        return may_raise(state, seat, frame.b)
    return frame.seat == TEAM or frame.seat == seat  # RT-35.13


def refuse_answer(state: KingdomState, seat: int, verb: int, arg: int) -> Refusal | None:  # RT-36.3, EU-37.5
    """The first rule that forbids a decision of a seat that is asked."""
    frame = state.stack[-1]
    kind = frame.kind
    if kind == PLACING or kind == LIFTED:
        return refuse_piece(state, frame, verb, arg)
    if kind == PLAY:
        return refuse_play(state, seat, verb, arg)
    if kind in (HEROING, AGAIN, GRANTED):
        return refuse_hero_deed(state, frame, verb, arg)
    if kind in (HEROES, BENCH, SPELLS, CLOSING):
        return refuse_preparation(state, frame, seat, verb, arg)
    if kind in (MODE, STICKING):
        return refuse_card(state, frame, verb, arg)
    if kind in (DIVIDING, RAISING_START, RETURNING):
        return refuse_starter(state, frame, verb, arg)
    if kind in (SEATING, COMPANION, SURGING, DISPLACING):
        return refuse_figure(state, frame, seat, verb, arg)
    if kind in INQUIRIES:
        return refuse_inquiry(state, frame, verb, arg) if verb in INQUIRIES[kind] else not_now(state, verb)
    return refuse_choice(state, frame, seat, verb, arg)


def not_now(state: KingdomState, verb: int) -> Refusal:
    """Something else is to be decided first, or the phase is not that of the decision (RT-6.2, RT-16.7)."""
    if verb in (verbs.BUY, verbs.MODIFY) and state.phase != SPENDING:
        return Refusal(state.law["spend-phase"])  # RT-16.7, EU-23.11
    if verbs.BUILD <= verb <= verbs.CAST and state.phase != PLAYING:
        return Refusal(state.law["play-phase"])  # RT-6.2, EU-9.2
    if state.stack[-1].kind == PLAY and verb in (verbs.MOVE, verbs.RESEAT):
        return Refusal(state.law["move-once"])  # RT-12.4, EU-15.2; outside an activation, or after one with its action
    if state.stack[-1].kind == PLAY and verb in (verbs.BASIC, verbs.ABILITY, verbs.REST):
        return Refusal(state.law["act-once"])  # RT-12.3, EU-15.1
    return Refusal(state.law["one-action"])  # RT-6.3, EU-9.1


def refuse_unasked(state: KingdomState, seat: int, verb: int) -> Refusal:
    """Why a seat may not decide now: it is done (RT-6.4, RT-16.8, EU-9.3), no hero of its own waits (RT-5.9), or so."""
    kind = state.stack[-1].kind
    if kind == HEROES and verb in (verbs.PICK_HERO, verbs.PICK_ABILITY):
        return Refusal(state.law["heroes" if verb == verbs.PICK_HERO else "abilities"])  # RT-3.6, EU-4.3
    if kind == PLAY and state.done >> seat & 1:
        return Refusal(state.law["any-order"])  # RT-6.4, EU-9.3
    if kind == BUYING and state.done >> seat & 1:
        return Refusal(state.law["buying"])  # RT-16.8, EU-23.1
    return Refusal(state.law["own-hero"]) if kind == DISPLACING else not_now(state, verb)  # RT-5.9


def refuse_preparation(state: KingdomState, frame: Frame, seat: int, verb: int, arg: int) -> Refusal | None:
    """Heroes, abilities, bench, spells, and the colour that is closed."""
    kind = frame.kind
    if kind == HEROES and verb == verbs.PICK_HERO:
        return refuse_hero(state, seat, arg)
    if kind == HEROES and verb == verbs.PICK_ABILITY:
        return refuse_ability(state, seat, arg)
    if kind == BENCH and verb == verbs.PICK_BENCH:
        return refuse_bench(state, arg)
    if kind == SPELLS and verb == verbs.PICK_SPELL:
        return refuse_spell_choice(state, arg)
    if kind in (BENCH, SPELLS) and verb == verbs.STOP:
        return None
    if kind == CLOSING and verb == verbs.CLOSE:
        if arg >= state.field.colours:
            return Refusal(state.law["colour-closed"])  # RT-18.2, EU-25.9
        return Refusal(state.law["closed-colour"]) if arg == state.closed_before else None  # RT-18.3, EU-25.9
    return not_now(state, verb)


def refuse_play(state: KingdomState, seat: int, verb: int, arg: int) -> Refusal | None:
    """Phase 2: towers, heroes, spells: as many as one has cards for, or nothing (RT-6.1, RT-6.2, RT-6.5, EU-9.2)."""
    if verb == verbs.BUILD:
        return refuse_build(state, seat, verbs.built_tower(arg), verbs.built_site(arg))
    if verb == verbs.PASS:
        return refuse_pass(state, seat, verbs.passed_tower(arg), verbs.passed_to(arg), verbs.upgrade_of(arg), 1)
    if verb == verbs.ACTIVATE:
        return refuse_activate(state, seat, arg)
    if verb == verbs.CALL_CAT:
        return refuse_cat(state, seat)
    if verb == verbs.BRING:
        return refuse_bring(state, verbs.figure_of(arg), verbs.goal_of(arg))
    if verb == verbs.CAST:
        return refuse_cast(state, arg)
    return None if verb == verbs.DONE else not_now(state, verb)  # RT-6.5


def refuse_cast(state: KingdomState, spell: int) -> Refusal | None:
    """Why a spell cannot be cast (RT-19.1, RT-19.6)."""
    if state.spells >> spell & 1 == 0:
        return Refusal(state.law["spell"])  # RT-19.1, EU-29.6
    return None if has_effect(state, state.tables.spells[spell], NONE, 0) else Refusal(state.law["spell-effect"])


def refuse_piece(state: KingdomState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """Tiles and soldiers of the attack that is being made."""
    volley = state.volleys[-1]
    if frame.kind == LIFTED:
        if verb != verbs.SOLDIER:
            return not_now(state, verb)
        return refuse_soldier(state, volley, verbs.tray_of(arg), verbs.square_of(arg))
    if verb == verbs.TILE:  # EU-11.16
        piece, form = verbs.tile_piece(arg), verbs.tile_form(arg)
        return refuse_tile(state, volley, verbs.tile_tray(arg), piece, form, verbs.tile_anchor(arg))
    if verb == verbs.SOLDIER:
        return refuse_new_soldier(state, volley, verbs.tray_of(arg), verbs.square_of(arg))
    if verb == verbs.LIFT:
        return refuse_lift(state, volley, verbs.tray_of(arg), verbs.square_of(arg))
    if verb == verbs.STOP:
        return refuse_stop(state, volley)
    return not_now(state, verb)


def refuse_card(state: KingdomState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """Which attack a tower makes (EU-10.9), and where a modification goes that came along (EU-24.14)."""
    if frame.kind == MODE and verb == verbs.MODE:
        return None if arg < modes_shown(state) else Refusal(state.law["mode"])
    if frame.kind == STICKING and verb == verbs.ATTACH:
        return refuse_attach(state, frame, arg)
    return None if frame.kind == STICKING and verb == verbs.STOP else not_now(state, verb)


def refuse_hero_deed(state: KingdomState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """An activation, another action, or what an effect grants."""
    figure = frame.a
    if verb == verbs.STOP:
        is_owed = frame.kind == HEROING and state.tables.ways.forced_action and not frame.b & ACTED  # RT-31.37
        return Refusal(state.law["act-once"]) if is_owed else None  # RT-12.3; an action is necessary (EU-15.1)
    if frame.kind == GRANTED:
        return refuse_granted_deed(state, frame, verb, arg)
    if frame.kind == HEROING:
        if verb == verbs.MARCH and state.tables.warriors:
            return refuse_march(state, figure, verbs.figure_of(arg), verbs.goal_of(arg))
        if verb == verbs.MOVE:
            return refuse_move(state, figure, arg, frame.b)
        if verb == verbs.RESEAT:
            return refuse_reseat(state, figure, arg, frame.b)
        if frame.b & ACTED and verb in ACTIONS:
            return Refusal(state.law["act-once"])  # RT-12.3, EU-15.1
    return refuse_act(state, frame, figure, verb, arg)


def refuse_granted_deed(state: KingdomState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """What an effect grants: a move, and an attack behind it."""
    if verb == verbs.MOVE:
        return refuse_granted(state, frame, arg)
    if verb == verbs.RESEAT:  # a movement like any other (RT-12.12)
        return refuse_reseat(state, frame.a, arg, MOVED if frame.c >= 2 else 0)
    if verb in (verbs.ABILITY, verbs.REST) and state.role[frame.a] == BROUGHT:
        return Refusal(state.law["bench-limits"])  # RT-18.10, EU-25.7
    # a move by a text of its board has no attack behind it (EU-15.41)
    return refuse_basic(state, frame.a, arg) if verb == verbs.BASIC and frame.c != 3 else not_now(state, verb)


def refuse_act(state: KingdomState, frame: Frame, figure: int, verb: int, arg: int) -> Refusal | None:
    """The action of an activation: basic attack, ability or rest (RT-12.20)."""
    if verb == verbs.BASIC:
        return refuse_basic(state, figure, arg)
    if verb == verbs.ABILITY:
        if frame.kind == AGAIN and verbs.ability_of(arg) == frame.b:
            return Refusal(state.law["refresh"])
        return refuse_use(state, figure, verbs.ability_of(arg), verbs.facing_of(arg))
    if verb == verbs.TEND and state.token:
        return refuse_tend(state, figure, arg)
    if verb == verbs.LIGHT and state.token:
        return refuse_light(state, figure)
    return refuse_rest(state, figure) if verb == verbs.REST else not_now(state, verb)


def refuse_figure(state: KingdomState, frame: Frame, seat: int, verb: int, arg: int) -> Refusal | None:
    """Where a figure is put: on a tray, along a way, out of the way."""
    kind = frame.kind
    if kind == SEATING and verb == (verbs.STAND if state.role[frame.a] == WARRIOR else verbs.SEAT):
        tray = top_tray(state, int(state.cell[frame.a]))
        clause = "warrior-square" if verb == verbs.STAND else "engage"  # RT-12.14, EU-15.34, EU-15.14
        return None if arg in open_to_bases(state, tray, frame.a) else Refusal(state.law[clause])
    if kind == COMPANION and verb == verbs.MOVE:
        return refuse_way(state, frame.a, state.tables.numbers.companion_move, arg)
    if kind == COMPANION and verb == verbs.RESEAT:
        return refuse_reseat(state, frame.a, arg, 0)
    if kind == SURGING:
        if verb == verbs.STEP:
            return refuse_step(state, frame.a, frame.b, arg)
        if verb == verbs.STOP:
            has_stayed = state.tray[frame.a] != NONE  # who has not left its tray need not find room there
            return None if has_stayed else refuse_end(state, frame.a, int(state.cell[frame.a]))
    if kind == DISPLACING and verb == verbs.DISPLACE:
        figure, cell = verbs.figure_of(arg), verbs.goal_of(arg)
        if figure >= FIGURES or figure not in state.waiting:
            return Refusal(state.law["displace"])
        if state.owner[figure] != seat and frame.seat != TEAM:
            return Refusal(state.law["own-hero"])  # RT-5.9
        return None if cell in empty_spaces(state, int(state.cell[figure])) else Refusal(state.law["displace"])
    return not_now(state, verb)


def refuse_choice(state: KingdomState, frame: Frame, seat: int, verb: int, arg: int) -> Refusal | None:
    """Heroes and abilities that an effect chooses, and the decisions of the team."""
    kind = frame.kind
    if kind == CHOICE:
        if verb == verbs.STOP:
            is_blow = current(state).do == HURT
            return None if is_optional(state) else Refusal(state.law["victim" if is_blow else "pay"])
        if verb == verbs.CHOOSE:
            return refuse_chosen(state, arg)
    if kind == TURNING:
        if verb == verbs.TURN_UP:
            if state.lasting[frame.a] >> arg & 1:
                return Refusal(state.law["ability-lasting"])
            return None if face_down(state, frame.a) >> arg & 1 else Refusal(state.law["refresh"])
        return None if verb == verbs.STOP else not_now(state, verb)
    if kind == COPYING and verb == verbs.COPY:
        return None if arg in abilities_to_copy(state, state.doings[-1]) else Refusal(state.law["copy"])
    if kind == RAISING and verb == verbs.RAISE:
        return refuse_pass(state, seat, verbs.passed_tower(arg), verbs.passed_to(arg), verbs.upgrade_of(arg), frame.b)
    if kind in SETTLED:
        is_answer = verb == SETTLED[kind] or (kind == INSTEAD and verb == verbs.STOP)
        return refuse_settled(state, frame, verb, arg) if is_answer else not_now(state, verb)
    return refuse_team(state, frame, verb, arg)


def refuse_chosen(state: KingdomState, figure: int) -> Refusal | None:
    """Why a step cannot choose a figure: the wildcat, a bench hero (RT-18.10), one not named, or nothing to be done."""
    deed, doing, law = current(state), state.doings[-1], state.law
    if figure in candidates(state, doing, deed):
        return None
    if not is_optional(state):
        return Refusal(law["victim" if deed.do == HURT else "payer"])  # RT-19.16, EU-29.6
    if figure == state.tables.companion:
        return Refusal(law["companion-chosen"])  # RT-12.48, EU-29.2
    if deed.do in (GRANT, BRING) or state.down[figure]:  # nobody chooses the knocked out (RT-31.36)
        return Refusal(law["choose-hero"])
    if state.role[figure] in (ON_BENCH, BROUGHT):
        return Refusal(law["bench-limits"])  # RT-18.10, EU-25.7
    if figure not in meant_by(state, doing, deed):
        return Refusal(law["hero-named"])  # RT-24.57, EU-15.23
    return Refusal(law["heal" if deed.do == HEAL else "refresh"])  # RT-12.35, EU-18.3


def refuse_team(state: KingdomState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """What the players decide together (RT-36.5, EU-37.2)."""
    kind = frame.kind
    if kind == PLACES and verb == verbs.SPOT:
        return None if arg in spots(state) else Refusal(state.law["piece-placed"])
    if kind == SHUTTING and verb == verbs.SHUT:
        return None if arg in sites_asked(state) else Refusal(state.law["site-closing"])
    if kind == GHOSTS and verb == verbs.GHOST:
        return None if arg < len(state.shaken) else Refusal(state.law["ghost"])  # RT-21.12
    if kind == RUINING and verb == verbs.RUIN:
        return None if arg in towers_beside(state, boss_cell(state)) else Refusal(state.law["boss-ruin"])
    if kind == WHITES and verb == verbs.STOP:
        return None  # the rest goes back to those who placed it (RT-20.4)
    if kind == WHITES and verb == verbs.TAKE:
        known = verbs.thing_of(arg) in white_places(state) and verbs.seat_for(arg) < state.seats
        return None if known else Refusal(state.law["white-site"])  # RT-20.3, EU-22.2
    if kind == BUYING:
        if verb == verbs.BUY:
            return refuse_buy(state, verbs.thing_of(arg), verbs.seat_for(arg))
        if verb == verbs.MODIFY and state.tables.mods:
            return refuse_modify(
                state, verbs.stuck_thing(arg), verbs.stuck_seat(arg), verbs.stuck_tower(arg), verbs.direction_of(arg)
            )
        return None if verb == verbs.DONE else not_now(state, verb)
    return not_now(state, verb)
