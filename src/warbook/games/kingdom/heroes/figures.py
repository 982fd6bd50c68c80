"""Heroes and the companion: movement, engaging, damage, displacement (section 12). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.attacks.towers import has_tower
from warbook.games.kingdom.board.field import NONE, PATH, is_adjacent
from warbook.games.kingdom.board.tokens import closed_to_heroes, is_barred
from warbook.games.kingdom.board.trays import has_room, horde_name, is_portal, is_top, open_to_bases, top_tray, trays_on
from warbook.games.kingdom.effects.rules_in_force import UNHURT_ONCE, of_hero
from warbook.games.kingdom.effects.vocabulary import ANYONE, NEAR, ON_MAP, OTHER_NEAR, SELF, SELF_OR_ADJACENT
from warbook.games.kingdom.frames import (
    BOARD,
    BROUGHT,
    BY_KNOCK_OUT,
    CAT,
    CAT_IN,
    DISPLACING,
    FIGURES,
    MAIN,
    PLACE_TRAY,
    PLAY,
    SEATING,
    TEAM,
    WARRIOR,
)
from warbook.games.kingdom.present.events import (
    Engaged,
    Guarded,
    Healed,
    HeroMoved,
    Hurt,
    KnockedOut,
    Refreshed,
    Revealed,
    Revived,
)
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.end import lose
from warbook.kernel.api import Frame, Refusal


def max_health(state: KingdomState, figure: int) -> int:
    """A hero's full health; the companion and Sand Warriors have none."""
    return state.tables.heroes[figure].health if figure < len(state.tables.heroes) else 0


def is_closed(state: KingdomState, cell: int) -> bool:
    """Whether a trail card closes a space: the first of its marker's road (RT-21.19, RT-21.24, RT-31.42)."""
    if state.trails == 0:
        return False
    for trail, closed in enumerate(state.field.trails):
        if closed == cell and state.trails >> trail & 1:  # RT-21.19
            return True
    return False


def keeps_out(state: KingdomState, cell: int) -> bool:
    """Whether no figure can enter a space: a trail card closes it, or by an iron rule a cyclone."""
    return is_closed(state, cell) or is_barred(state, cell)


def refuse_end(state: KingdomState, figure: int, cell: int) -> Refusal | None:
    """Why a figure may not end its movement there: a tower, a trail card, a fissure, a portal, no room (RT-12.8).

    All else is open to it (RT-12.16, EU-15.8, EU-15.9, EU-16.15).
    """
    law = state.law
    if has_tower(state, cell):
        return Refusal(law["stop"])  # RT-12.8, EU-15.8
    if keeps_out(state, cell) or closed_to_heroes(state, cell):
        return Refusal(law["closed-space"])  # RT-21.24, EU-16.15
    tray = top_tray(state, cell)
    if tray == NONE:
        return None  # EU-15.9
    # a portal's space stays one under a flying horde (RT-10.11)
    if is_portal(state, tray) or (state.height[tray] > 0 and holds_portal(state, cell)):
        return Refusal(law["stop-portal"])  # RT-10.11
    return None if has_room(state, tray, figure) else Refusal(law["no-room"])  # RT-12.16, EU-15.16


def holds_portal(state: KingdomState, cell: int) -> bool:
    """Whether one of the trays on a space is a portal."""
    for tray in trays_on(state, cell):
        if is_portal(state, tray):
            return True
    return False


def may_stop(state: KingdomState, figure: int, cell: int) -> bool:
    """Whether a figure may end its movement there."""
    return refuse_end(state, figure, cell) is None


def leave_tray(state: KingdomState, figure: int) -> None:
    """The squares under its base are uncovered at once (RT-12.17, EU-15.17, EU-31.5)."""
    state.tray[figure] = NONE  # RT-12.17, EU-15.17, EU-31.5
    state.block[figure] = NONE


def move_to(state: KingdomState, figure: int, cell: int) -> None:
    """A figure moves to a space and engages the tray there; with its master's first move the companion comes."""
    leave_tray(state, figure)
    state.cell[figure] = cell
    if state.log is not None:
        state.log.append(HeroMoved(rule=state.law["move-range"], figure=figure, cell=cell))  # RT-12.5, EU-15.6
    if figure == state.tables.master and not state.cat_came and state.role[state.tables.companion] == CAT:
        state.stack.append(Frame(CAT_IN, int(state.owner[figure])))
    settle_in(state, figure)


def settle_in(state: KingdomState, figure: int) -> None:
    """Put the base of a figure that has stopped on the tray of its space, if there is one (RT-12.13)."""
    tray = top_tray(state, int(state.cell[figure]))
    if tray == NONE:
        return
    blocks = open_to_bases(state, tray, figure)
    if len(blocks) == 1:
        engage(state, figure, tray, blocks[0])  # RT-12.13
    elif blocks:
        state.stack.append(Frame(SEATING, int(state.owner[figure]), figure))


def engage(state: KingdomState, figure: int, tray: int, block: int) -> None:
    """Its base lies on the tray."""
    state.tray[figure] = tray
    state.block[figure] = block
    if state.log is not None:
        rule, name = state.law["engage"], horde_name(state, tray)  # RT-12.14, EU-15.14
        state.log.append(Engaged(rule=rule, figure=figure, tray=tray, horde=name, block=block))


def to_board(state: KingdomState, figure: int) -> None:
    """A figure goes back to its hero board."""
    leave_tray(state, figure)
    state.cell[figure] = BOARD


# the companion


def may_come(state: KingdomState) -> bool:
    """Whether the companion can be placed in its master's space (RT-24.10)."""
    cat, master = state.tables.companion, state.tables.master
    if state.role[cat] != CAT or state.cell[cat] != BOARD or state.cell[master] == BOARD:
        return False
    tray = int(state.tray[master])
    # on stacked trays only the uppermost is engaged (RT-12.19)
    return tray == NONE or (is_top(state, tray) and len(open_to_bases(state, tray, cat)) > 0)


def bring_companion(state: KingdomState) -> None:
    """The companion is placed beside its master, on the bare space or on the same tray."""
    cat, master = state.tables.companion, state.tables.master
    state.cell[cat] = state.cell[master]
    state.cat_came = True
    if state.log is not None:
        state.log.append(HeroMoved(rule=state.law["companion-comes"], figure=cat, cell=int(state.cell[cat])))
    if state.tray[master] != NONE:
        settle_in(state, cat)


# damage and healing


def is_safe(state: KingdomState, figure: int) -> bool:
    """Whether damage does nothing to a figure: it is protected, or a bench hero (RT-12.28, EU-15.42, EU-25.7).

    It still holds hordes (EU-31.11), and nothing else is spared (EU-31.12, EU-31.48). For some heroes that goes for the
    first damage of a round (EU-C7).
    """
    return state.guarded[figure] != 0 or state.role[figure] == BROUGHT or is_hardy(state, figure)  # RT-18.9


def is_hardy(state: KingdomState, figure: int) -> bool:
    """Whether the next damage of a hero is prevented, being its first in this round."""
    return state.role[figure] == MAIN and not state.unhurt[figure] and of_hero(state, figure, UNHURT_ONCE) != 0


def hurt(state: KingdomState, figure: int, amount: int) -> None:
    """Damage: none to the protected and to bench heroes (RT-12.28, RT-18.9, EU-18.2); `damage.py` asks before it.

    The companion and Sand Warriors go home (RT-12.44, EU-15.34).
    """
    # who pays for a spell may be protected too (RT-19.15)
    if is_safe(state, figure):  # RT-19.15, EU-31.12, EU-31.48
        if state.guarded[figure] == 0 and is_hardy(state, figure):
            state.unhurt[figure] = 1
        return
    if state.role[figure] == CAT or state.role[figure] == WARRIOR:
        knock_out(state, figure)
        return
    state.health[figure] -= min(amount, int(state.health[figure]))
    if state.log is not None:
        left = int(state.health[figure])
        state.log.append(Hurt(rule=state.law["damage"], figure=figure, amount=amount, left=left))  # RT-12.32, EU-18.2
    if state.health[figure] == 0:
        knock_out(state, figure)


def knock_out(state: KingdomState, figure: int) -> None:
    """The figure leaves the map at once (RT-12.33, EU-15.26).

    In a heroic challenge that loses the game (RT-23.2, EU-5.5, EU-5.7). Its base covers nothing any more (RT-31.3). The
    companion stays when its master goes (RT-12.46), and so do a hero's tiles (EU-15.30).
    """
    to_board(state, figure)  # RT-31.3
    if state.log is not None:
        state.log.append(KnockedOut(rule=state.law["knock-out"], figure=figure))  # RT-12.33, EU-15.26
    if state.role[figure] == MAIN:  # EU-5.7
        state.down[figure] = 1
        if state.terms.setting.no_knock_outs:
            lose(state, BY_KNOCK_OUT, state.law["no-knock-outs"])  # RT-23.2, EU-5.5
        elif state.tables.ways.nearest_activation and not state.used[figure] and is_played(state):
            revive(state, figure)  # it skips its activation of this round (EU-15.29)


def is_played(state: KingdomState) -> bool:
    """Whether players take their actions now; effects at the end of that phase come behind it."""
    for frame in state.stack:
        if frame.kind == PLAY:
            return True
    return False


def heal(state: KingdomState, figure: int, amount: int) -> None:
    """Health rises, never above the maximum (RT-12.35, EU-18.3)."""
    healed = min(amount, max_health(state, figure) - int(state.health[figure]))
    if healed > 0:
        state.health[figure] += healed
        if state.log is not None:
            state.log.append(Healed(rule=state.law["heal"], figure=figure, amount=healed))  # RT-12.35, EU-18.3


def guard(state: KingdomState, figure: int) -> None:
    """Protected until the end of the round (RT-12.28), not from what has happened before (RT-31.39)."""
    state.guarded[figure] = 1
    if state.log is not None:
        state.log.append(Guarded(rule=state.law["protection"], figure=figure))  # RT-12.28, EU-15.42


def face_down(state: KingdomState, figure: int) -> int:
    """The abilities of a hero that lie face down and can be turned up; those in force cannot (RT-12.49)."""
    return int(state.has[figure] & ~state.ready[figure] & ~state.lasting[figure])


def turn_up(state: KingdomState, figure: int, ability: int) -> None:
    """An ability lies face up again."""
    state.ready[figure] |= 1 << ability
    if state.log is not None:
        state.log.append(Refreshed(rule=state.law["refresh"], figure=figure, ability=ability))


def revive_all(state: KingdomState) -> None:
    """Knocked-out heroes stand on their boards with full health, and rest this round (RT-12.36, RT-12.39, EU-15.27).

    Their abilities stay as they lie (RT-12.37). That is no activation and no rest (EU-15.28).
    """
    for figure in range(FIGURES):
        state.revived[figure] = 0
        if state.down[figure] and state.role[figure] == MAIN:
            revive(state, figure)


def revive(state: KingdomState, figure: int) -> None:
    """A hero that was knocked out regenerates, which uses up its activation."""
    state.down[figure] = 0
    state.revived[figure] = 1
    state.used[figure] = 1
    state.health[figure] = max_health(state, figure)
    if state.log is not None:
        state.log.append(Revived(rule=state.law["revival"], figure=figure))  # RT-12.36, EU-15.27


# who an effect may choose


def heroes_meant(state: KingdomState, who: int, figure: int, cell: int) -> list[int]:
    """The heroes that an effect may choose, without bench heroes and the companion (RT-12.48, RT-18.10, RT-31.36).

    It comes from a space: that of the figure whose effect it is, or of a token (EU-16.10). Alone there is one hero to
    be chosen, the main one (EU-25.12).
    """
    found: list[int] = []
    for other in range(len(state.tables.heroes)):
        if state.role[other] == MAIN and not state.down[other] and is_meant(state, who, figure, cell, other):
            found.append(other)
    return found


def is_meant(state: KingdomState, who: int, figure: int, cell: int, other: int) -> bool:
    """Whether one hero is among those that an effect names; who shares a space is not adjacent (RT-24.57)."""
    if who == ANYONE:
        return True
    if who == SELF:
        return other == figure
    if state.cell[other] == BOARD:
        return False
    if who == ON_MAP:
        return True
    beside = is_adjacent(int(state.cell[other]), cell)
    if who == NEAR or who == OTHER_NEAR:
        return (beside or state.cell[other] == cell) and (who == NEAR or other != figure)  # RT-24.57
    return who == SELF_OR_ADJACENT and (beside or other == figure)


def in_space(state: KingdomState, figure: int) -> list[int]:
    """All figures in a hero's space, itself and the companion among them (RT-24.22, RT-12.48)."""
    return [other for other in range(FIGURES) if state.cell[other] != BOARD and state.cell[other] == state.cell[figure]]


def heroes_near(state: KingdomState, cell: int) -> list[int]:
    """The heroes and the companion in a space and in those adjacent to it.

    What hurts heroes does not hurt Sand Warriors, no more than soldiers (EU-15.34).
    """
    found: list[int] = []
    for figure in range(FIGURES):
        place = int(state.cell[figure])
        if place != BOARD and state.role[figure] != WARRIOR and (place == cell or is_adjacent(place, cell)):
            found.append(figure)
    return found


def bare_figures(state: KingdomState, cell: int) -> list[int]:  # EU-15.36
    """The figures that stand on the bare space, not on a tray; trays never come to a site (RT-31.16)."""
    return [figure for figure in range(FIGURES) if state.cell[figure] == cell and state.tray[figure] == NONE]


# displacement


def empty_spaces(state: KingdomState, cell: int) -> list[int]:
    """Where a figure can be displaced to: adjacent sites without a tower, path spaces without a tray (RT-14.10).

    Other figures do not matter (RT-31.17), and the space that they leave is not among them (RT-31.15). Grass and
    gates are like empty sites (EU-20.11), and so are tokens (EU-31.35), but for a fissure (EU-31.36).
    """
    found: list[int] = []
    for other in state.field.near[cell]:  # RT-31.15
        if has_tower(state, other) or keeps_out(state, other) or closed_to_heroes(state, other):  # EU-31.36
            continue
        if state.field.kind[other] == PATH and top_tray(state, other) != NONE:
            continue
        found.append(other)  # RT-31.17, EU-31.35
    return found


def displace_all(state: KingdomState, figures: list[int]) -> None:
    """Figures have to make room, if need be again (RT-31.14); players are asked where there is a choice.

    Those of the figures (RT-5.9), or any (EU-20.11). They enter nothing by that (EU-20.12), and without a space they go
    to their boards (EU-20.13).
    """
    for figure in figures:
        leave_tray(state, figure)
    left: list[int] = []
    for figure in figures:
        spaces = empty_spaces(state, int(state.cell[figure]))
        if len(spaces) > 1:
            left.append(figure)
        else:
            displace(state, figure, spaces[0] if spaces else BOARD)  # RT-12.45, EU-20.13
    if left:
        state.waiting = [*state.waiting, *left]
        state.stack.append(Frame(DISPLACING, TEAM if state.tables.ways.team_choices else 0))


def bring_in(state: KingdomState, card: int, route: int, index: int, is_spawned: bool = True) -> None:
    """A card that was turned over comes to its space once whoever stands there has made room (RT-5.7, RT-21.12).

    However it comes there (EU-8.6, EU-20.16).
    """
    state.stack.append(Frame(PLACE_TRAY, 0 if is_spawned else TEAM, card, route, index))
    standing = bare_figures(state, state.field.routes[route][index])
    if standing and state.log is not None:
        state.log.append(Revealed(rule=state.law["make-room"], card=card, route=route))  # RT-5.7, EU-8.6
    displace_all(state, standing)


def displace(state: KingdomState, figure: int, cell: int) -> None:
    """A figure, hero or companion, goes to an empty space or to its board (RT-12.45, RT-14.10).

    That is no movement and changes nothing else (RT-14.11, EU-16.5).
    """
    state.cell[figure] = cell  # RT-14.11, EU-16.5, EU-20.12
    state.waiting = [other for other in state.waiting if other != figure]
    if state.log is not None:
        state.log.append(HeroMoved(rule=state.law["displace"], figure=figure, cell=cell, displaced=True))
