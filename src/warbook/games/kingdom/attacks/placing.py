"""Attacks: tiles and soldiers placed one at a time on the trays in reach (sections 7 to 10). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.kingdom.attacks.modifications import printed
from warbook.games.kingdom.attacks.placements import (
    form_range,
    has_soldiers,
    landing_squares,
    may_lift,
    posts_open,
    soldier_damage,
    soldier_room,
    taboo_of,
    trays_open,
)
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BITS, BLOCK, CENTRE, SQUARES, Form, count, is_one_group, side_touched
from warbook.games.kingdom.board.trays import (
    closed_squares,
    enemies_on,
    horde_name,
    is_flying,
    is_portal,
    is_top,
    lay_tile,
    occupied,
    open_to_bases,
    resisting,
    shielded,
    uncovered,
)
from warbook.games.kingdom.effects.rules_in_force import layer_refuses
from warbook.games.kingdom.effects.vocabulary import (
    ANY,
    ARROWS,
    BESIDE_TARGET,
    OWN,
    PORTAL_OR_BOSS,
    PRECISE,
    SOLDIER_REMOVED,
    SURGE,
)
from warbook.games.kingdom.frames import (
    ALL_TRAYS,
    BOSS_TRAY,
    LAYERS,
    LIFTED,
    MOMENT,
    PLACING,
    SHOT,
    SURGING,
    Volley,
)
from warbook.games.kingdom.present.events import SoldierPlaced, SoldierTaken, TilePlaced, TurnedDown
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame, Refusal

SPELL_REACHES: Final = [ANY, BESIDE_TARGET, PORTAL_OR_BOSS]  # no attack of a tower or hero reaches so


def start_volley(state: KingdomState, volley: Volley) -> None:
    """An attack begins: its pieces are placed until nothing more fits or its player stops."""
    state.volleys.append(volley)
    state.stack.append(Frame(SHOT, volley.seat))
    state.stack.append(Frame(PLACING, volley.seat))


def refuse_target(state: KingdomState, volley: Volley, tray: int, is_tile: bool) -> Refusal | None:
    """Why nothing of this attack may go on a tray: another one is meant, it lies below, it is out of range."""
    law = state.law
    if tray in (trays_open(volley) if is_tile else posts_open(volley)):
        return None
    if tray in (volley.targets if is_tile else volley.posts):
        is_apart = volley.deed is not None and volley.deed.apart
        return Refusal(law["apart" if is_apart else "link"])  # RT-7.18, RT-12.29, EU-13.7
    if tray >= ALL_TRAYS or state.card[tray] == NONE:
        return Refusal(law["range"])  # RT-7.15, EU-13.12
    is_spell = volley.aim.reach in SPELL_REACHES
    if not is_top(state, tray):
        return Refusal(law["spell-under" if is_spell else "under"])  # RT-19.5, RT-7.16, EU-29.6, EU-3.12
    if volley.aim.reach == PORTAL_OR_BOSS:
        return Refusal(law["portal-only"])  # RT-19.14
    if volley.aim.reach == PRECISE and state.terms.precise_spares_flying and is_flying(state, tray):
        return Refusal(law["idle"])  # RT-30.2, EU-1.7
    if volley.deed is None:
        return Refusal(law["portal-level" if state.level[tray] > volley.level else "range"])  # RT-10.3
    if tray == BOSS_TRAY or is_portal(state, tray):
        return Refusal(law["spell-target" if is_spell else "hero-target"])  # RT-19.3, RT-12.25, EU-29.6, EU-15.19
    if volley.aim.reach == OWN:
        return Refusal(law["melee"])  # RT-12.21, EU-13.1
    is_own = bool(state.doings) and state.doings[-1].figure != NONE and state.tray[state.doings[-1].figure] == tray
    return Refusal(law["engaged-target" if is_own and volley.aim.reach == ARROWS else "range"])  # RT-12.22


def refuse_tile(state: KingdomState, volley: Volley, tray: int, piece: int, form: int, anchor: int) -> Refusal | None:
    """The first rule that forbids a tile there (RT-35.10), be it one square (RT-31.5); empty ones do not (RT-8.3).

    EU-11.1 to EU-11.6, EU-31.1, EU-31.2.
    """
    law = state.law
    if piece >= len(volley.tiles) or volley.tiles[piece] == NONE:
        return Refusal(law["attack"])  # RT-7.6, EU-10.6
    wrong = refuse_target(state, volley, tray, True)
    if wrong is not None:
        return wrong
    polyomino = state.tables.shapes[volley.tiles[piece]]
    if form >= len(polyomino.forms) or form not in form_range(state, volley, volley.tiles[piece]):
        return Refusal(law["orientation"])
    mask: i64 = polyomino.forms[form].masks[anchor]
    if mask == 0:
        return Refusal(law["inside"])  # RT-8.1, EU-11.4, RT-35.10
    if mask & occupied(state, tray):
        return Refusal(law["overlap"])  # RT-8.2, EU-11.3
    if mask & closed_squares(state, tray):
        return Refusal(law["strip"])  # RT-8.5
    if mask & resisting(state, tray, volley.damage):  # RT-31.5, EU-31.2
        return Refusal(law["resist"])  # RT-8.4, EU-11.6
    if mask & shielded(state, tray, volley.source):
        return Refusal(law["shield"])
    if tray == BOSS_TRAY and layer_refuses(state, volley.damage):
        return Refusal(law["boss-health"])  # RT-22.6, EU-27.4
    return refuse_pattern(state, volley, mask)


def refuse_pattern(state: KingdomState, volley: Volley, mask: i64) -> Refusal | None:
    """Why a tile does not fit its attack's pattern: one group (RT-19.10), or a side of the base each (RT-24.52)."""
    deed = volley.deed
    if deed is None or not deed.has_pattern:
        return None
    if deed.cluster and not is_one_group(volley.group | mask):
        return Refusal(state.law["cluster"])  # RT-19.10, EU-29.3
    if deed.sides:
        side = side_touched(volley.block, mask)
        if side < 0 or volley.sides >> side & 1:
            return Refusal(state.law["sides"])
    if deed.do == SURGE and takes_last_room(state, volley, mask):
        return Refusal(state.law["no-room"])  # RT-12.16, EU-15.16
    return None


def takes_last_room(state: KingdomState, volley: Volley, mask: i64) -> bool:
    """Whether the tile of a surge would leave no block to a hero who cannot go on (RT-12.16, RT-24.43)."""
    surging = state.stack[-3]  # below the attack and its question
    if surging.kind != SURGING or surging.c:
        return False
    for block in open_to_bases(state, volley.targets[0], surging.a):
        if BLOCK[block] & mask == 0:
            return False
    return True


def refuse_soldier(state: KingdomState, volley: Volley, tray: int, square: int) -> Refusal | None:
    """The first rule that forbids a soldier there (EU-11.7); it has the damage type of its tower (RT-31.6)."""
    law = state.law
    if volley.soldiers <= 0:
        return Refusal(law["soldier-count"])  # RT-9.2, EU-18.4
    wrong = refuse_target(state, volley, tray, False)
    if wrong is not None:
        return wrong
    bit: i64 = BITS[square]
    if bit & occupied(state, tray):
        return Refusal(law["soldier-overlap"])  # RT-9.5, EU-11.3
    if is_portal(state, tray) and square == CENTRE:
        return Refusal(law["portal-middle"])  # RT-10.2
    if bit & enemies_on(state, tray) == 0 or bit & closed_squares(state, tray):
        return Refusal(law["soldier-on-enemy"])  # RT-9.4, EU-11.7
    if bit & state.tables.cards[state.card[tray]].tiles_only:  # RT-8.12
        return Refusal(law["boss-tiles" if tray == BOSS_TRAY else "tiles-only"])  # RT-9.7, EU-19.5
    if bit & resisting(state, tray, soldier_damage(state, tray, volley.aim.damage)):  # RT-31.6
        return Refusal(law["soldier-resist"])  # RT-9.6, EU-12.5
    return Refusal(law["shield"]) if bit & shielded(state, tray, volley.source) else None


def refuse_new_soldier(state: KingdomState, volley: Volley, tray: int, square: int) -> Refusal | None:
    """The same for a soldier of the supply, which may be empty (RT-9.13, RT-9.16)."""
    if state.spare == 0 and volley.soldiers > 0:
        return Refusal(state.law["soldier-moved" if may_lift(state, volley) else "soldiers-granted"])
    return refuse_soldier(state, volley, tray, square)


def refuse_lift(state: KingdomState, volley: Volley, tray: int, square: int) -> Refusal | None:
    """Why a soldier cannot be moved: only a tower's, only when the supply is empty (RT-9.13, RT-9.16)."""
    if not may_lift(state, volley):
        return Refusal(state.law["soldiers-granted"])  # RT-9.16, EU-18.4
    if volley.soldiers <= 0 or state.spare > 0:
        return Refusal(state.law["soldier-moved"])
    if tray >= ALL_TRAYS or state.card[tray] == NONE or state.soldiers[tray] >> square & 1 == 0:
        return Refusal(state.law["soldier-moved"])
    return None if landing_squares(state, volley) else Refusal(state.law["soldier-moved"])


def place_tile(state: KingdomState, tray: int, piece: int, form: int, anchor: int) -> None:
    """A tile lies on a tray."""
    volley = state.volleys[-1].copy()
    shape = volley.tiles[piece]
    mask: i64 = state.tables.shapes[shape].forms[form].masks[anchor]
    tiles = volley.tiles[:]
    tiles[piece] = NONE
    volley.tiles = tiles
    damage = volley.damage
    lay_tile(state, tray, mask, damage, volley.owner)
    volley.damage = volley.later
    volley.hits = [*volley.hits, tray]
    volley.last_tray = tray
    volley.last_mask = mask
    if volley.deed is not None and volley.deed.cluster:
        volley.group |= mask
    if volley.deed is not None and volley.deed.sides:
        volley.sides |= BITS[side_touched(volley.block, mask)]
    note_hit(state, volley, tray)
    if state.log is not None:
        rule, name = state.law["attack"], horde_name(state, tray)  # RT-7.6, EU-10.6
        state.log.append(TilePlaced(rule=rule, tray=tray, horde=name, shape=shape, mask=mask, damage=damage))


def place_soldier(state: KingdomState, tray: int, square: int, moved: bool) -> None:
    """A soldier stands on one enemy square (RT-9.3); from the supply, unless it was taken from another tray."""
    volley = state.volleys[-1].copy()
    volley.soldiers -= 1
    volley.posted = [*volley.posted, tray]
    state.soldiers[tray] |= BITS[square]  # RT-9.3
    if not moved:
        state.spare -= 1  # RT-9.8
    note_hit(state, volley, tray)
    if state.log is not None:
        rule, name = state.law["attack"], horde_name(state, tray)  # RT-7.6, EU-10.6
        state.log.append(SoldierPlaced(rule=rule, tray=tray, horde=name, square=square))


def note_hit(state: KingdomState, volley: Volley, tray: int) -> None:
    """Remember where a piece went."""
    volley.placed += 1
    if volley.link and volley.loose == 0:
        volley.only = tray  # RT-31.33, RT-31.46, EU-13.13
    if is_portal(state, tray):
        volley.hit_portal = True  # by a soldier as by a tile (RT-9.15, RT-10.5)
    state.volleys[-1] = volley


def lift_soldier(state: KingdomState, tray: int, square: int) -> None:
    """A soldier is taken, to be put on a legal square in reach at once."""
    state.soldiers[tray] &= ~BITS[square]
    state.stack.append(Frame(LIFTED, state.volleys[-1].seat, tray, square))
    if state.tables.moments[SOLDIER_REMOVED]:  # which this is, too (EU-31.52)
        state.stack.append(Frame(MOMENT, 0, SOLDIER_REMOVED, NONE, SQUARES * tray + square))
    if state.log is not None:
        name = horde_name(state, tray)
        state.log.append(SoldierTaken(rule=state.law["soldier-moved"], tray=tray, horde=name, square=square))


def can_place(state: KingdomState, volley: Volley) -> bool:
    """Whether any piece can be placed anywhere; soldiers that cannot are never taken from the supply (RT-9.8)."""
    for tray in trays_open(volley):
        if can_take_tile(state, volley, tray, 0):
            return True
    if volley.soldiers and (state.spare or has_soldiers(state, volley)):
        return landing_squares(state, volley)
    return False


def can_take(state: KingdomState, volley: Volley, tray: int, wanted: i64) -> bool:
    """Whether a tray can take a piece; with `wanted` squares, one of the tower's own that covers one of them."""
    # nobody has to move a soldier that stands elsewhere (RT-9.13), so a portal does not demand it (RT-10.9)
    if volley.soldiers and (state.spare or (wanted == 0 and has_soldiers(state, volley))):
        squares: i64 = soldier_room(state, volley, tray)
        if squares & wanted or (squares and wanted == 0):
            return True
    return can_take_tile(state, volley, tray, wanted)


def can_take_tile(state: KingdomState, volley: Volley, tray: int, wanted: i64) -> bool:
    """The same for tiles alone."""
    taboo: i64 = taboo_of(state, volley, tray)
    before = NONE
    for shape in volley.tiles:
        if shape == NONE or shape == before:
            continue
        before = shape
        for form in form_range(state, volley, shape):
            if fits(state, volley, state.tables.shapes[shape].forms[form], taboo, wanted):
                return True
    return False


def fits(state: KingdomState, volley: Volley, form: Form, taboo: i64, wanted: i64) -> bool:
    """Whether a form can lie anywhere on a tray with these squares taken."""
    for anchor in form.anchors:
        mask: i64 = form.masks[anchor]
        if mask & taboo == 0 and (wanted == 0 or mask & wanted) and refuse_pattern(state, volley, mask) is None:
            return True
    return False


def refuse_stop(state: KingdomState, volley: Volley) -> Refusal | None:
    """Why a player may not stop: a portal is the only target, a tray may not be left out, a spell would do nothing."""
    if volley.forced:
        for tray in trays_open(volley):
            wanted: i64 = uncovered(state, tray)
            if wanted and can_take(state, volley, tray, wanted):
                return Refusal(state.law["portal-forced"])
    if volley.must and volley.placed == 0 and can_place(state, volley):
        is_every = volley.deed is not None and volley.deed.must
        return Refusal(state.law["every-tray" if is_every else "spell-effect"])  # RT-19.11, RT-19.6, EU-13.4, EU-29.6
    return None  # EU-10.8, RT-24.6


def end_volley(state: KingdomState) -> Volley:
    """Nothing more is placed; a tower that has hit a portal is turned face down (RT-10.4, RT-10.5)."""
    volley = state.volleys.pop()
    if volley.hit_portal and volley.place != NONE:
        state.flipped[volley.place] = 1
        if state.log is not None:
            site, tower = volley.place // LAYERS, int(state.built[volley.place])
            rule, shown = state.law["face-down"], printed(state, tower)  # RT-10.4
            state.log.append(TurnedDown(rule=rule, site=site, tower=tower, shown=shown))
    return volley


def enemies_under(state: KingdomState, tray: int, mask: i64) -> int:
    """How many enemy squares lie under a tile (RT-24.3)."""
    return count(mask & enemies_on(state, tray))  # RT-24.3


def empty_under(state: KingdomState, tray: int, mask: i64) -> int:
    """How many squares without an enemy lie under a tile (RT-24.3)."""
    return count(mask & ~state.tables.cards[state.card[tray]].enemies)  # RT-24.3
