"""Shortcuts for the secret preparation: a whole deployment or three cards in one line, or at random."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Protocol

from warbook.games.summoner.content.tables import CELLS, CODES, LETTERS, NOBODY, home
from warbook.games.summoner.options import read_options
from warbook.games.summoner.present.notation import read_cell, read_deployment, write_deployment
from warbook.games.summoner.present.view import SummonerView
from warbook.games.summoner.verbs import CHOOSE, DROP, EDIT, LOCK, PLACE, TAKE, dst_of, kind_of
from warbook.kernel.api import Action, Seat, act, arg_of, verb_of
from warbook.kernel.mistakes import Said

DRAFTING: Final = ("random", "deploy", "place", "take", "card", "drop", "edit", "lock")
MOVES: Final = re.compile(r"[+~$&%!][a-z]\w*|~?[a-h][1-4][-x][a-h][1-4]|\.|pass")  # not of the preparation
PATIENCE: Final = 5000  # decisions in which the quick policy must complete a preparation


class DraftSight(Protocol):
    """What the shortcuts may see."""

    def view(self) -> SummonerView:
        """The seat's view now."""

    def prior(self) -> Action:
        """The quick policy's choice now."""


def shortcut(line: str, sight: DraftSight) -> Iterator[Action] | None:
    """The actions of a shortcut; None for other input, or after the preparation."""
    view = sight.view()
    words = line.split()
    if not words:
        return None
    head, rest = words[0].lower(), words[1:]
    if view.phase != "setup":
        if head in DRAFTING:
            raise Said("draft-over")
        return None
    if MOVES.fullmatch(head):
        raise Said("draft-not-yet")
    if head == "deploy" and len(rest) == 1:
        return _deploy(view, rest[0])
    if head == "cards" and rest:
        return _cards(view, rest)
    if head in ("take", "drop") and len(rest) == 1:
        return _take_back(view, head, rest[0])
    if head == "random" and not rest:
        return _at_random(sight)
    return None


def _seat(view: SummonerView) -> Seat:
    return Seat(view.seat)


def draft_kinds(view: SummonerView) -> list[int]:
    """The draft's type on each cell, or NOBODY."""
    kinds = [NOBODY] * CELLS
    for cell, letter in (view.draft or {}).items():
        kinds[read_cell(cell)] = LETTERS.index(letter)
    return kinds


def draft_text(view: SummonerView) -> str:
    """The deployment text of a complete draft (SW-14.4), or ""."""
    kinds = draft_kinds(view)
    if any(home(view.seat, cell) and kinds[cell] == NOBODY for cell in range(CELLS)):
        return ""
    return write_deployment(kinds, _seat(view))


def _deploy(view: SummonerView, text: str) -> Iterator[Action]:
    seat, kinds = _seat(view), draft_kinds(view)
    wanted = read_deployment(text, seat)
    _check_counts(view, wanted)
    changes = [action for action in wanted if kinds[dst_of(arg_of(action))] != kind_of(arg_of(action))]
    for action in changes:
        if kinds[dst_of(arg_of(action))] != NOBODY:
            yield from _edited(seat, act(seat, TAKE, dst_of(arg_of(action))))
    yield from changes


def _check_counts(view: SummonerView, wanted: list[Action]) -> None:
    """Refuse a wrong composition before undoing anything for it (SW-2.6)."""
    kinds = [kind_of(arg_of(action)) for action in wanted]
    for kind, count in enumerate(read_options(view.options).composition):
        if kinds.count(kind) != count:
            raise Said("deploy-count", piece=f"@piece-{LETTERS[kind]}", found=kinds.count(kind), count=count)


def _cards(view: SummonerView, codes: list[str]) -> Iterator[Action]:
    seat = _seat(view)
    cards = [read_code(code) for code in codes]
    own = [CODES.index(code) for code in view.sides[view.seat].cards or ()]
    for card in own:
        if card not in cards:
            yield from _edited(seat, act(seat, DROP, card))
    for card in cards:
        if card not in own:
            yield act(seat, CHOOSE, card)


def read_code(text: str) -> int:
    """A card by its code, in upper or lower case."""
    if text.upper() not in CODES:
        raise Said("garbled-card", text=text)
    return CODES.index(text.upper())


def _take_back(view: SummonerView, head: str, what: str) -> Iterator[Action]:
    seat = _seat(view)
    if head == "take" and read_cell(what.lower()) not in map(read_cell, view.draft or {}):
        raise Said("draft-nothing", cell=what.lower())
    action = act(seat, TAKE, read_cell(what.lower())) if head == "take" else act(seat, DROP, read_code(what))
    # if the draft is already being edited, only the step is needed
    return iter([action]) if view.editing else _edited(seat, action)


def _edited(seat: Seat, action: Action) -> Iterator[Action]:
    """Prefix the step that reopens the draft (SW-2.2)."""
    yield act(seat, EDIT)
    yield action


def _at_random(sight: DraftSight) -> Iterator[Action]:
    """Let the quick policy fill the draft; a complete draft is discarded first."""
    view = sight.view()
    if _is_complete(view):
        seat = _seat(view)
        for code in view.sides[view.seat].cards or ():
            yield from _edited(seat, act(seat, DROP, CODES.index(code)))
        for cell in view.draft or {}:
            yield from _edited(seat, act(seat, TAKE, read_cell(cell)))
    for _ in range(PATIENCE):
        if _is_complete(sight.view()):
            return
        action = sight.prior()
        assert verb_of(action) != LOCK, "only a complete draft can be locked"
        if verb_of(action) in (CHOOSE, PLACE):
            yield action


def _is_complete(view: SummonerView) -> bool:
    cards = view.sides[view.seat].cards or ()
    return bool(draft_text(view)) and len(cards) == read_options(view.options).augment_count
