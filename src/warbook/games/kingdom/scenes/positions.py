"""Positions written as text, for worked examples and tests.

A `Scene` has only what matters. The rest of the map is empty; decks are dealt by their recipes without the
named cards; a player without a named hero has the next one. Everything is a list of items separated by `;`:

    stage(game, Scene(red="malik r3c1 hp=2 ; hand A1 B1", trays="ww.../gg.../g..../...../..... r2c1 ; H1-03 1/4"))

    players   malik r3c1        a hero in a space; without one on its board     hp=2  used  down  revived  guarded
              malik t0 12       … engaged, its base's upper left square 12      reborn=3
              +earthquake       an ability face up; -: face down; ~: in force   wildcat t0 30   (also: wildcat came)
              hand A1 A1 B2     tower cards; incoming A2                        bench alleria ; brought ignus r2c1
              hand ARC1+direct  with modifications; tile-2x1:NE: its direction  skulls=2 ; warrior1 t0 12 (a square)
    trays     H1-03 1/4         a card on route 1, place 4, or in a space r2c1   tile=00,01,10:magic  soldiers=22,23
              ww.../gg.../…     a card that is not in the box: crystals=2 kind=flying
              level=2           has become a portal     fast     upon others named before it
              frozen silent cursed charged              tile=00:magic:elora  a hero's, or a tower's
              gold=1 either=1 shield=E                  further words of a card that is not in the box
    towers    A1 c N            on a site, facing; a player who has built it, if not the owner; down: turned face down
    decks     1 H1-01 P1-01     the top card first; 1 - for an empty deck; ghosts GD-01 ; actions wrath ruin (a boss's)
    boss      1/3 left=2        where it stands, its health cards with the current one; tile=…  soldiers=…

Trays are t0, t1, … in the given order. All pieces exist: 12 soldiers, every tower card, every
horde card once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Final

from msgspec import Meta, Struct, field

from warbook.games.kingdom.board.field import NONE, WHITE
from warbook.games.kingdom.content.schema import BossCard
from warbook.games.kingdom.effects.vocabulary import PLAY_END
from warbook.games.kingdom.flow import BOSSING, PLAYING, await_moment, settle
from warbook.games.kingdom.frames import (
    BOSS_TRAY,
    LAYERS,
    PHASE,
    PHASES,
    PLAY,
    ROUND,
    ROUND_END,
    TEAM,
    TRAYS,
)
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.present.notation import FACINGS, SEATS, SITE_NAMES
from warbook.games.kingdom.scenes import tokens
from warbook.games.kingdom.scenes.hordes import (
    draw_out,
    grids_of,
    items_of,
    lay_pieces,
    lay_tray,
    place_named,
    with_cards,
)
from warbook.games.kingdom.scenes.players import fill_camps, settle_camp, take_card
from warbook.games.kingdom.setup import set_up
from warbook.games.kingdom.state import KingdomState, new_state
from warbook.kernel.api import Frame
from warbook.kernel.rng import seeded

UNTOLD: Final = -1
Layer = Callable[[KingdomState, list[str]], None]  # puts one item on the table
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
    tokens: str = ""  # on the map; default: those of the scenario
    rift: str = ""  # open Rift cards
    shut: str = ""  # sites that effects close
    spells: str = ""  # chosen and not cast
    trails: str = "all"  # the trail cards that lie on the map: A B C
    round: Annotated[int, Meta(ge=0, le=99)] = 2
    phase: str = "play"
    hearts: int = UNTOLD
    crystals: int = UNTOLD
    gold: int = UNTOLD
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
    state.doings = []  # tokens that an iron rule places before the first round are given with the others
    for tower in state.starting:
        state.supply[tower] += 1
    state.starting = []
    for tray in range(TRAYS):
        state.card[tray] = NONE
        state.level[tray] = 0
    if scene.tokens:
        tokens.clear_tokens(state)
    state.round = scene.round
    for word, lay in LAYERS_OF_SCENES:
        for item in items_of(getattr(scene, word)):
            _lay(state, word, item, lay)
    for seat in range(seats):
        for item in items_of(texts[seat]):
            _lay(state, SEATS[seat], item, partial(settle_camp, seat))
    fill_camps(state)
    _tell_team(state, scene)
    _open_trails(state, scene.trails)
    _begin(state, scene)
    if wrong := miscount(state):
        raise ValueError(wrong)
    settle(state)
    return state


def _lay(state: KingdomState, word: str, item: str, lay: Layer) -> None:
    try:
        lay(state, item.split())
    except ValueError as error:
        raise ValueError(f"{word}: {item!r}: {error}") from None


# towers, decks, the boss


def _build(state: KingdomState, words: list[str]) -> None:
    tower, site, *marks = words if len(words) > 1 else (*words, "")
    if tower.partition("+")[0] not in state.tables.tower_names or site not in SITE_NAMES[: len(state.field.sites)]:
        raise ValueError("a tower like A1 and a site like c are needed")
    place = LAYERS * SITE_NAMES.index(site)
    layers = LAYERS if state.tables.mods else LAYERS - 1  # more than two need a modification (EU-24.10)
    free = [other for other in range(place, place + layers) if state.built[other] == NONE]
    if not free or state.supply[state.tables.tower_names.index(tower.partition("+")[0])] == 0:
        raise ValueError("the site is full, or there is no such tower left")
    place = free[0]
    owner = state.field.colour[place // LAYERS]
    state.built[place] = take_card(state, tower)
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
    if words[0] == "rifts":
        tokens.stack_rifts(state, cards)
        return
    if words[0] == "reserve":
        tokens.stack_reserve(state, cards)
        return
    if words[0] == "actions":
        known = [card.name for card in _boss(state)]
        _refuse_unknown(cards, known)
        state.boss_deck = [known.index(card) for card in reversed(cards)]
        return
    _refuse_unknown(cards, state.tables.card_names)
    numbers = [names.index(card) for card in reversed(cards)]
    if words[0].isdecimal() and 1 <= int(words[0]) <= len(state.decks):
        state.decks[int(words[0]) - 1] = []
    for card in numbers:
        draw_out(state, card)
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
    if state.field.boss_cell == NONE:
        state.route[BOSS_TRAY], state.index[BOSS_TRAY] = place_named(state, words[0])
        words = words[1:]
    for mark in words:
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
    for word in ("hearts", "crystals", "gold"):
        if getattr(scene, word) != UNTOLD:
            setattr(state, word, getattr(scene, word))
    numbers = state.tables.numbers
    for word, held, least, most in (
        ("hearts", state.hearts, 1, 99),
        ("crystals", state.crystals, 0, numbers.crystals),
        ("gold", state.gold, 0, numbers.gold),
    ):
        if not least <= held <= most:
            raise ValueError(f"{word}: the game does not allow so many or so few")
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
    has_boss = state.card[BOSS_TRAY] != NONE and not state.tables.ways.icons_first
    later = [number for number in range(7, phase - 1, -1) if number != BOSSING or has_boss]
    state.stack = [Frame(ROUND_END, 0), *(Frame(PHASE, 0, number) for number in later)]
    if phase == PLAYING:
        state.phase = PLAYING
        state.stack.pop()
        await_moment(state, PLAY_END)
        state.stack.append(Frame(PLAY, TEAM))


LAYERS_OF_SCENES: Final[tuple[tuple[str, Layer], ...]] = (
    *(("trays", lay_tray), ("towers", _build), ("decks", _sort_deck), ("boss", _place_boss)),
    *(("tokens", tokens.lay_token), ("rift", tokens.open_rift), ("shut", tokens.shut_site)),
)
