"""The view of the Kingdom Rush games: everything one seat or a spectator may know. `views/build.py` builds it."""

from __future__ import annotations

from msgspec import field as made

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.present.views.parts import (
    BossView,
    FateView,
    FigureView,
    ForceView,
    HappeningView,
    MarkerView,
    QuestionView,
    SeatView,
    SiteView,
    TokenView,
    TrayView,
    VolleyView,
    WoundView,
)
from warbook.kernel.wire import View


class KingdomView(View, frozen=True, kw_only=True, omit_defaults=True):  # RT-33.3, EU-33.5
    """Everything one seat, or a spectator, may know: the same for all (RT-33.3, EU-33.5)."""

    scenario: str
    options: dict[str, str]
    phase: str
    round: int
    rounds: int
    rows: int
    columns: int
    hearts: int
    crystals: int
    soldiers: int  # in the supply
    question: QuestionView
    players: tuple[SeatView, ...]
    figures: tuple[FigureView, ...]
    trays: tuple[TrayView, ...]
    sites: tuple[SiteView, ...]
    markers: tuple[MarkerView, ...]
    routes: tuple[tuple[int, ...], ...]  # cells
    exits: tuple[int, ...]  # cells of exit markers
    exit_turn: int
    supply: dict[str, int]
    level_cap: int
    goal: str
    portals: int = 0  # on the map and in the decks
    reached: bool = False  # the goal; the round is still played to its end
    spells: tuple[str, ...] = ()  # chosen and not cast
    trails: tuple[int, ...] = ()  # cells with a trail card
    ghosts: int = 0
    coming: tuple[str, ...] = ()  # cards that are turned over and wait until heroes have made room (RT-5.7)
    boss: BossView | None = None
    volley: VolleyView | None = None
    closed: int = NONE  # colour
    discards: tuple[str, ...] = ()
    fates: tuple[FateView, ...] = ()  # while towers and heroes are played
    wounds: tuple[WoundView, ...] = ()  # with them
    gold: int = 0
    modifications: tuple[str, ...] = ()  # for sale
    cards: dict[str, str] = made(default_factory=dict)  # tower cards with modifications: their names by number
    tokens: tuple[TokenView, ...] = ()
    targets: tuple[str, ...] = ()  # champions that the goal still wants, a card twice for both copies
    rift: tuple[str, ...] = ()  # open Rift cards, the older first
    rift_deck: int = 0
    rift_gone: tuple[str, ...] = ()
    forces: tuple[ForceView, ...] = ()
    happenings: tuple[HappeningView, ...] = ()
    ending: str = ""
