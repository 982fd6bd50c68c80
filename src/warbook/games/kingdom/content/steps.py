"""The words of steps in the TOML files: abilities, basic attacks, spells, cards, events."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Damage = Literal["physical", "magic", "true"]  # RT-8.9; drawn with a sign each, never by colour alone (RT-35.14)
Reach = Literal[
    "arrows",  # what the arrows show, turned with the tower or hero
    "precise",  # any path space
    "any",  # any tray, without a place from which the attack is made: spells
    "own",  # the tray that the hero is engaged with
    "adjacent",  # trays beside the hero's space
    "own-or-adjacent",
    "companion",  # the tray that the companion is engaged with
    "target",  # the tray that the step before has hit
    "beside-target",  # trays beside that one
    "portal-or-boss",
    "hit",  # trays that got something in the step before
    "own-tiles",  # trays with tiles of this hero (EU-15.39)
    "passed",  # trays whose space the hero left or passed in this move
    "square",  # where the soldier stood (EU-15.40)
    "boss",  # its top layer
]
Do = Literal[
    "attack",
    "companion",  # bring the companion into the hero's space
    "grant",  # another hero may move and make its basic attack
    "heal",
    "refresh",  # turn an ability face up
    "protect",
    "basic",  # make the basic attack
    "again",  # take another action
    "copy",  # carry out another ability
    "surge",  # move, with tiles on every tray entered
    "resurrect",  # heal and be protected when the hero's tray is destroyed
    "raise",  # pass a tower and raise it
    "pay",  # a chosen hero takes damage
    "choose",  # a tray: the target of the steps behind it
    "freeze",  # the target makes no advance attempt this round (EU-16.9)
    "silence",  # the target triggers no active ability this round
    "curse",  # the target has no resistances and no shields until the end of the phase (EU-31.47)
    "push",  # the target goes back along its route (EU-16.11)
    "hurt",  # heroes, or soldiers and Sand Warriors
    "mend",  # tiles that cover an enemy are returned (EU-19.10)
    "charge",  # the horde makes two advance attempts (EU-19.8)
    "spawn",  # a card from the reserve
    "place",  # a piece from the supply
    "trigger",  # all features of a kind act now
    "bloom",  # withered flowers are fresh again
    "reveal",  # Rift cards (EU-28.6)
    "close",  # one site of each colour in use
    "rule",  # a force holds for some time
    "skull",  # the hero gains some (EU-15.37)
    "spend",  # skulls
    "scatter",  # Sand Warriors go on trays
    "advance",  # the horde in the token's space makes an extra attempt (EU-16.14)
    "drift",  # a cyclone goes back on its path (EU-16.14)
]
Who = Literal[
    "self",
    "any",
    "on-map",
    "near",
    "self-or-adjacent",
    "same-space",
    "other-near",  # another hero in this space or beside it
    "by-boss",  # beside the boss or a tentacle
]
When = Literal[
    "",  # at once
    "before-activation",
    "activation-start",
    "first-move",
    "move-end",
    "rest",
    "soldier-removed",
    "destroyed-near",
    "blocked",
    "spawn-end",
    "play-start",
    "play-end",
    "advance-start",
    "after-advance",
    "advance-end",
    "revealed",
]
Until = Literal["", "round", "next-round", "replaced", "card", "end"]
Per = Literal["", "empty", "enemy", "skull", "spent", "tentacle"]
Pawns = Literal["", "own", "adjacent", "all"]
Nearest = Literal["", "gate", "marker", "boss", "cell"]
At = Literal["", "nearest", "adjacent"]
Ground = Literal["", "site", "white", "ground"]
Piece = Literal["", "totem", "stone", "spirit", "tentacle", "volcano", "fissure", "ink-pool", "cyclone"]
Cell = tuple[int, int]  # row and column


class Force(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Rules in force while something holds: an ability, a Rift card, a boss's card (EU-15.23, EU-28.7)."""

    precise_within: int = 0
    precise_adjacent: bool = False
    no_charge: bool = False
    no_charge_near: bool = False
    true_first_tile: bool = False
    true_soldiers_near: bool = False
    spawned_resist: Literal["", "physical", "magic"] = ""
    spawned_freeze: bool = False
    firm_soldiers: bool = False
    all_slippery: bool = False
    closed_white_sites: bool = False
    slower: int = 0
    boss_out_of_reach: bool = False
    layer_refuses: Literal["", "physical", "magic"] = ""
    cyclone_times: int = 0
    boss_cards: int = 0
    rifts: int = 0
    unhurt_once: bool = False
    skulls: int = 0
    first_skulls: int = 0


class Attack(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Where an attack reaches and what it places there."""

    damage: Damage
    reach: Reach = "arrows"
    arrows: dict[Direction, int] = field(default_factory=dict)
    tiles: tuple[str, ...] = ()
    soldiers: int = 0
    link: bool = False  # everything on one tray
    free: bool = False  # tiles may be turned and flipped (RT-8.7)
    each: bool = False  # the tiles once for every tray in reach (EU-13.4)
    spear: str = ""  # a tile for each soldier placed, on a tray beside the soldier's (EU-13.9)
    silences: tuple[str, ...] = ()  # icons that trays which got a tile do not trigger this round


class Step(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """One part of an ability, a basic attack or a spell; what a word does not need stays out."""

    do: Do
    # attacks and surges
    damage: Damage = "true"
    reach: Reach = "arrows"
    arrows: dict[Direction, int] = field(default_factory=dict)
    tiles: tuple[str, ...] = ()
    soldiers: int = 0
    link: bool = False
    free: bool = False
    each: bool = False  # the tiles once for every tray in reach
    most: int = 0  # at most this many trays; 0 for all
    must: bool = False  # a tray may be left out only if nothing fits there
    cluster: bool = False  # all tiles form one group
    sides: bool = False  # each tile touches another side of the hero's base
    apart: bool = False  # every tile or soldier on another tray (EU-39.3)
    # the tiles once for each such square under the tile placed before; for each skull, skull spent, tentacle
    per: Per = ""
    turns: int = 0  # quarter turns by which its tiles lie otherwise than printed: those of a guest (EU-29.3)
    on_site: tuple[str, ...] = ()  # further tiles of the attack if the hero stands on a building site
    # everything
    exactly: int = 0  # only if the tile placed before covers exactly this many enemies
    who: Who = "self"
    amount: int = 0
    move: int = 0
    anywhere: bool = False  # the move ends on any space
    basic: bool = False  # and then the basic attack
    refresh: bool = False  # and then an ability is turned face up
    levels: int = 0
    full: bool = False  # heals to full health
    when: When = ""
    force: Force | None = None
    until: Until = ""
    # whom and what it concerns
    without_hero: bool = False  # a tray on which no hero stands
    pawns: Pawns = ""  # soldiers and Sand Warriors on these trays
    off_tray: bool = False  # only heroes on no horde
    ground: bool = False  # only heroes on grass or a site
    beside: int = 0  # only heroes beside this many hordes
    nearest: Nearest = ""
    other: bool = False  # not the acting horde
    gate: int = 0
    marker: int = 0
    cell: Cell | None = None
    # pieces and cards that come
    tier: int = 0
    at: At = ""
    piece: Piece = ""
    on: Ground = ""
    near: bool = False  # beside the acting horde
    otherwise: bool = False  # only if the step before found no place; a tray where the step behind then has one
    ruin: bool = False  # the site is destroyed
    bare: bool = False  # the piece carries nothing
    home: bool = False  # at once to its starting space
