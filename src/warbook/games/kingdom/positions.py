"""Positions in the middle of a game, written as text: what worked examples and the tests of rules start from.

A `Scene` says only what matters. The map is empty but for what is told; decks are dealt by their recipes without the
cards that are told; a player of whom no hero is told has the next one. Everything is a list of items separated by `;`:

    stage(game, Scene(red="malik r3c1 hp=2 ; hand A1 B1", trays="ww.../gg.../g..../...../..... r2c1 ; H1-03 1/4"))

    players   malik r3c1        a hero in a space; without one on its board     hp=2  used  down  revived  guarded
              malik t0 12       … engaged, its base's upper left square 12      reborn=3
              +earthquake       an ability face up; -: face down; ~: in force   wildcat t0 30   (also: wildcat came)
              hand A1 A1 B2     tower cards; incoming A2                        bench alleria ; brought ignus r2c1
    trays     H1-03 1/4         a card on route 1, place 4, or in a space r2c1   tile=00,01,10:magic  soldiers=22,23
              ww.../gg.../…     a card that is not in the box: crystals=2 kind=flying
              level=2           has become a portal     fast     upon others that are told before it
    towers    A1 c N            on a site, facing; a player who has built it, if not the owner; down: turned face down
    decks     1 H1-01 P1-01     the top card first; 1 - for an empty deck; ghosts GD-01 ; actions wrath ruin (a boss's)
    boss      1/3 left=2        where it stands, its health cards with the current one; tile=…  soldiers=…

Trays are called t0, t1, … in the order in which they are told. Nothing is lost: 12 soldiers, every tower card, every
horde card once.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field

from warbook.games.kingdom.camps import fill_camps, settle_camp
from warbook.games.kingdom.census import miscount
from warbook.games.kingdom.field import NONE, WHITE
from warbook.games.kingdom.flow import BOSSING, PLAYING, settle
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.notation import CELL_NAMES, FACINGS, SEATS, SITE_NAMES, SQUARE_NAMES
from warbook.games.kingdom.schema import BossCard, Horde
from warbook.games.kingdom.setup import set_up
from warbook.games.kingdom.shapes import BITS, SIDE, count
from warbook.games.kingdom.state import KingdomState, new_state
from warbook.games.kingdom.tables import DAMAGES, KINDS, Tables
from warbook.games.kingdom.terms import BOSS_TRAY, PHASE, PHASES, PLAY, ROUND, ROUND_END, TEAM, TRAYS
from warbook.games.kingdom.trays import lay_tile, put_tray
from warbook.kernel.api import Frame
from warbook.kernel.rng import seeded

UNTOLD: Final = -1
Layer = Callable[[KingdomState, list[str]], None]  # puts one item on the table
PLACE: Final = re.compile(r"([1-4])/([0-9]+)")
GRID: Final = re.compile(rf"(?:.{{{SIDE}}}/){{{SIDE - 1}}}.{{{SIDE}}}")
BEGINNINGS: Final = ("round", *PHASES[1:8])  # at which a scene can begin


class Scene(Struct, frozen=True, kw_only=True):
    """A position as text; the defaults are an empty map in Phase 2 of the second round."""

    scenario: str = "RS01"
    options: dict[str, str] = field(default_factory=dict)
    seats: Annotated[int, Meta(ge=0, le=4)] = 0  # as many as are spoken of, at least two, if left out
    red: str = ""
    blue: str = ""
    green: str = ""
    yellow: str = ""
    trays: str = ""
    towers: str = ""
    decks: str = ""
    boss: str = ""
    spells: str = ""  # chosen and not cast
    trails: str = "all"  # the trail cards that lie on the map: A B C
    round: Annotated[int, Meta(ge=0, le=99)] = 2
    phase: str = "play"
    hearts: int = UNTOLD
    crystals: int = UNTOLD
    closed: str = ""  # solo: the colour that is closed this round
    closed_before: str = ""
    goal: bool = False  # it is reached already


def stage(game: KingdomGame, scene: Scene) -> KingdomState:
    """The state of a scene at its next question; what cannot be is a ValueError that begins with the scene's word."""
    texts = (scene.red, scene.blue, scene.green, scene.yellow)
    seats = scene.seats or max([2, *(1 + seat for seat, text in enumerate(texts) if text)])
    if any(texts[seats:]):
        raise ValueError(f"seats: there are only {seats} players")
    terms = game.terms(scene.scenario, seats, scene.options)
    state = new_state(with_cards(game.tables, grids_of(scene.trays)), game.law, terms, seeded(0))
    set_up(state)
    for tray in range(TRAYS):
        state.card[tray] = NONE
        state.level[tray] = 0
    for word, lay in (("trays", _lay_tray), ("towers", _build), ("decks", _sort_deck), ("boss", _place_boss)):
        for item in _items(getattr(scene, word)):
            _lay(state, word, item, lay)
    for seat in range(seats):
        for item in _items(texts[seat]):
            _lay(state, SEATS[seat], item, partial(settle_camp, seat))
    fill_camps(state)
    _tell_team(state, scene)
    _open_trails(state, scene.trails)
    _begin(state, scene)
    if wrong := miscount(state):
        raise ValueError(wrong)
    settle(state)
    return state


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(";") if item.strip()]


def _lay(state: KingdomState, word: str, item: str, lay: Layer) -> None:
    try:
        lay(state, item.split())
    except ValueError as error:
        raise ValueError(f"{word}: {item!r}: {error}") from None


# cards that are not in the box


def grids_of(text: str) -> tuple[str, ...]:
    """The cards of trays that are drawn, each with the words behind it that belong to the card."""
    drawn = [item.split() for item in _items(text) if GRID.fullmatch(item.split()[0])]
    return tuple(" ".join([words[0], *(w for w in words if w.startswith(("crystals=", "kind=")))]) for words in drawn)


@lru_cache(maxsize=64)
def with_cards(tables: Tables, drawn: tuple[str, ...]) -> Tables:
    """The content with some horde cards more, X1, X2, … as they are drawn."""
    if not drawn:
        return tables
    hordes = dict(tables.content.hordes)
    for number, text in enumerate(drawn, start=1):
        grid, *marks = text.split()
        given = dict(mark.split("=") for mark in marks)
        kind = given.get("kind", "normal")
        if kind not in KINDS[:-1] or not given.get("crystals", "0").isdecimal():
            raise ValueError(f"trays: {text!r}: crystals=1, or a kind of {', '.join(KINDS[:-1])}")
        for mark in set(grid) - {*tables.enemies, *"./=~^1234"}:
            raise ValueError(f"trays: {grid!r}: {mark!r} is no enemy")
        wanted = {"kind": kind, "tier": 1, "crystals": int(given.get("crystals", "0")), "source": "drawn"}
        hordes[f"X{number}"] = msgspec.convert({**wanted, "grid": grid.split("/")}, Horde)
    return Tables(msgspec.structs.replace(tables.content, hordes=hordes))


# trays


def place_named(state: KingdomState, word: str) -> tuple[int, int]:
    """A route and a place on it: 1/4, or the lowest route that has the space r2c1."""
    routes = state.field.routes
    if found := PLACE.fullmatch(word):
        route, index = int(found[1]) - 1, int(found[2])
        if route < len(routes) and index < len(routes[route]):
            return route, index
    elif word in CELL_NAMES and state.field.route_of[CELL_NAMES.index(word)] != NONE:
        route = state.field.route_of[CELL_NAMES.index(word)]
        return route, routes[route].index(CELL_NAMES.index(word))
    raise ValueError(f"{word!r} is not a place on a route, like 1/0, nor a path space, like r2c1")


def _lay_tray(state: KingdomState, words: list[str]) -> None:
    if len(words) < 2:
        raise ValueError("a card and a place are needed")
    names = [card.name for card in state.tables.cards]
    if GRID.fullmatch(words[0]):
        taken = [int(card) for card in state.card[:TRAYS]]
        drawn = [name for name in names if name[0] == "X" and names.index(name) not in taken]
        card = names.index(drawn[0])
    elif words[0] in state.tables.card_names:
        card = names.index(words[0])
    else:
        raise ValueError(f"{words[0]!r} is neither a horde card nor a grid of five rows")
    route, index = place_named(state, words[1])
    tray = put_tray(state, card, route, index)
    state.decks = [[other for other in deck if other != card] for deck in state.decks]
    state.ghosts = [other for other in state.ghosts if other != card]
    for mark in words[2:]:
        _mark_tray(state, tray, mark)


def _mark_tray(state: KingdomState, tray: int, mark: str) -> None:
    word, _, value = mark.partition("=")
    if mark == "fast":
        state.fast[tray] = 1
    elif word == "level" and value in ("1", "2", "3", "4"):
        state.level[tray] = int(value)
    elif word in ("tile", "soldiers"):
        lay_pieces(state, tray, word, value)
    elif word not in ("crystals", "kind"):
        raise ValueError(f"{mark!r} is not tile=00,01:magic, soldiers=22, level=2, fast, crystals=1 or kind=flying")


def lay_pieces(state: KingdomState, tray: int, word: str, value: str) -> None:
    """A tile with its damage type, or soldiers from the supply."""
    squares, _, damage = value.partition(":")
    mask = 0
    for square in squares.split(","):
        if square not in SQUARE_NAMES:
            raise ValueError(f"{square!r} is not a square from 00 to 44")
        mask |= BITS[SQUARE_NAMES.index(square)]
    if word == "tile":
        if (damage or DAMAGES[0]) not in DAMAGES:
            raise ValueError(f"{damage!r} is not one of {', '.join(DAMAGES)}")
        lay_tile(state, tray, mask, DAMAGES.index(damage or DAMAGES[0]))
        return
    if count(mask) > state.spare:
        raise ValueError("there are not so many soldiers")
    state.soldiers[tray] |= mask
    state.spare -= count(mask)


# towers, decks, the boss


def _build(state: KingdomState, words: list[str]) -> None:
    tower, site, *marks = words if len(words) > 1 else (*words, "")
    if tower not in state.tables.tower_names or site not in SITE_NAMES[: len(state.field.sites)]:
        raise ValueError("a tower like A1 and a site like c are needed")
    place = 2 * SITE_NAMES.index(site)
    place += int(state.built[place] != NONE)
    number = state.tables.tower_names.index(tower)
    if state.built[place] != NONE or state.supply[number] == 0:
        raise ValueError("the site is full, or there is no such tower left")
    owner = state.field.colour[place // 2]
    state.supply[number] -= 1
    state.built[place] = number
    state.builder[place] = 0 if owner == WHITE or state.terms.solo else owner
    for mark in marks:
        if mark in FACINGS:
            state.facing[place] = FACINGS.index(mark)
        elif mark in SEATS[: state.seats]:
            state.builder[place] = SEATS.index(mark)
        elif mark == "down":
            state.flipped[place] = 1
        else:
            raise ValueError(f"{mark!r} is not a facing, a player, or down")


def _sort_deck(state: KingdomState, words: list[str]) -> None:
    names, cards = [card.name for card in state.tables.cards], [word for word in words[1:] if word != "-"]
    if words[0] == "actions":
        known = [card.name for card in _boss(state)]
        _refuse_unknown(cards, known)
        state.boss_deck = [known.index(card) for card in reversed(cards)]
        return
    _refuse_unknown(cards, state.tables.card_names)
    numbers = [names.index(card) for card in reversed(cards)]
    state.decks = [[card for card in deck if card not in numbers] for deck in state.decks]
    state.ghosts = [card for card in state.ghosts if card not in numbers]
    if words[0] == "ghosts":
        state.ghosts = numbers
    elif words[0].isdecimal() and 1 <= int(words[0]) <= len(state.decks):
        state.decks[int(words[0]) - 1] = numbers
    else:
        raise ValueError(f"{words[0]!r} is not the number of a marker, nor ghosts, nor actions")


def _refuse_unknown(words: list[str], known: list[str]) -> None:
    for word in words:
        if word not in known:
            raise ValueError(f"{word!r} is not one of {', '.join(known)}")


def _boss(state: KingdomState) -> tuple[BossCard, ...]:
    if state.terms.boss == NONE:
        raise ValueError("this scenario has no boss")
    return state.tables.content.bosses[state.tables.boss_names[state.terms.boss]].cards


def _place_boss(state: KingdomState, words: list[str]) -> None:
    _boss(state)
    state.route[BOSS_TRAY], state.index[BOSS_TRAY] = place_named(state, words[0])
    for mark in words[1:]:
        word, _, value = mark.partition("=")
        cards = [int(state.card[BOSS_TRAY]), *state.boss_health]
        if word == "left" and value.isdecimal() and 1 <= int(value) <= len(cards):
            state.card[BOSS_TRAY], state.boss_health = cards[-int(value)], cards[len(cards) - int(value) + 1 :]
        elif word in ("tile", "soldiers"):
            lay_pieces(state, BOSS_TRAY, word, value)
        else:
            raise ValueError(f"{mark!r} is not left=1, tile=00:magic or soldiers=22")


# the team, and the round


def _tell_team(state: KingdomState, scene: Scene) -> None:
    for word in ("hearts", "crystals"):
        if getattr(scene, word) != UNTOLD:
            setattr(state, word, getattr(scene, word))
    if state.hearts < 1 or not 0 <= state.crystals <= state.tables.numbers.crystals:
        raise ValueError(f"{'hearts' if state.hearts < 1 else 'crystals'}: the game does not allow so many or so few")
    for name in scene.spells.split():
        if name not in state.tables.spell_names:
            raise ValueError(f"spells: {name!r} is not one of {', '.join(state.tables.spell_names)}")
        state.spells |= 1 << state.tables.spell_names.index(name)
    for word in ("closed", "closed_before"):
        name = getattr(scene, word)
        if name and (not state.terms.solo or name not in SEATS[: state.field.colours]):
            raise ValueError(f"{word}: only alone, and one of {', '.join(SEATS[: state.field.colours])}")
        setattr(state, word, SEATS.index(name) if name else NONE)


def _open_trails(state: KingdomState, text: str) -> None:
    """Only these trail cards lie on the map."""
    letters, told = state.terms.given.trails, text.replace("-", "").split()
    if text == "all":
        return
    for word in told:
        if word not in letters:
            raise ValueError(f"trails: there is no trail card {word}")
    for trail, letter in enumerate(letters):
        if letter not in told and state.trails >> trail & 1:
            state.trails &= ~(1 << trail)
            state.opens[letters[letter] - 1] = 0


def _begin(state: KingdomState, scene: Scene) -> None:
    """The stack at the beginning of a phase; in Phase 2 knocked-out heroes have been revived already."""
    if scene.phase not in BEGINNINGS:
        raise ValueError(f"phase: {scene.phase!r} is not one of {', '.join(BEGINNINGS)}")
    state.round, state.goal = scene.round, scene.goal
    if scene.phase == "round":
        state.stack = [Frame(ROUND, 0)]
        return
    phase = PHASES.index(scene.phase)
    has_boss = state.card[BOSS_TRAY] != NONE
    later = [number for number in range(7, phase - 1, -1) if number != BOSSING or has_boss]
    state.stack = [Frame(ROUND_END, 0), *(Frame(PHASE, 0, number) for number in later)]
    if phase == PLAYING:
        state.phase = PLAYING
        state.stack[-1] = Frame(PLAY, TEAM)
