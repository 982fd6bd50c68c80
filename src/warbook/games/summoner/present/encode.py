"""Encoded views and decisions, joined from prepared parts. Compiled by mypyc.

The bytes equal the encoding of `view` and `decision`; a test compares them. Only the positions
of a game in play are joined here; the others are encoded normally.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from warbook.games.summoner.cards.windows import is_response, secret_count
from warbook.games.summoner.content.tables import CELLS, LETTERS, NOBODY, PIECES
from warbook.games.summoner.flow import occurrences
from warbook.games.summoner.hidden import as_seen
from warbook.games.summoner.present.decision import decision, option_text, question
from warbook.games.summoner.present.notation import write_cell
from warbook.games.summoner.present.view import (
    TYPES,
    encoded,
    holds_pursuit,
    piece_text,
    printed_codes,
    stepping,
    summoned,
    view,
)
from warbook.games.summoner.present.view_parts import actors, piece_bits, shielded
from warbook.games.summoner.state import ON_SUMMON_WINDOW, SummonerState
from warbook.kernel.api import Action

COUNTED: Final = 1000
NUMBERS: Final[list[bytes]] = [str(number).encode() for number in range(COUNTED)]
VIEW: Final[list[bytes]] = [
    f'{{"game":"summoner-war","seat":{seat},"phase":"play","options":'.encode() for seat in range(-1, 2)
]
FIRST_CELL: Final[list[bytes]] = [f',"pieces":[{{"cell":{cell},'.encode() for cell in range(CELLS)]
NEXT_CELL: Final[list[bytes]] = [f',{{"cell":{cell},'.encode() for cell in range(CELLS)]
TOKENS: Final[list[bytes]] = [
    f'"token":"{"rb"[side]}-{write_cell(piece)}","side":{side}'.encode() for side in range(2) for piece in range(PIECES)
]
PLAIN: Final = 1 << 20  # a bits below it has no longer lines: nearly all of them
SIDE: Final = b'"side":'


def _end(bits: int) -> bytes:
    """The encoded rest of a piece after its side."""
    text = piece_text(bits)
    return text[text.index(SIDE) + len(SIDE) + 1 :]


@final
class Options:
    """A cache of encoded answers; the same few thousand recur."""

    def __init__(self) -> None:
        self.known: Final[dict[Action, bytes]] = {}

    def add(self, action: Action) -> bytes:
        """Encode an answer and cache it."""
        if len(self.known) >= MOST_OPTIONS:
            self.known.clear()
        text = option_text(action)
        self.known[action] = text
        return text


MOST_OPTIONS: Final = 1 << 15
OPTIONS: Final = Options()
# the end of an answer, by the acting piece's type + 1
ACTORS: Final[list[bytes]] = [b"}},"] + [f',"piece":"@piece-{letter}"}}}},'.encode() for letter in LETTERS]
# by the bits of a plain bits from 11 on
ENDS: Final[list[bytes]] = [_end(end << 11) if end >> 1 & 15 < TYPES else b"" for end in range(PLAIN >> 11)]


def print_view(state: SummonerState, seat: int) -> list[bytes]:
    """The encoded `view` of a seat or a spectator (SW-16.1)."""
    seen = as_seen(state, seat)  # SW-16.14
    if seen.over or seen.draft is not None:
        return [encoded(view(state, seat))]
    frame = seen.stack[-1]
    parts = [VIEW[seat + 1], seen.options.printed, b',"acting":[', _number(frame.seat)]
    parts.append(b'],"label":"response","turn":' if is_response(frame) else b'],"label":"turn","turn":')
    parts.append(_number(seen.turn))
    _add(parts, b',"first":', seen.first, NOBODY)
    _add(parts, b',"turns":', seen.turns, 0)
    _add(parts, b',"quiet":', seen.quiet, 0)
    _add(parts, b',"repetition":', occurrences(seen), 0)
    _add(parts, b',"stepping":', stepping(seen), NOBODY)
    _add(parts, b',"summoned":', summoned(seen, seat), NOBODY)
    _add(parts, b',"offer":', seen.offer, NOBODY)
    _add_pieces(parts, seen, seat)
    _add_side(parts, b'],"sides":[', seen, 0, seat)
    _add_side(parts, b",", seen, 1, seat)
    parts.append(b"]")
    safe = shielded(seen)
    if safe:
        parts.append(f',"shielded":{safe}'.replace(" ", "").encode())
    parts.append(b"}")
    return parts


def _number(number: int) -> bytes:
    return NUMBERS[number] if 0 <= number < COUNTED else str(number).encode()


def _add(parts: list[bytes], name: bytes, value: int, usual: int) -> None:
    if value != usual:
        parts.append(name)
        parts.append(_number(value))


def _add_pieces(parts: list[bytes], state: SummonerState, seat: int) -> None:
    cells = FIRST_CELL
    for bits in piece_bits(state, seat):
        seen: i64 = bits
        parts.append(cells[seen & 31])
        parts.append(TOKENS[seen >> 5 & 63])
        parts.append(ENDS[seen >> 11] if seen < PLAIN else _end(bits))
        cells = NEXT_CELL


def _add_side(parts: list[bytes], before: bytes, state: SummonerState, side: int, seat: int) -> None:
    parts.append(before)
    parts.append(b'{"locked":true,"dead":')
    dead = state.dead[side]
    parts.append(encoded([LETTERS[state.born[piece]] for piece in dead]) if dead else b"[]")
    parts.append(b',"public_cards":')
    parts.append(printed_codes(state.public[side]))
    parts.append(b',"secret_cards":')
    parts.append(_number(secret_count(state, side)))
    if state.spent[side]:
        parts.append(b',"spent_cards":')
        parts.append(printed_codes(int(state.spent[side])))
    _add(parts, b',"chosen_turns":', state.chosen[side], 0)
    if side == seat:  # secret cards and a pending pursuit are their owner's alone (SW-16.3)
        parts.append(b',"cards":')
        parts.append(printed_codes(state.cards[side]))
        if state.warrior_lost[side] == 1 and holds_pursuit(state.cards[side]):
            parts.append(b',"pursuit":true')
    parts.append(b"}")


def print_decision(state: SummonerState, seat: int, legal: list[Action]) -> list[bytes] | None:
    """The encoded `decision` of a seat (SW-16.8)."""
    if not legal:
        return None
    if state.draft is not None or state.stack[-1].kind == ON_SUMMON_WINDOW:
        return [encoded(decision(state, seat, legal))]
    prompt, rule, words = question(state, seat)
    parts = [f'{{"seat":{seat},"timing":"turn","prompt":"{prompt}","rule":"{rule}","options":['.encode()]
    kinds = actors(state, legal)
    known = OPTIONS.known
    for place in range(len(legal)):
        action = legal[place]
        text = known.get(action)
        parts.append(OPTIONS.add(action) if text is None else text)
        parts.append(ACTORS[kinds[place] + 1])
    parts[-1] = parts[-1][:-1]
    parts.append(b'],"words":')
    parts.append(encoded(words) if words else b"{}")
    parts.append(b"}")
    return parts
