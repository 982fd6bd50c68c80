"""Setting up: decks, hordes, heroes, spells (RT section 3, EU section 4). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.tokens import lay_out
from warbook.games.kingdom.board.trays import put_tray
from warbook.games.kingdom.content.tables import GHOST, GROUPS, NORMAL
from warbook.games.kingdom.effects.start import begin_team
from warbook.games.kingdom.effects.vocabulary import AT_ONCE, FORCES
from warbook.games.kingdom.frames import (
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
    WARRIOR,
)
from warbook.games.kingdom.present.events import HeroChosen
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.bosses import action_deck
from warbook.games.kingdom.turn.rift_cards import shuffle_rifts
from warbook.games.kingdom.turn.starting_towers import take_starters
from warbook.kernel.api import Frame, Refusal

FIRST_SKULLS: Final = FORCES.index("first_skulls")


def set_up(state: KingdomState) -> None:
    """Lay out decks, hordes and tokens (RT-3.1, EU-4.1); then heroes, bench, starting towers and spells are chosen.

    Then the first round begins (RT-3.9).
    """
    given = state.terms.given
    deal(state)
    for trail, marker in enumerate(given.trails.values()):
        state.trails |= 1 << trail
        state.opens[marker - 1] = state.tables.numbers.rounds + 1
    open_trail(state)
    place_boss(state)
    lay_out(state)
    shuffle_rifts(state)
    state.stack = [Frame(ROUND, 0)]
    for _ in range(state.terms.iron.tentacles):
        begin_team(state, state.tables.rising, NONE, NONE, AT_ONCE)
    if state.terms.spells:  # RT-3.9
        state.stack.append(Frame(SPELLS, TEAM))
    take_starters(state)
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
    """Draw decks by their recipes, then the hordes at the start; what is left of a tier is the reserve.

    No card is drawn twice (RT-3.3, RT-3.4, RT-30.3, RT-30.4, EU-4.6, EU-4.7, EU-4.8, EU-4.22).
    """
    piles = shuffled_piles(state)
    decks: list[list[int]] = []
    for recipe in state.terms.players.decks:
        deck: list[int] = []
        for segment in recipe:
            cards = drawn(state, piles, segment)
            state.rng.shuffle(cards)
            deck += cards
        decks.append(deck[::-1])  # RT-3.3, EU-4.8
    state.decks = decks
    for initial in state.terms.players.initial:  # RT-30.4, EU-4.22
        card = piles[f"T{initial.tier}"].pop()  # RT-30.6
        put_tray(state, card, initial.route - 1, initial.index)  # RT-3.4, EU-4.7
    if state.terms.given.ghosts:  # RT-21.11
        state.ghosts = piles[GHOST_PILE]  # RT-31.43
    if state.tables.draws_reserve:  # EU-4.5
        state.reserve = [piles.get(f"T{tier}", []) for tier in range(1, TIERS + 1)]  # EU-31.45


GHOST_PILE: Final = "ghosts"
TIERS: Final = 4  # of the reserve


def shuffled_piles(state: KingdomState) -> dict[str, list[int]]:
    """The horde cards by tier and group, shuffled, without those that a recipe names or the scenario excludes."""
    piles: dict[str, list[int]] = {}
    text = " + ".join([segment for recipe in state.terms.players.decks for segment in recipe])
    named = [term.split()[-1] for term in text.split(" + ") if term]
    for card in range(state.tables.hordes):
        name = state.tables.card_names[card]
        if name in state.terms.given.exclude:  # EU-4.6, EU-12.8
            continue
        for tag in tags_of(state, card):
            piles.setdefault(tag, []).extend([card] * (state.tables.cards[card].copies - named.count(name)))
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
    """The boss stands on its space with its health cards and its deck (RT-22.2, RT-22.3, RT-29.7, EU-27.1, EU-27.8)."""
    place = state.terms.given.boss  # RT-22.1
    if place is None:
        return
    boss = state.tables.content.bosses[place.name]  # EU-27.1
    cards = state.tables.boss_cards[state.terms.boss]
    if boss.layers:  # EU-27.2
        cards = [cards[number - 1] for number in boss.layers[str(state.seats)]]
    else:
        cards = cards[: boss.count[str(state.seats)] + state.terms.iron.more_health]  # RT-29.2
    state.card[BOSS_TRAY] = cards[0]  # RT-22.3
    # one that stands beside the map has a lane behind the routes (EU-3.14)
    state.route[BOSS_TRAY] = len(state.field.routes) if place.cell is not None else place.route - 1
    state.index[BOSS_TRAY] = place.index  # RT-22.2
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
    """How many abilities a player has still to choose (RT-3.8, EU-4.17, EU-4.18)."""
    figure = hero_of(state, seat)
    if figure == NONE:
        return 0
    chosen = bits(int(state.has[figure]))
    allowed = [ability for ability in range(len(state.tables.heroes[figure].abilities)) if is_allowed(state, ability)]
    return min(state.terms.abilities, len(allowed)) - chosen


def is_allowed(state: KingdomState, ability: int) -> bool:
    """Whether the scenario lets heroes take the ability of this number (EU-4.17)."""
    allowed = state.terms.given.abilities_allowed
    return not allowed or ability + 1 in allowed


def bits(mask: int) -> int:
    """How many bits are set."""
    return bin(mask).count("1")


def is_prepared(state: KingdomState, seat: int) -> bool:
    """Whether a player has a hero with its abilities."""
    return hero_of(state, seat) != NONE and abilities_wanted(state, seat) == 0


def refuse_hero(state: KingdomState, seat: int, figure: int) -> Refusal | None:
    """Why a player cannot take a hero: has one, it is taken, or the scenario bans it (RT-3.6, RT-24.55)."""
    if figure >= len(state.tables.heroes) or state.role[figure]:
        return Refusal(state.law["heroes"])  # RT-3.6, EU-4.3
    if hero_of(state, seat) != NONE:
        return Refusal(state.law["heroes"])  # RT-3.6, EU-4.3
    return refuse_banned(state, figure)


def refuse_banned(state: KingdomState, figure: int) -> Refusal | None:
    """Why nobody may have a hero: the scenario bans it, or it is a guest that was not agreed on (RT-24.55, EU-29.2)."""
    if figure >= state.tables.own_heroes and not state.terms.guests:
        return Refusal(state.law["guests"])
    is_banned = state.tables.hero_names[figure] in state.terms.given.banned  # RT-24.55
    return Refusal(state.law["banned-hero"]) if is_banned else None


def pick_hero(state: KingdomState, seat: int, figure: int) -> None:
    """The hero with its towers, full health, the figure on its board (RT-3.6, RT-3.7, EU-4.3, EU-4.14, EU-4.15)."""
    hero = state.tables.heroes[figure]
    state.role[figure] = MAIN
    state.owner[figure] = seat
    state.health[figure] = hero.health  # RT-3.7, EU-4.15
    for tower in hero.start[state.seats]:
        if state.supply[tower]:
            state.supply[tower] -= 1
            state.hand[TOWERS * seat + tower] += 1
    if hero.companion:
        state.role[state.tables.companion] = CAT
        state.owner[state.tables.companion] = seat
    if hero.warriors:  # EU-4.16
        for warrior in state.tables.warriors:
            state.role[warrior] = WARRIOR
            state.owner[warrior] = seat
            state.health[warrior] = state.tables.warrior_health
    if state.log is not None:
        state.log.append(HeroChosen(rule=state.law["heroes"], seat=seat, figure=figure))  # RT-3.6, EU-4.3


def refuse_ability(state: KingdomState, seat: int, ability: int) -> Refusal | None:
    """Why a player cannot choose an ability, before the first round and for good (RT-3.8, EU-4.19)."""
    figure = hero_of(state, seat)
    if figure == NONE or abilities_wanted(state, seat) == 0:  # EU-4.19
        return Refusal(state.law["abilities"])
    if ability >= len(state.tables.heroes[figure].abilities) or state.has[figure] >> ability & 1:
        return Refusal(state.law["abilities"])
    return None if is_allowed(state, ability) else Refusal(state.law["abilities"])


def pick_ability(state: KingdomState, seat: int, ability: int) -> None:
    """An ability lies face up in a slot; what it brings for the start is there at once (EU-4.15, EU-C7)."""
    figure = hero_of(state, seat)
    state.has[figure] |= 1 << ability
    state.ready[figure] |= 1 << ability  # EU-4.15
    force = state.tables.heroes[figure].cards[ability].force
    if force is not None:
        state.skulls[figure] += force.worth[FIRST_SKULLS]


# bench and spells


def bench_size(state: KingdomState) -> int:
    """How many heroes sit on the bench."""
    return sum([int(state.role[figure] == ON_BENCH) for figure in range(len(state.tables.heroes))])


def refuse_bench(state: KingdomState, figure: int) -> Refusal | None:
    """Why a hero cannot be put on the bench (RT-18.5, EU-25.1, EU-25.2, EU-25.11)."""
    if figure >= len(state.tables.heroes) or state.role[figure]:
        return Refusal(state.law["bench"])
    if bench_size(state) >= state.terms.bench:
        return Refusal(state.law["bench"])
    return refuse_banned(state, figure)


def pick_bench(state: KingdomState, figure: int) -> None:
    """A bench hero with figure and basic attack alone."""
    state.role[figure] = ON_BENCH
    state.owner[figure] = 0
    if state.log is not None:
        state.log.append(HeroChosen(rule=state.law["bench"], seat=0, figure=figure, bench=True))


def refuse_spell_choice(state: KingdomState, spell: int) -> Refusal | None:
    """Why a spell cannot be chosen (RT-19.2)."""
    if spell >= len(state.tables.spells) or state.spells >> spell & 1:
        return Refusal(state.law["spells"])  # RT-19.2, EU-29.6
    return Refusal(state.law["spells"]) if state.tables.energy[spell] > state.terms.given.energy else None
