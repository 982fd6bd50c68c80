"""Bosses: health cards, action cards, movement (RiT sections 22 and 29, EU section 27). Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.kingdom.attacks.towers import ruin, towers_beside
from warbook.games.kingdom.board.field import NONE, is_adjacent
from warbook.games.kingdom.board.shapes import BITS, CENTRE
from warbook.games.kingdom.board.tokens import put_token, table_of
from warbook.games.kingdom.board.trays import (
    boss_cell,
    cell_of,
    clear_soldiers,
    clear_tiles,
    figures_on,
    horde_name,
    take_soldiers,
    top_tray,
    trays_on,
    uncovered,
)
from warbook.games.kingdom.content.supply_tables import TENTACLE
from warbook.games.kingdom.effects.start import begin_team
from warbook.games.kingdom.effects.vocabulary import AT_ONCE
from warbook.games.kingdom.frames import (
    BOSS_EFFECT,
    BOSS_PHASE,
    BOSS_TRAY,
    BY_STUCK_BOSS,
    RIFT_LEVEL,
    RUINING,
    TRAYS,
)
from warbook.games.kingdom.heroes.damage import harm
from warbook.games.kingdom.heroes.figures import displace_all, heroes_near
from warbook.games.kingdom.present.events import BossDrew, BossLost, PortalOpened, TrayMoved
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.end import look_for_goal, lose
from warbook.games.kingdom.turn.hordes import escape, next_free, spawn
from warbook.kernel.api import Frame


def boss_of(state: KingdomState) -> str:
    """How the boss of the scenario moves."""
    return state.tables.content.bosses[state.tables.boss_names[state.terms.boss]].moves


def stands_still(state: KingdomState) -> bool:
    """Whether there is a boss that never moves: its cards come in the Advance phase (EU-27.6, EU-27.7)."""
    return state.card[BOSS_TRAY] != NONE and boss_of(state) == "never"  # EU-27.6


def check_health(state: KingdomState) -> None:
    """A covered health card or layer is removed (RT-22.6, EU-27.4); with the last one the boss is gone (EU-27.9)."""
    if state.card[BOSS_TRAY] == NONE or uncovered(state, BOSS_TRAY):
        return
    clear_tiles(state, BOSS_TRAY)
    clear_soldiers(state, BOSS_TRAY)
    if state.boss_health:
        state.card[BOSS_TRAY] = state.boss_health[0]
        state.boss_health = state.boss_health[1:]
        left = len(state.boss_health) + 1
    else:
        state.card[BOSS_TRAY] = NONE  # EU-27.9
        left = 0
        take_tentacles(state)  # EU-27.9
    if state.log is not None:
        rule, boss = state.law["boss-health"], state.tables.boss_names[state.terms.boss]  # RT-22.6, EU-27.4
        state.log.append(BossLost(rule=rule, boss=boss, left=left))
    look_for_goal(state)


def take_tentacles(state: KingdomState) -> None:
    """A defeated boss's tokens leave the board (EU-27.9)."""
    for token, cell in enumerate(state.token_cell):
        if cell != NONE and table_of(state, token).sort == TENTACLE:
            put_token(state, token, NONE)


def on_boss_phase(state: KingdomState, frame: Frame) -> None:
    """Action cards are drawn and carried out, then the boss makes its own movement (RT-22.9, RT-22.14)."""
    if state.card[BOSS_TRAY] == NONE:
        state.stack.pop()
    elif frame.a > 0:
        state.stack[-1] = Frame(BOSS_PHASE, 0, frame.a - 1)
        draw(state)
    else:
        state.stack.pop()
        if boss_of(state) == "backwards":
            walk_back(state)


def draw(state: KingdomState) -> None:
    """The top card of the action deck; an empty deck is shuffled again (RT-22.9, EU-27.7, EU-27.8)."""
    if not state.boss_deck:
        state.boss_deck = action_deck(state)
        state.boss_drawn = []
    card = state.boss_deck[-1]
    state.boss_deck = state.boss_deck[:-1]
    state.boss_drawn = [*state.boss_drawn, card]
    state.revealed += 1
    if state.log is not None:
        rule, boss = state.law["boss-card"], state.tables.boss_names[state.terms.boss]  # RT-22.9, EU-27.7
        state.log.append(BossDrew(rule=rule, boss=boss, card=card))
    deeds = state.tables.boss_deeds[state.terms.boss][card]
    if deeds:
        begin_team(state, deeds, NONE, NONE, AT_ONCE)
    else:
        state.stack.append(Frame(BOSS_EFFECT, 0, card, 0))


def action_deck(state: KingdomState) -> list[int]:
    """All action cards of the boss, shuffled; a card is its place in the content."""
    boss = state.tables.content.bosses[state.tables.boss_names[state.terms.boss]]
    cards = [place for place, card in enumerate(boss.cards) for _ in range(card.copies)]
    state.rng.shuffle(cards)  # EU-27.8
    return cards


def on_boss_effect(state: KingdomState, frame: Frame) -> None:
    """One effect of an action card after the other (RT-22.13)."""
    boss = state.tables.content.bosses[state.tables.boss_names[state.terms.boss]]
    effects = boss.cards[frame.a].effects
    if frame.b >= len(effects):
        state.stack.pop()
        return
    state.stack[-1] = Frame(BOSS_EFFECT, 0, frame.a, frame.b + 1)
    effect = effects[frame.b]
    cell = boss_cell(state)
    if effect == "hurt":
        harm(state, heroes_near(state, cell), NONE, 1)  # RT-22.13
    elif effect == "ruin":
        ask_for_ruin(state, cell)  # RT-22.13
    elif effect == "muster":
        muster(state)
    elif effect == "terror":
        terrify(state, cell)
    elif effect == "stride":
        stride(state)
    else:
        open_rift(state)


def ask_for_ruin(state: KingdomState, cell: int) -> None:
    """One adjacent tower is lost; the players choose which (RT-29.6)."""
    towers = towers_beside(state, cell)
    if len(towers) == 1:
        ruin(state, towers[0])
    elif towers:
        state.stack.append(Frame(RUINING, -1))


def muster(state: KingdomState) -> None:
    """The top card of deck 1 is spawned now (RT-29.3)."""
    if state.decks[0]:
        spawn(state, 0)


def terrify(state: KingdomState, cell: int) -> None:
    """All soldiers leave trays adjacent to the boss."""
    for tray in range(TRAYS):
        if state.card[tray] != NONE and is_adjacent(cell_of(state, tray), cell):
            take_soldiers(state, tray, state.soldiers[tray])


def stride(state: KingdomState) -> None:
    """The boss moves one space, jumping over trays, never blocked; at the exit the game is lost (RT-22.7, RT-22.8)."""
    goal = next_free(state, int(state.route[BOSS_TRAY]), int(state.index[BOSS_TRAY]) + 1)
    if goal == NONE:
        escape(state, BOSS_TRAY, state.law["boss-escape"])  # RT-22.8
        return
    place_boss(state, goal, "boss-move")


def place_boss(state: KingdomState, index: int, clause: str) -> None:
    """The boss stands on another space; heroes there stay (RT-22.10), and it covers nothing (RT-31.41)."""
    state.index[BOSS_TRAY] = index  # RT-31.41
    if state.log is not None:
        cell = cell_of(state, BOSS_TRAY)
        name = horde_name(state, BOSS_TRAY)
        state.log.append(TrayMoved(rule=state.law[clause], tray=BOSS_TRAY, horde=name, index=index, cell=cell))


def walk_back(state: KingdomState) -> None:
    """Towards the spawn marker: a tray in front, or the end of the road, loses the game (RT-22.14)."""
    if steps_back(state) == 0:
        lose(state, BY_STUCK_BOSS, state.law["boss-back"])  # RT-22.14, RT-17.5
        return
    place_boss(state, int(state.index[BOSS_TRAY]) - 1, "boss-back")


def steps_back(state: KingdomState) -> int:
    """How many steps a boss can walk back as things stand, until a tray or the end of the road stops it (RT-22.14)."""
    route, here = state.field.routes[state.route[BOSS_TRAY]], int(state.index[BOSS_TRAY])
    for step in range(here):
        if top_tray(state, route[here - 1 - step]) != NONE:
            return step
    return here


def advance_boss(state: KingdomState) -> None:
    """The boss's place in the Advance phase (RT-22.7, RT-22.15, RT-29.5)."""
    moves = boss_of(state)
    if moves == "advance" or (moves == "even-rounds" and (state.round % 2 == 0 or state.terms.iron.boss_moves_always)):
        stride(state)


def open_rift(state: KingdomState) -> None:
    """The nearest tray on the boss's route becomes a portal; of two equally near ones the one nearer the exit."""
    route = state.field.routes[state.route[BOSS_TRAY]]
    here = int(state.index[BOSS_TRAY])
    best, best_far = NONE, 0
    for index in range(len(route) - 1, -1, -1):
        far = abs(index - here)
        for tray in trays_on(state, route[index])[::-1]:  # of a stack the uppermost that is no portal
            if state.level[tray] == 0 and (best == NONE or far < best_far):
                best, best_far = tray, far
    if best != NONE:
        become_portal(state, best, RIFT_LEVEL)


def become_portal(state: KingdomState, tray: int, level: int) -> None:
    """A portal tile lies in the middle: what was there is gone, heroes on the tray make room (RT-10.15)."""
    card = state.tables.cards[state.card[tray]]
    middle: i64 = BITS[CENTRE]
    for mask in [*card.large, card.small & middle]:
        if mask & middle:
            state.gone[tray] |= mask
    tiles = [tile for tile in state.tiles[tray] if tile & middle == 0]
    clear_tiles(state, tray)
    trays = state.tiles[:]
    trays[tray] = tiles
    state.tiles = trays
    for tile in tiles:
        state.tiled[tray] |= tile & (2**25 - 1)
    if state.soldiers[tray] & middle:
        state.soldiers[tray] &= ~middle
        state.spare += 1
    state.level[tray] = level
    if state.log is not None:
        state.log.append(
            PortalOpened(rule=state.law["boss-rift"], tray=tray, horde=horde_name(state, tray), level=level)
        )
    displace_all(state, figures_on(state, tray))
