"""The source of an attack or an ability in progress, for saved states: a tower, a hero, a spell."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from warbook.games.kingdom.board.field import CELLS, NONE
from warbook.games.kingdom.board.shapes import SQUARES
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.effects.vocabulary import DAMAGES, WHENS, Aim, Deed
from warbook.games.kingdom.frames import ALL_TRAYS, FIGURES, MODS, NOBODY, SEATS, STANDS, Doing, Salvo, Volley

OF_HEROES: Final = ("basic", "ability", "passive", "bench")  # the sources whose steps a figure takes
Small = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=-1, le=99)]
Turn = Annotated[int, Meta(ge=0, le=3)]
Squares = Annotated[int, Meta(ge=0, lt=2**25)]
Tray = Annotated[int, Meta(ge=0, lt=ALL_TRAYS)]
SomeTray = Annotated[int, Meta(ge=-1, lt=ALL_TRAYS)]
Seat = Annotated[int, Meta(ge=-1, lt=SEATS)]
Damage = Annotated[int, Meta(ge=0, lt=len(DAMAGES))]


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """A list of steps of the content, by what has it; a tower and a modification have attacks instead."""

    kind: Literal[
        "tower",
        "modification",
        "basic",
        "ability",
        "spell",
        "passive",
        "bench",
        "token",
        "icon",
        "boss",
        "rift",
        "event",
        "setup",
    ]
    number: Small  # of the tower, hero, spell, kind of tokens, icon, boss, Rift card, scenario or modification
    ability: Small = 0  # or the board text, the boss's card, the event, the tower's mode
    step: Small = 0


class SalvoDump(Struct, frozen=True, forbid_unknown_fields=True):
    """A tower's attack that has several parts."""

    place: Annotated[int, Meta(ge=0, lt=STANDS)]
    seat: Seat
    mode: Annotated[int, Meta(ge=-1, le=9)]
    sets: list[Annotated[int, Meta(ge=-3, lt=ALL_TRAYS)]]
    spears: list[Tray]
    extras: list[Annotated[int, Meta(ge=0, lt=MODS)]]
    hit: list[Tray]
    loose: Small


class VolleyDump(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack that is being made."""

    source: Source
    cell: Annotated[int, Meta(ge=-1, lt=CELLS)]  # from which it comes
    seat: Seat
    turn: Turn
    targets: list[Tray]
    tiles: list[Number]
    soldiers: Small
    only: SomeTray
    level: Small
    place: Annotated[int, Meta(ge=-1, lt=STANDS)]
    forced: bool
    hit_portal: bool
    block: Annotated[int, Meta(ge=-1, lt=16)]
    sides: Annotated[int, Meta(ge=0, lt=16)]
    group: Squares
    last_tray: SomeTray
    last_mask: Squares
    placed: Small
    must: bool
    damage: Damage
    later: Damage
    posts: list[Tray]
    link: bool
    owner: Annotated[int, Meta(ge=0, le=NOBODY)]
    loose: Small
    wide: list[Tray]
    hits: list[Tray]
    posted: list[Tray]


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
    when: Annotated[int, Meta(ge=0, lt=len(WHENS))]
    actor: SomeTray
    token: Number
    found: bool
    hits: list[Tray]
    square: Annotated[int, Meta(ge=-1, lt=SQUARES)]
    spent: Small


# fields that are named like the attributes; the first ones of them are given when it is made
_OF_SALVO: Final = SalvoDump.__struct_fields__
_OF_VOLLEY: Final = VolleyDump.__struct_fields__[2:]
_OF_DOING: Final = DoingDump.__struct_fields__[1:]


def sources(tables: Tables) -> list[tuple[Source, list[Deed]]]:
    """All lists of steps of the content."""
    found: list[tuple[Source, list[Deed]]] = []
    for number, hero in enumerate(tables.heroes):
        found.append((Source("basic", number), hero.basic))
        found += [(Source("ability", number, ability), deeds) for ability, deeds in enumerate(hero.abilities)]
        found += [(Source("passive", number, text), each.deeds) for text, each in enumerate(hero.passives)]
        found.append((Source("bench", number), hero.bench))
    found += [(Source("spell", number), deeds) for number, deeds in enumerate(tables.spells)]
    return found + shared_sources(tables)


def shared_sources(tables: Tables) -> list[tuple[Source, list[Deed]]]:
    """The lists of steps that nobody plays: of tokens, enemies, bosses, Rift cards and events."""
    found = [(Source("token", number), kind.deeds) for number, kind in enumerate(tables.tokens)]
    found += [(Source("icon", number), deeds) for number, deeds in enumerate(tables.icon_deeds)]
    for number, cards in enumerate(tables.boss_deeds):
        found += [(Source("boss", number, card), deeds) for card, deeds in enumerate(cards)]
    found += [(Source("rift", number), card.deeds) for number, card in enumerate(tables.rifts)]
    for number, events in enumerate(tables.events.values()):
        found += [(Source("event", number, event), each.deeds) for event, each in enumerate(events)]
    found.append((Source("setup", 0), tables.rising))
    return found


def deeds_of(tables: Tables, source: Source) -> list[Deed]:
    """The steps that a source names."""
    for other, deeds in sources(tables):
        if (other.kind, other.number, other.ability) == (source.kind, source.number, source.ability):
            if source.step < len(deeds):
                return deeds
    raise ValueError(f"source: the content has no {source.kind} {source.number} {source.ability} {source.step}")


def dump_volley(tables: Tables, volley: Volley) -> VolleyDump:
    """An attack, stored by its source."""
    rest = {name: getattr(volley, name) for name in _OF_VOLLEY}
    return VolleyDump(source=_source_of(tables, volley), cell=volley.source, **rest)


def _source_of(tables: Tables, volley: Volley) -> Source:
    if volley.deed is None:
        attacks = [
            (Source("tower", n, mode), aim) for n, modes in enumerate(tables.modes) for mode, aim in enumerate(modes)
        ]
        attacks += [(Source("modification", n), mod.aim) for n, mod in enumerate(tables.mods) if mod.aim is not None]
        return next(source for source, aim in attacks if aim is volley.aim)
    for source, deeds in sources(tables):
        for step, deed in enumerate(deeds):
            if deed is volley.deed:
                return Source(source.kind, source.number, source.ability, step)
    raise AssertionError("every step comes from somewhere")


def load_volley(tables: Tables, dumped: VolleyDump) -> Volley:
    """The attack for a stored source."""
    source = dumped.source
    deed = None if source.kind in ("tower", "modification") else deeds_of(tables, source)[source.step]
    if any(shape >= len(tables.shapes) for shape in dumped.tiles):
        raise ValueError("tiles: there is no such shape")
    aim = _aim_of(tables, source) if deed is None else deed.aim
    volley = Volley(aim, dumped.seat, dumped.turn, dumped.targets, dumped.tiles, dumped.soldiers)
    volley.deed, volley.source = deed, dumped.cell
    for name in _OF_VOLLEY[5:]:
        setattr(volley, name, getattr(dumped, name))
    return volley


def _aim_of(tables: Tables, source: Source) -> Aim:
    """The attack of a tower in one of its modes, or of a modification."""
    if source.kind == "tower" and source.number < tables.towers and source.ability < len(tables.modes[source.number]):
        return tables.modes[source.number][source.ability]
    mods = tables.mods[source.number : source.number + 1] if source.kind == "modification" else []
    if not mods or (aim := mods[0].aim) is None:
        raise ValueError("source: there is no such tower or modification")
    return aim


def dump_salvo(salvo: Salvo) -> SalvoDump:
    """A tower's attack with its parts."""
    return SalvoDump(**{name: getattr(salvo, name) for name in _OF_SALVO})


def load_salvo(dumped: SalvoDump) -> Salvo:
    """The attack for a stored source."""
    salvo = Salvo(dumped.place, dumped.seat)
    for name in _OF_SALVO[2:]:
        setattr(salvo, name, getattr(dumped, name))
    return salvo


def dump_doing(tables: Tables, doing: Doing) -> DoingDump:
    """An effect in progress, stored by its source."""
    source = next(source for source, deeds in sources(tables) if deeds is doing.deeds)
    return DoingDump(source=source, **{name: getattr(doing, name) for name in _OF_DOING})


def load_doing(tables: Tables, dumped: DoingDump) -> Doing:
    """The effect for a stored source."""
    deeds = deeds_of(tables, dumped.source)
    if dumped.step > len(deeds) or (dumped.figure != NONE) != (dumped.source.kind in OF_HEROES):
        raise ValueError("doings: it has no such step, or nobody does it")
    doing = Doing(deeds, dumped.figure, dumped.seat, dumped.turn)
    for name in _OF_DOING[3:]:
        setattr(doing, name, getattr(dumped, name))
    return doing
