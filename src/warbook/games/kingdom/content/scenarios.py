"""The shapes of scenarios, settings, counts and parameters as the TOML files give them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from warbook.games.kingdom.content.steps import Cell, Step


class BossPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a boss begins: on a route, or on a space of its own (EU-3.14)."""

    name: str
    route: int = 0
    index: int = 0
    cell: Cell | None = None


class Iron(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The extra rule of an iron challenge."""

    idle_heroes: int = 0  # rounds in which no hero may be activated
    no_soldier_purchases: bool = False
    fast_in_even_rounds: bool = False  # hordes spawned then are fast for good
    more_health: int = 0  # health cards of the boss
    no_escape_crystals: bool = False
    aim_damage: int = 1
    level_cap: int = 0
    no_ghost_crystals: bool = False
    open_trail: str = ""
    no_precise_on_flying: bool = False
    boss_cards: int = 1
    boss_moves_always: bool = False
    no_upgrades_before: int = 0  # a round
    no_soldier_towers: bool = False  # may be played
    cyclone_times: int = 1  # that it acts in a round
    rest_removes_totem: bool = False  # and nothing else does
    tentacles: int = 0  # at the start
    volcano_damage: int = 1  # to heroes
    hearts: int = 0  # 0 for those of the scenario
    no_flowers: bool = False
    pool_tier: int = 0
    closed_cyclones: bool = False  # to heroes
    beacons_go_out: bool = False  # in even rounds, beside a horde, where no hero is near
    no_beneficial_rifts: bool = False
    boss_cards_even: int = 1  # in even rounds


class Initial(Struct, frozen=True, forbid_unknown_fields=True):
    """A horde on the map at the start."""

    tier: int
    route: int
    index: int


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario has for a number of players."""

    decks: tuple[tuple[str, ...], ...]  # by marker: segments from top to bottom; none for one that is not in use
    initial: tuple[Initial, ...] = ()
    abilities: int = 0  # slots of each hero (EU-4.18)
    start: tuple[str, ...] = ()  # towers of the team (EU-4.13)
    map: tuple[str, ...] = ()  # if it depends on the number of players (EU-4.1)


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A path tile on the map: its upper left space and its quarter turns (EU-3.2)."""

    id: str
    row: int
    column: int
    turns: int


class Happening(Struct, frozen=True, forbid_unknown_fields=True):
    """An event: it comes after so many cards of a deck (EU-28.2, EU-28.3)."""

    marker: int
    deck: int
    after: int
    name: str
    steps: tuple[Step, ...]  # EU-39.4


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A scenario: map, decks, cap, goal, rules of its own (RT-1.1, RT-17.1), none for the Kingdom (RT-17.8)."""

    level_cap: int
    goal: Literal["portals", "boss", "survive", "last-stand", "champions", "beacons"]
    routes: tuple[tuple[Cell, ...], ...]
    players: dict[str, Players]
    source: str
    abilities: int = 0  # for every number of players
    spells: int = 0
    energy: int = 0
    exit: Literal["", "N", "E", "S", "W"] = ""  # the side of the map on which cards stand; "" if they stay upright
    map: tuple[str, ...] = ()
    iron: Iron = Iron()  # EU-39.4
    boss: BossPlace | None = None
    banned: tuple[str, ...] = ()  # heroes that may not be chosen
    even_markers: tuple[int, ...] = ()  # markers that spawn in even rounds only
    trails: dict[str, int] = field(default_factory=dict)  # trail cards and the markers they close
    ghosts: bool = False
    hearts: int = 0  # to which those of the setting are added (EU-4.2, EU-4.12)
    crystals: int = 0
    gold: int = 0
    abilities_allowed: tuple[int, ...] = ()  # numbers from 1 (EU-4.17)
    modifications: tuple[Literal["basic", "advanced"], ...] = ()  # that are for sale (EU-4.20)
    champions: tuple[str, ...] = ()  # cards to be destroyed (EU-6.10)
    without: tuple[Literal["totem", "volcano", "ink-pool"], ...] = ()  # on the board at the end of the round
    last_spaces: int = 0  # at the end of a path, for a last stand (EU-6.9); 0 for all
    exclude: tuple[str, ...] = ()  # horde cards that are not used (EU-4.6a)
    tiles: tuple[Laid, ...] = ()
    gates: tuple[Cell, ...] = ()  # EU-3.5
    flowers: dict[str, tuple[Cell, ...]] = field(default_factory=dict)
    features: dict[str, tuple[Cell, ...]] = field(default_factory=dict)
    markers: dict[Literal["beacon", "rift"], tuple[Cell, ...]] = field(default_factory=dict)
    events: tuple[Happening, ...] = ()
    quench: bool = False  # a hero on a volcano may remove it with its rest
    pool_tier: int = 0  # the tier that ink pools draw (EU-16.16)
    cyclones_by_index: bool = False  # the one with the lower path index acts first
    rift_rounds: int = 0  # a Rift card is revealed in every so many rounds


class Difficulty(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A setting: what the Kingdom starts with besides what the scenario gives, and what it changes (EU-5.3, EU-5.4)."""

    hearts: int
    crystals: int
    source: str
    stars: int = 0
    no_spells: bool = False
    no_knock_outs: bool = False  # a hero knocked out loses the game
    iron: bool = False
    gold: int = 0
    raised_towers: int = 0  # starting towers that may be replaced by one a level higher (EU-5.1)
    returned_towers: int = 0  # starting towers that go back (EU-5.5)


class Numbers(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Counts and limits."""

    soldiers: int
    crystals: int
    prices: tuple[int, ...]
    slots: int  # abilities on a hero board (RT-3.8)
    bench: int
    source: str
    rounds: int = 0  # 0 for no limit
    companion_move: int = 0
    gold: int = 0  # that the team can keep (EU-17.4)
    hearts: int = 0  # markers of the Kingdom and of heroes (EU-4.4)
    modification_price: int = 0  # EU-23.7
    most_bench: int = 0  # for an easier game alone (EU-25.11)
    protections: int = 0  # heroes that can be protected at once (EU-15.43); 0 for no limit
    site_overlays: int = 0  # of each colour
    white_overlays: int = 0
    spawn_markers: int = 0
    gate_tiles: int = 0
    event_markers: int = 0
    rift_rounds: int = 0  # in Rift mode a card is revealed in every so many rounds (EU-28.6)


class Parameters(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What games of the family do in different ways; what is not named is done as in Rift in Time."""

    source: str = ""
    free_tiles: bool = False  # tiles may always be turned and flipped (EU-11.2)
    optional_upgrade: bool = False  # EU-14.3
    crowded_loss: bool = False  # no empty space for a horde that must be spawned (EU-8.4)
    empty_decks_loss: bool = False  # EU-6.3
    no_escape_rewards: bool = False  # EU-21.3
    gates: bool = False  # spaces for heroes, beside every hero board (EU-3.5, EU-15.10)
    upright_cards: bool = False  # EU-3.13
    one_of_each: bool = False  # a site has one soldier tower and one other tower (EU-10.2)
    move_first: bool = False  # then the action (EU-15.1, EU-15.2)
    forced_action: bool = False  # EU-15.1, EU-15.3
    rest_on_board: bool = False  # EU-15.25
    icons_first: bool = False  # all active abilities, then all movement (EU-19.1)
    open_backs: bool = False  # tier and reward of the top card of a deck are seen (EU-4.9)
    parting_routes: bool = False  # routes that have met may part again (EU-3.8, EU-20.6)
    in_turn: bool = False  # hordes are destroyed one after another, as the players choose (EU-17.1)
    retreat_behind: bool = False  # also to the space that the horde has just left (EU-20.16)
    level_pool: bool = False  # only towers up to the level cap are in the pool (EU-4.10)
    team_choices: bool = False  # where a hero makes room is any player's choice (EU-20.11)
    boss_is_horde: bool = False  # for all ranges, and nothing but tiles goes on it (EU-13.15, EU-27.3)
    lift_for_all: bool = False  # with an empty supply soldiers may be taken from trays for any effect (EU-18.4)
    nearest_activation: bool = False  # is the one that a hero who is knocked out skips (EU-15.29)
