"""Setting up: decks, hordes, heroes, spells (section 3). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.bosses import action_deck
from warbook.games.kingdom.events import HeroChosen
from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import GHOST, GROUPS, NORMAL
from warbook.games.kingdom.terms import (
    BENCH,
    BOSS_TRAY,
    CAT,
    HEROES,
    MAIN,
    ON_BENCH,
    ROUND,
    SPELLS,
    TEAM,
    TOWERS,
)
from warbook.games.kingdom.trays import put_tray
from warbook.kernel.api import Frame, Refusal


def set_up(state: KingdomState) -> None:
    """Lay out decks and hordes (RT-3.1); then heroes, bench and spells (RT-3.9) are chosen; the first round begins."""
    given = state.terms.given
    deal(state)
    for trail, marker in enumerate(given.trails.values()):
        state.trails |= 1 << trail
        state.opens[marker - 1] = state.tables.numbers.rounds + 1
    open_trail(state)
    place_boss(state)
    state.stack = [Frame(ROUND, 0)]
    if state.terms.spells:
        state.stack.append(Frame(SPELLS, TEAM))
    if state.terms.solo:
        state.stack.append(Frame(BENCH, 0))
    state.stack.append(Frame(HEROES, TEAM))


def open_trail(state: KingdomState) -> None:
    """In an iron challenge a trail card may be gone from the start."""
    letter = state.terms.iron.open_trail
    names = list(state.terms.given.trails)
    if letter in names:
        trail = names.index(letter)
        state.trails &= ~(1 << trail)
        state.opens[state.terms.given.trails[letter] - 1] = 0


def deal(state: KingdomState) -> None:
    """Draw decks by their recipes, then the hordes at the start (RT-3.3, RT-3.4); no card twice (RT-30.3, RT-30.4)."""
    piles = shuffled_piles(state)
    decks: list[list[int]] = []
    for recipe in state.terms.players.decks:
        deck: list[int] = []
        for segment in recipe:
            cards = drawn(state, piles, segment)
            state.rng.shuffle(cards)
            deck += cards
        decks.append(deck[::-1])
    state.decks = decks
    for initial in state.terms.players.initial:
        card = piles[f"T{initial.tier}"].pop()
        put_tray(state, card, initial.route - 1, initial.index)
    if state.terms.given.ghosts:  # RT-21.11
        state.ghosts = piles[GHOST_PILE]


GHOST_PILE: Final = "ghosts"


def shuffled_piles(state: KingdomState) -> dict[str, list[int]]:
    """The horde cards by tier and group, shuffled, without those that a recipe names."""
    piles: dict[str, list[int]] = {}
    text = " + ".join([segment for recipe in state.terms.players.decks for segment in recipe])
    named = [term.split()[-1] for term in text.split(" + ") if term]
    for card in range(state.tables.hordes):
        if state.tables.card_names[card] in named:
            continue
        for tag in tags_of(state, card):
            piles.setdefault(tag, []).append(card)
    for pile in piles.values():
        state.rng.shuffle(pile)
    return piles


def tags_of(state: KingdomState, card: int) -> list[str]:
    """The pile to which a card belongs; portals are only ever named."""
    kind = state.tables.cards[card].kind
    if kind == NORMAL:
        return [f"T{state.tables.cards[card].tier}"]
    if kind == GHOST:
        return [GHOST_PILE]
    return [tag for tag, group in GROUPS.items() if group == kind]


def drawn(state: KingdomState, piles: dict[str, list[int]], segment: str) -> list[int]:
    """The cards of one segment of a recipe: "2 T1 + P1-01"."""
    cards: list[int] = []
    for name, count in terms_of(segment):
        if name in state.tables.card_names:
            cards.append(state.tables.card_names.index(name))
        else:
            for _ in range(count):
                cards.append(piles[name].pop())
    return cards


def terms_of(segment: str) -> list[tuple[str, int]]:
    """What a segment of a recipe is made of: kinds of cards or single cards, and how many."""
    found: list[tuple[str, int]] = []
    for term in segment.split(" + "):
        words = term.split()
        found.append((words[-1], int(words[0]) if len(words) > 1 else 1))
    return found


def place_boss(state: KingdomState) -> None:
    """The boss stands on its space with its health cards and its deck (RT-22.2, RT-22.3, RT-29.7)."""
    place = state.terms.given.boss
    if place is None:
        return
    boss = state.tables.content.bosses[place.name]
    count = boss.count[str(state.seats)] + state.terms.iron.more_health
    cards = state.tables.boss_cards[state.terms.boss][:count]
    state.card[BOSS_TRAY] = cards[0]
    state.route[BOSS_TRAY] = place.route - 1
    state.index[BOSS_TRAY] = place.index
    state.boss_health = cards[1:]
    state.boss_deck = action_deck(state)


# heroes


def hero_of(state: KingdomState, seat: int) -> int:
    """The hero of a player, NONE before it was chosen."""
    for figure in range(len(state.tables.heroes)):
        if state.role[figure] == MAIN and state.owner[figure] == seat:
            return figure
    return NONE


def abilities_wanted(state: KingdomState, seat: int) -> int:
    """How many abilities a player has still to choose (RT-3.8)."""
    figure = hero_of(state, seat)
    if figure == NONE:
        return 0
    chosen = bits(int(state.has[figure]))
    return min(state.terms.given.abilities, len(state.tables.heroes[figure].abilities)) - chosen


def bits(mask: int) -> int:
    """How many bits are set."""
    return bin(mask).count("1")


def is_prepared(state: KingdomState, seat: int) -> bool:
    """Whether a player has a hero with its abilities."""
    return hero_of(state, seat) != NONE and abilities_wanted(state, seat) == 0


def refuse_hero(state: KingdomState, seat: int, figure: int) -> Refusal | None:
    """Why a player cannot take a hero: has one, it is taken, or the scenario bans it (RT-3.6, RT-24.55)."""
    if figure >= len(state.tables.heroes) or state.role[figure]:
        return Refusal(state.law["heroes"])
    if hero_of(state, seat) != NONE:
        return Refusal(state.law["heroes"])
    return Refusal(state.law["banned-hero"]) if state.tables.hero_names[figure] in state.terms.given.banned else None


def pick_hero(state: KingdomState, seat: int, figure: int) -> None:
    """The hero with its towers, full health, the figure on its board (RT-3.6, RT-3.7)."""
    hero = state.tables.heroes[figure]
    state.role[figure] = MAIN
    state.owner[figure] = seat
    state.health[figure] = hero.health
    for tower in hero.start[state.seats]:
        if state.supply[tower]:
            state.supply[tower] -= 1
            state.hand[TOWERS * seat + tower] += 1
    if hero.companion:
        state.role[state.tables.companion] = CAT
        state.owner[state.tables.companion] = seat
    if state.log is not None:
        state.log.append(HeroChosen(rule=state.law["heroes"], seat=seat, figure=figure))


def refuse_ability(state: KingdomState, seat: int, ability: int) -> Refusal | None:
    """Why a player cannot choose an ability (RT-3.8)."""
    figure = hero_of(state, seat)
    if figure == NONE or abilities_wanted(state, seat) == 0:
        return Refusal(state.law["abilities"])
    if ability >= len(state.tables.heroes[figure].abilities) or state.has[figure] >> ability & 1:
        return Refusal(state.law["abilities"])
    return None


def pick_ability(state: KingdomState, seat: int, ability: int) -> None:
    """An ability lies face up in a slot."""
    figure = hero_of(state, seat)
    state.has[figure] |= 1 << ability
    state.ready[figure] |= 1 << ability


# bench and spells


def bench_size(state: KingdomState) -> int:
    """How many heroes sit on the bench."""
    return sum([int(state.role[figure] == ON_BENCH) for figure in range(len(state.tables.heroes))])


def refuse_bench(state: KingdomState, figure: int) -> Refusal | None:
    """Why a hero cannot be put on the bench (RT-18.5)."""
    if figure >= len(state.tables.heroes) or state.role[figure]:
        return Refusal(state.law["bench"])
    if bench_size(state) >= state.tables.numbers.bench:
        return Refusal(state.law["bench"])
    return Refusal(state.law["banned-hero"]) if state.tables.hero_names[figure] in state.terms.given.banned else None


def pick_bench(state: KingdomState, figure: int) -> None:
    """A bench hero with figure and basic attack alone."""
    state.role[figure] = ON_BENCH
    state.owner[figure] = 0
    if state.log is not None:
        state.log.append(HeroChosen(rule=state.law["bench"], seat=0, figure=figure, bench=True))


def refuse_spell_choice(state: KingdomState, spell: int) -> Refusal | None:
    """Why a spell cannot be chosen (RT-19.2)."""
    if spell >= len(state.tables.spells) or state.spells >> spell & 1:
        return Refusal(state.law["spells"])
    return Refusal(state.law["spells"]) if state.tables.energy[spell] > state.terms.given.energy else None
