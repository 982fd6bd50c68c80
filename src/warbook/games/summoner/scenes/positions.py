"""Positions as text: from a vector's diagram, cards and state to a state of the game, and from a state to a diagram."""

from __future__ import annotations

import re

from warbook.games.summoner.cards.effects import publish, set_up
from warbook.games.summoner.content.tables import (
    BATTLEFIELD,
    BEARER,
    BLUE,
    CARDS,
    CARDS_AT,
    CARDS_OF,
    CELLS,
    CODES,
    FILES,
    HERALD,
    LETTERS,
    NOBODY,
    RANKS,
    RED,
    home,
)
from warbook.games.summoner.flow import begin_turn
from warbook.games.summoner.options import read_options
from warbook.games.summoner.present.view import PieceView
from warbook.games.summoner.state import Options, SummonerState, create, is_up, new_state, put
from warbook.kernel.rng import seeded
from warbook.kernel.vectors.diagram import read_board
from warbook.kernel.vectors.format import NOTHING, Entry, Vector, paired

SIDES = ("red", "blue")
EMPTY = " . "
BRACKETS = ("  ", "()", "{}")
PIECE = re.compile(r"[ ({][A-Za-z][ )}]")
UNKNOWN = "X"  # the letter of a face-down piece whose type the viewer does not know (SW-16.13)
FACTS = ("turns", "shown", "dead_red", "dead_blue", "no_progress", "rng_pick")
PAST_THE_OPENING = 2  # chosen turns after which no opening duty is left (SW-5.7)


def read_tokens(vector: Vector, entry: Entry, brackets: str, letters: str) -> list[str]:
    """What is drawn on each cell, by cell; a token that the diagram may not have is an error with its line."""
    if entry.text:
        raise vector.flaw(entry, "the board begins on the next line")
    drawn = [""] * CELLS
    for (file, rank), token in read_board(entry.lines, FILES, RANKS, vector.file, entry.line).items():
        if token != EMPTY and not _is_piece(token, brackets, letters):
            line = entry.line + RANKS - rank
            place = f"{'abcdefgh'[file]}{rank + 1}"
            raise ValueError(f"{vector.file}:{line}: {entry.name}: {token!r} on {place} is not a piece, nor ' . '")
        drawn[file * RANKS + rank] = token
    return drawn


def _is_piece(token: str, brackets: str, letters: str) -> bool:
    if not PIECE.fullmatch(token) or token[0] + token[2] not in BRACKETS or token[0] not in brackets:
        return False
    return token[1].upper() in letters or (token[1].upper() == UNKNOWN and token[0] == "(" and "{" in brackets)


def write_tokens(state: SummonerState) -> list[str]:
    """The diagram of a state with nothing hidden, by cell: every true type."""
    return [_token(state, piece) if piece != NOBODY else EMPTY for piece in state.at]


def _token(state: SummonerState, piece: int) -> str:
    letter = _coloured(LETTERS[state.kind[piece]], state.side[piece])
    return f" {letter} " if is_up(state, piece) else f"({letter})"


def write_seen(piece: PieceView) -> str:
    """A piece as its viewer sees it: `(X)` of unknown type, `{S}` face-down but publicly known (SW-16.13)."""
    letter = _coloured(piece.kind or UNKNOWN, piece.side)
    if piece.up:
        return f" {letter} "
    return f"{{{letter}}}" if piece.public_type else f"({letter})"


def _coloured(letter: str, side: int) -> str:
    return letter if side == RED else letter.lower()


def read_side(vector: Vector, entry: Entry, text: str) -> int:
    """The side that a word of the entry names."""
    if text not in SIDES:
        raise vector.flaw(entry, f"{text!r} is not a side: red or blue")
    return SIDES.index(text)


def read_letters(vector: Vector, entry: Entry, text: str) -> list[int]:
    """Piece types in a row, like `F H W`."""
    letters = [] if text == NOTHING else text.upper().split()
    for letter in letters:
        if letter not in LETTERS:
            raise vector.flaw(entry, f"{letter!r} is not one of the letters {' '.join(LETTERS)}")
    return [LETTERS.index(letter) for letter in letters]


def read_cards(vector: Vector, entry: Entry, text: str) -> int:
    """A set of cards, as a mask."""
    mask = 0
    for code in [] if text == NOTHING else re.split(r"[\s,]+", text):
        if code not in CODES:
            raise vector.flaw(entry, f"{code!r} is not a card; the cards are {', '.join(CODES)}")
        mask |= 1 << CODES.index(code)
    return mask


def position(vector: Vector) -> SummonerState:
    """The state that a vector starts from, at the beginning of a side's turn."""
    turn, before = vector.entry("turn"), vector.entry("before")
    for key, entry in (("turn", turn), ("before", before)):
        if entry is None:
            raise ValueError(f"{vector.file}:{vector.line}: {vector.id} has no {key}")
    assert turn is not None and before is not None
    state = new_state(_options(vector), seeded(0))
    state.draft = None
    state.stack = []
    for cell, token in enumerate(read_tokens(vector, before, " (", "".join(LETTERS))):
        if token != EMPTY:
            _place(state, cell, token)
    _deal(vector, state)
    side = read_side(vector, turn, turn.value)
    _settle_facts(vector, state, side)
    begin_turn(state, side)
    return state


def _options(vector: Vector) -> Options:
    entry = vector.entry("options")
    if entry is None:
        return read_options({})
    try:
        return read_options(paired(vector, entry))
    except ValueError as error:
        if str(error).startswith(f"{vector.file}:"):
            raise
        raise vector.flaw(entry, str(error)) from None


def _place(state: SummonerState, cell: int, token: str) -> None:
    """A piece's number is the cell it stands on: its public token (SW-16.7)."""
    create(state, cell, RED if token[1].isupper() else BLUE, LETTERS.index(token[1].upper()))
    put(state, cell, cell)
    if token[0] == " ":
        set_up(state, cell)


def _deal(vector: Vector, state: SummonerState) -> None:
    """The chosen cards; missing ones are secret cards without effect, and face-up bearers show theirs (SW-3.7)."""
    entry = vector.entry("cards")
    if entry is None:
        return
    for word, text in paired(vector, entry).items():
        side = read_side(vector, entry, word)
        cards = read_cards(vector, entry, text)
        if cards.bit_count() > state.options.augment_count:
            raise vector.flaw(entry, f"{word} has more than {state.options.augment_count} cards (SW-3.1)")
        chosen = [card for card in range(CARDS) if cards >> card & 1]
        if len({BEARER[card] for card in chosen}) < len(chosen):
            raise vector.flaw(entry, f"{word} has two cards of one piece type (SW-3.2)")
        state.cards[side] = cards
        for card in chosen:
            if state.options.open_cards or _is_on_the_field(state, side, card):
                publish(state, side, card, "SW-3.7")


def _is_on_the_field(state: SummonerState, side: int, card: int) -> bool:
    if not CARDS_AT[BATTLEFIELD] >> card & 1:
        return False
    men = [piece for piece in state.at if piece != NOBODY and state.side[piece] == side and is_up(state, piece)]
    return any(CARDS_OF[state.kind[piece]] >> card & 1 for piece in men)


def _settle_facts(vector: Vector, state: SummonerState, turn: int) -> None:
    """Without the key `state` both opening duties are done and nothing else has happened."""
    for side in (RED, BLUE):
        state.chosen[side] = PAST_THE_OPENING
        state.hero_shown[side] = 1
    entry = vector.entry("state")
    if entry is not None:
        _read_facts(vector, entry, state, paired(vector, entry))
    state.turns = int(state.chosen[RED] + state.chosen[BLUE])
    state.first = _first(state, turn)


def _read_facts(vector: Vector, entry: Entry, state: SummonerState, facts: dict[str, str]) -> None:
    for fact in facts:
        if fact not in FACTS:
            raise vector.flaw(entry, f"{fact} is not known; the facts are {', '.join(FACTS)}")
    if "turns" in facts:
        for side, turns in enumerate(_numbers(vector, entry, "turns", facts["turns"], 2)):
            state.chosen[side] = turns
            state.hero_shown[side] = _shows_hero(state, side)
    for word in _words(facts.get("shown", NOTHING)):
        state.hero_shown[read_side(vector, entry, word)] = 1
    for side in (RED, BLUE):
        text = facts.get(f"dead_{SIDES[side]}", NOTHING)
        _bury(vector, entry, state, side, read_letters(vector, entry, text))
    if "no_progress" in facts:
        state.quiet = _numbers(vector, entry, "no_progress", facts["no_progress"], 1)[0]
        if state.quiet >= state.options.no_progress_limit:
            raise vector.flaw(entry, f"no_progress: at {state.options.no_progress_limit} the game is over")
    if "rng_pick" in facts:
        state.rng.script = _numbers(vector, entry, "rng_pick", facts["rng_pick"], 0)


def _words(text: str) -> list[str]:
    return [] if text == NOTHING else re.split(r"[\s,]+", text)


def _numbers(vector: Vector, entry: Entry, fact: str, text: str, count: int) -> list[int]:
    """Whole numbers in a row; count 0 takes any number of them."""
    words = _words(text)
    if not all(re.fullmatch("[0-9]{1,4}", word) for word in words) or len(words) != (count or len(words)):
        wanted = {0: "numbers like 1,0", 1: "one number", 2: "two numbers like 2,1"}[count]
        raise vector.flaw(entry, f"{fact}: {text!r} is not {wanted}")
    return [int(word) for word in words]


def _shows_hero(state: SummonerState, side: int) -> int:
    for piece in state.at:
        if piece != NOBODY and state.side[piece] == side and HERALD[state.born[piece]] and is_up(state, piece):
            return 1
    return 0


def _bury(vector: Vector, entry: Entry, state: SummonerState, side: int, kinds: list[int]) -> None:
    """Dead pieces need numbers that no piece of the diagram has: empty cells, those of the own territory first."""
    free = sorted((cell for cell in range(CELLS) if state.side[cell] == NOBODY), key=lambda cell: not home(side, cell))
    if len(kinds) > len(free):
        raise vector.flaw(entry, f"dead_{SIDES[side]}: more pieces than the 32 of the game")
    for piece, kind in zip(free, kinds, strict=False):
        create(state, piece, side, kind)
        state.dead[side].append(piece)
        if HERALD[kind]:
            state.hero_shown[side] = 1


def _first(state: SummonerState, turn: int) -> int:
    """Who went first: by option, or for a drawn first player whoever the turn counts point to."""
    if state.options.first_player in SIDES:
        return SIDES.index(state.options.first_player)
    ahead = int(state.chosen[RED] - state.chosen[BLUE])
    return turn if ahead == 0 else RED if ahead > 0 else BLUE
