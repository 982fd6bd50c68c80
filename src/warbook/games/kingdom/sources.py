"""Where an attack or an ability that is being carried out comes from: a tower, a hero, a spell; for saved states."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.tables import Deed, Tables
from warbook.games.kingdom.terms import ALL_TRAYS, FIGURES, SEATS, SITES, Doing, Volley

Small = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=-1, le=99)]
Turn = Annotated[int, Meta(ge=0, le=3)]
Squares = Annotated[int, Meta(ge=0, lt=2**25)]
Tray = Annotated[int, Meta(ge=0, lt=ALL_TRAYS)]
SomeTray = Annotated[int, Meta(ge=-1, lt=ALL_TRAYS)]
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """A list of steps of the content, by what has it; a tower has an attack instead."""

    kind: Literal["tower", "basic", "ability", "spell"]
    number: Small  # of the tower, hero or spell
    ability: Small = 0
    step: Small = 0


class VolleyDump(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack that is being made."""

    source: Source
    seat: Seat
    turn: Turn
    targets: list[Tray]
    tiles: list[Number]
    soldiers: Small
    only: SomeTray
    level: Small
    place: Annotated[int, Meta(ge=-1, lt=2 * SITES)]
    forced: bool
    hit_portal: bool
    block: Annotated[int, Meta(ge=-1, lt=16)]
    sides: Annotated[int, Meta(ge=0, lt=16)]
    group: Squares
    last_tray: SomeTray
    last_mask: Squares
    placed: Small
    must: bool


class DoingDump(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is being carried out step by step."""

    source: Source
    figure: Annotated[int, Meta(ge=-1, lt=FIGURES)]
    seat: Seat
    turn: Turn
    step: Small
    ability: Number
    trays: list[Tray]
    used: Small
    last_tray: SomeTray
    empty: Small
    enemies: Small
    entered: list[Tray]


_OF_VOLLEY: Final = (
    *("only", "level", "place", "forced", "hit_portal", "block", "sides", "group", "last_tray", "last_mask"),
    *("placed", "must"),
)
_OF_DOING: Final = ("step", "ability", "trays", "used", "last_tray", "empty", "enemies", "entered")


def sources(tables: Tables) -> list[tuple[Source, list[Deed]]]:
    """All lists of steps of the content."""
    found: list[tuple[Source, list[Deed]]] = []
    for number, hero in enumerate(tables.heroes):
        found.append((Source("basic", number), hero.basic))
        found += [(Source("ability", number, ability), deeds) for ability, deeds in enumerate(hero.abilities)]
    return found + [(Source("spell", number), deeds) for number, deeds in enumerate(tables.spells)]


def deeds_of(tables: Tables, source: Source) -> list[Deed]:
    """The steps that a source names."""
    for other, deeds in sources(tables):
        if (other.kind, other.number, other.ability) == (source.kind, source.number, source.ability):
            if source.step < len(deeds):
                return deeds
    raise ValueError(f"source: the content has no {source.kind} {source.number} {source.ability} {source.step}")


def dump_volley(tables: Tables, volley: Volley) -> VolleyDump:
    """An attack, told by its source."""
    rest = {name: getattr(volley, name) for name in _OF_VOLLEY}
    source = _source_of(tables, volley)
    return VolleyDump(source, volley.seat, volley.turn, volley.targets, volley.tiles, volley.soldiers, **rest)


def _source_of(tables: Tables, volley: Volley) -> Source:
    if volley.deed is None:
        return next(Source("tower", tower) for tower, aim in enumerate(tables.attack) if aim is volley.aim)
    for source, deeds in sources(tables):
        for step, deed in enumerate(deeds):
            if deed is volley.deed:
                return Source(source.kind, source.number, source.ability, step)
    raise AssertionError("every step comes from somewhere")


def load_volley(tables: Tables, dumped: VolleyDump) -> Volley:
    """The attack that was told so."""
    source = dumped.source
    deed = None if source.kind == "tower" else deeds_of(tables, source)[source.step]
    if deed is None and source.number >= tables.towers:
        raise ValueError("source: there is no such tower")
    if any(shape >= len(tables.shapes) for shape in dumped.tiles):
        raise ValueError("tiles: there is no such shape")
    aim = tables.attack[source.number] if deed is None else deed.aim
    volley = Volley(aim, dumped.seat, dumped.turn, list(dumped.targets), list(dumped.tiles), dumped.soldiers)
    volley.deed = deed
    for name in _OF_VOLLEY:
        setattr(volley, name, getattr(dumped, name))
    return volley


def dump_doing(tables: Tables, doing: Doing) -> DoingDump:
    """What is being carried out, told by its source."""
    source = next(source for source, deeds in sources(tables) if deeds is doing.deeds)
    rest = {name: getattr(doing, name) for name in _OF_DOING}
    return DoingDump(source, doing.figure, doing.seat, doing.turn, **rest)


def load_doing(tables: Tables, dumped: DoingDump) -> Doing:
    """What was told so."""
    deeds = deeds_of(tables, dumped.source)
    if dumped.step > len(deeds) or (dumped.figure == NONE) != (dumped.source.kind == "spell"):
        raise ValueError("doings: it has no such step, or nobody does it")
    doing = Doing(deeds, dumped.figure, dumped.seat, dumped.turn)
    for name in _OF_DOING:
        value = getattr(dumped, name)
        setattr(doing, name, list(value) if isinstance(value, list) else value)
    return doing
