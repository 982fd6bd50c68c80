"""Questions to a seat: the prompt, its rule, and every answer with its picks and its text."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import structs

from warbook.games.summoner.content.tables import CHOICE, CODES, LETTERS, NOBODY
from warbook.games.summoner.legal import duty, duty_rule
from warbook.games.summoner.present.dump import dump, load
from warbook.games.summoner.present.notation import write, write_cell
from warbook.games.summoner.present.view import encoded, view
from warbook.games.summoner.present.view_parts import actors
from warbook.games.summoner.state import ON_SUMMON_WINDOW, SECOND_SUMMON, STEP, SWITCH_WINDOW, TURN, SummonerState
from warbook.games.summoner.verbs import (
    ATTACK,
    CHOOSE,
    DECLINE,
    DROP,
    HIDDEN_ATTACK,
    MOVE,
    PLACE,
    SUMMON,
    TAKE,
    VERB_NAMES,
    card_of,
    dst_of,
    kind_of,
    lined_cell,
    lines_of,
    src_of,
)
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Decision, Option, Phrase, Pick, Word

__all__ = ["decision", "dump", "load", "view"]

STEPS: Final = (MOVE, ATTACK, HIDDEN_ATTACK)


def decision(state: SummonerState, seat: int, legal: list[Action]) -> Decision | None:
    """The seat's question, or None, so no other seat gets the list (SW-16.8).

    Nothing in it depends on what the enemy hides (SW-19.8).
    """
    if not legal:
        return None
    prompt, rule, words = question(state, seat)
    return Decision(
        seat=seat,
        timing="secret" if state.draft is not None else "turn",
        prompt=prompt,
        rule=rule,
        options=_doubted(state, tuple(map(_option, legal, actors(state, legal)))),
        words=words,
    )


def _doubted(state: SummonerState, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The answers right after a summon: to decline gives the card up until the piece is summoned again (SW-9.3)."""
    if state.draft is not None or state.stack[-1].kind != ON_SUMMON_WINDOW:
        return options
    cards = dict.fromkeys(str(each.words["card"]) for each in options if "card" in each.words)
    lost = tuple(Phrase("danger-card", {"card": card}) for card in cards)
    return tuple(
        structs.replace(each, dangers=lost) if lost and verb_of(Action(each.action)) == DECLINE else each
        for each in options
    )


def question(state: SummonerState, seat: int) -> tuple[str, str, dict[str, Word]]:
    """The prompt of a question, the rule that asks it, and the prompt's words."""
    frame = state.stack[-1]
    if state.draft is not None:
        return "prompt-setup", "SW-2.2", {}
    if frame.kind == TURN:
        if duty(state, seat) != NOBODY:
            return "prompt-duty", duty_rule(state, seat), {}
        return "prompt-turn", "SW-4.2", {}
    piece: dict[str, Word] = {"cell": write_cell(state.cell[frame.a]), "piece": f"@piece-{_letter(state, frame.a)}"}
    if frame.kind == ON_SUMMON_WINDOW:
        return "prompt-on-summon", "SW-9.5" if frame.b else "SW-9.3", piece
    if frame.kind == SECOND_SUMMON:
        return "prompt-second-summon", "SW-11.31", {}
    if frame.kind == SWITCH_WINDOW:
        return "prompt-switch", "SW-8.11", {"cell": write_cell(frame.b)}
    assert frame.kind == STEP
    return f"prompt-step-{frame.b}", "SW-11.71", piece


@lru_cache(1 << 15)  # the same few thousand recur
def _option(action: Action, kind: int) -> Option:
    """An answer with the picks that lead to it and its text; `kind` is the piece that acts."""
    picks, words = _picks(action)
    verb = verb_of(action)
    card = card_of(verb)
    key = "do-card" if card != NOBODY else f"do-{VERB_NAMES[verb]}"
    if card != NOBODY:
        words["card"] = f"@card-{CODES[card]}"
        words["choice"] = " ".join(write(action).split()[1:])
    if kind != NOBODY:
        words["piece"] = f"@piece-{LETTERS[kind]}"  # only the seat's acting piece
    return Option(int(action), picks, write(action), key, words)


def option_text(action: Action) -> bytes:
    """The common beginning of an encoded answer, without the acting piece."""
    return encoded(_option(action, NOBODY)).removesuffix(b"}}")


def _picks(action: Action) -> tuple[tuple[Pick, ...], dict[str, Word]]:
    verb, arg = verb_of(action), arg_of(action)
    card = card_of(verb)
    if card != NOBODY:
        return (Pick("card", card), *_choice_picks(card, arg)), {}
    if verb in STEPS:
        src, dst = src_of(arg), dst_of(arg)
        return (Pick("cell", src), Pick("cell", dst)), {"from": write_cell(src), "to": write_cell(dst)}
    if verb == SUMMON:
        return (Pick("cell", arg),), {"cell": write_cell(arg)}
    if verb in (CHOOSE, DROP):
        return (Pick("card", arg),), {"card": f"@card-{CODES[arg]}"}
    if verb == PLACE:
        kind, cell = kind_of(arg), dst_of(arg)
        named: dict[str, Word] = {"piece": f"@piece-{LETTERS[kind]}", "cell": write_cell(cell)}
        return (Pick("piece", kind), Pick("cell", cell)), named
    if verb == TAKE:
        return (Pick("cell", arg),), {"cell": write_cell(arg)}
    return (Pick("button", verb),), {}


def _choice_picks(card: int, arg: int) -> tuple[Pick, ...]:
    match CHOICE[card]:
        case "cell":
            return (Pick("cell", arg),)
        case "cells":
            return Pick("cell", src_of(arg)), Pick("cell", dst_of(arg))
        case "cell-lines":
            return Pick("cell", lined_cell(arg)), Pick("button", lines_of(arg))
    return ()


def _letter(state: SummonerState, piece: int) -> str:
    return LETTERS[state.kind[piece]]
