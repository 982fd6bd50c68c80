"""What would be lost by an answer: pieces that are not placed, a tower or a hero that is not used, hearts."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType, structs

from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.frames import PLACING, PLAY
from warbook.games.kingdom.present.labels import Words, hero_key
from warbook.games.kingdom.present.outlook.forecast import forecast
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Option, Phrase

ACTING: Final = (verbs.BASIC, verbs.ABILITY)
PLAYING: Final = (verbs.BUILD, verbs.ACTIVATE, verbs.CALL_CAT, verbs.BRING, verbs.CAST)


def doubted(state: KingdomState, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The answers to one question, each with what it would give up, as everyone can see."""
    covers = any(_hits(each) > 0 for each in options)
    found = [(each, _dangers(state, each, options, covers)) for each in options]
    return tuple(each if doubts is UNSET else structs.replace(each, dangers=doubts) for each, doubts in found)


def _dangers(
    state: KingdomState, option: Option, options: tuple[Option, ...], covers: bool
) -> tuple[Phrase, ...] | UnsetType:
    verb = verb_of(Action(option.action))
    found: list[Phrase] = []
    if verb == verbs.TILE and covers and _hits(option) == 0:
        found = [Phrase("danger-nothing")]
    elif verb == verbs.STOP and state.stack[-1].kind == PLACING:
        found = _unplaced(state, covers)
    elif verb == verbs.STOP and any(verb_of(Action(each.action)) in ACTING for each in options):
        found = [Phrase("danger-idle", {"hero": hero_key(state, state.stack[-1].a)})]
    elif verb == verbs.DONE and state.stack[-1].kind == PLAY:
        found = _unused(state, options)
    return tuple(found) or UNSET


def _hits(option: Option) -> int:
    """How many enemies a piece would cover."""
    verb = verb_of(Action(option.action))
    return int(option.words.get("hits", 0)) if verb in (verbs.TILE, verbs.SOLDIER) else 0


def _unplaced(state: KingdomState, covers: bool) -> list[Phrase]:
    """The tiles and soldiers of an attack that is stopped while they could still cover somebody."""
    if not covers:
        return []
    volley = state.volleys[-1]
    words: Words = {"tiles": sum(shape != NONE for shape in volley.tiles), "soldiers": int(volley.soldiers)}
    return [Phrase("danger-pieces", words)]


def _unused(state: KingdomState, options: tuple[Option, ...]) -> list[Phrase]:
    """The towers and heroes of a player who stops although they could still act, and what the round would cost then."""
    acts = [Action(each.action) for each in options if verb_of(Action(each.action)) in PLAYING]
    if not acts:
        return []
    found: list[Phrase] = []
    towers = {verbs.built_tower(arg_of(each)) for each in acts if verb_of(each) == verbs.BUILD}
    if towers:
        found.append(Phrase("danger-towers", {"n": len(towers)}))
    heroes = [arg_of(each) for each in acts if verb_of(each) == verbs.ACTIVATE]
    found += [Phrase("danger-hero", {"hero": hero_key(state, figure)}) for figure in heroes]
    return found + _hearts(state)


def _hearts(state: KingdomState) -> list[Phrase]:
    """What the end of the round costs as things stand (RT-35.11)."""
    fates, _ = forecast(state)
    if any(fate.lost for fate in fates):
        return [Phrase("danger-lost")]
    hearts = sum(fate.hearts for fate in fates if fate.fate == "escapes")
    return [Phrase("danger-hearts", {"n": hearts})] if hearts else []
