"""Lists of steps begin here: what heroes do, texts, tokens, enemies, cards, events. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE, is_adjacent
from warbook.games.kingdom.effects.vocabulary import OWN, OWN_OR_ADJACENT, Deed
from warbook.games.kingdom.frames import BOARD, BROUGHT, DOING, MAIN, TEAM, Doing
from warbook.games.kingdom.present.events import BasicAttack
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame


def begin(state: KingdomState, deeds: list[Deed], figure: int, seat: int, turn: int, ability: int) -> None:
    """Something is carried out: its steps follow one another."""
    doing = Doing(deeds, figure, seat, turn)
    doing.ability = ability
    state.doings.append(doing)
    state.stack.append(Frame(DOING, seat))


def attack_basically(state: KingdomState, figure: int, seat: int, turn: int) -> None:
    """A hero makes its basic attack, turned as it likes before it (RT-12.11, EU-15.13, EU-15.19, EU-15.44)."""
    if state.log is not None:
        state.log.append(BasicAttack(rule=state.law["basic"], figure=figure))  # RT-24.56, EU-15.19
    begin(state, attack_of(state, figure), figure, seat, turn, NONE)  # RT-12.11, EU-15.13, EU-15.44


def attack_of(state: KingdomState, figure: int) -> list[Deed]:
    """What a hero does by its basic attack: from the bench what its Bench Hero side says, if it has one (EU-25.4).

    One of Rift in Time has none (RT-18.6, EU-29.5).
    """
    hero = state.tables.heroes[figure]
    return hero.bench if state.role[figure] == BROUGHT else hero.basic


def is_melee(state: KingdomState, figure: int) -> bool:
    """Whether a hero fights in the midst of a horde: such heroes are stronger alone (RT-18.14)."""
    return state.tables.heroes[figure].basic[0].aim.reach in (OWN, OWN_OR_ADJACENT)  # RT-18.14


def begin_team(state: KingdomState, deeds: list[Deed], actor: int, token: int, when: int) -> None:
    """Carry out the steps of one moment, if there are any; what they ask any player may answer (EU-37.2)."""
    if has_moment(deeds, when):
        doing = Doing(deeds, NONE, TEAM, 0)
        doing.actor = actor
        doing.token = token
        doing.when = when
        state.doings.append(doing)
        state.stack.append(Frame(DOING, TEAM))


def begin_text(state: KingdomState, deeds: list[Deed], figure: int, when: int, tray: int, square: int) -> None:
    """The same for a hero's board text or passive ability (EU-15.22, EU-15.23), about a tray and a square, perhaps."""
    if has_moment(deeds, when):
        seat = int(state.owner[figure])
        doing = Doing(deeds, figure, seat, 0)
        doing.when = when
        doing.last_tray = tray
        doing.square = square
        state.doings.append(doing)
        state.stack.append(Frame(DOING, seat))


def has_moment(deeds: list[Deed], when: int) -> bool:
    """Whether one of the steps is taken at a moment."""
    for deed in deeds:
        if deed.when == when:
            return True
    return False


def listens(state: KingdomState, figure: int, when: int) -> bool:
    """Whether a text of a player's hero waits for a moment: on its board, or an ability always on (EU-15.23)."""
    if figure >= len(state.tables.heroes) or state.role[figure] != MAIN:
        return False
    hero = state.tables.heroes[figure]
    for text in hero.passives:
        if has_moment(text.deeds, when):
            return True
    for ability, card in enumerate(hero.cards):
        if card.passive and state.has[figure] >> ability & 1 and has_moment(card.deeds, when):
            return True
    return False


def recall(state: KingdomState, figure: int, when: int, tray: int, square: int) -> None:
    """The texts of a player's hero for a moment: of its board and of its passive abilities (EU-15.22, EU-15.23).

    Of bench heroes neither takes part (EU-25.2).
    """
    if state.role[figure] != MAIN:
        return
    hero = state.tables.heroes[figure]
    for ability in range(len(hero.cards) - 1, -1, -1):
        if hero.cards[ability].passive and state.has[figure] >> ability & 1:
            begin_text(state, hero.abilities[ability], figure, when, tray, square)
    for text in hero.passives[::-1]:
        begin_text(state, text.deeds, figure, when, tray, square)


def heroes_by(state: KingdomState, cell: int) -> list[int]:
    """The heroes in a space or beside it; one that was knocked out is on its board (EU-15.37, EU-31.9)."""
    found: list[int] = []
    for figure in range(len(state.tables.heroes)):
        place = int(state.cell[figure])
        if place != BOARD and (place == cell or is_adjacent(place, cell)):  # EU-31.9
            found.append(figure)
    return found
