"""Short texts for cells, actions and deployments, both ways (section 14)."""

from __future__ import annotations

import re

from warbook.games.summoner.content.tables import CHOICE, CODES, FILES, LETTERS, NOBODY, RANKS, RED, SIGN
from warbook.games.summoner.verbs import (
    ACCEPT_DRAW,
    ATTACK,
    CHOOSE,
    DECLINE,
    DECLINE_DRAW,
    DROP,
    EDIT,
    FLAG,
    HIDDEN_ATTACK,
    LOCK,
    MOVE,
    OFFER_DRAW,
    PASS,
    PLACE,
    RESIGN,
    SUMMON,
    TAKE,
    block_of,
    card_of,
    dst_of,
    from_to,
    kind_of,
    lined_cell,
    lines_arg,
    lines_of,
    place_arg,
    src_of,
)
from warbook.kernel.api import Action, Seat, act, arg_of, verb_of
from warbook.kernel.mistakes import Said

WORDS = {
    ".": DECLINE,
    "pass": PASS,
    "edit": EDIT,
    "lock": LOCK,
    "resign": RESIGN,
    "draw?": OFFER_DRAW,
    "draw+": ACCEPT_DRAW,
    "draw-": DECLINE_DRAW,
    "flag": FLAG,
}
TEXTS = {verb: word for word, verb in WORDS.items()}
LINES = ("cross", "diag")
STEPS = re.compile(r"(~?)([a-h][1-4])([-x])([a-h][1-4])")
TOKENS = re.compile(r"\([A-Za-z]\)|[A-Za-z]|[1-8]")


def write_cell(cell: int) -> str:
    """A cell as file and rank (SW-1.3)."""
    return f"{'abcdefgh'[cell // RANKS]}{cell % RANKS + 1}"  # SW-1.3


def read_cell(text: str) -> int:
    """The cell that is written so."""
    if not re.fullmatch("[a-h][1-4]", text):
        raise Said("garbled-cell", text=text)
    return "abcdefgh".index(text[0]) * RANKS + int(text[1]) - 1


def write(action: Action) -> str:
    """An action as the log prints it (SW-14.1)."""
    verb, arg = verb_of(action), arg_of(action)
    if verb in TEXTS:
        return TEXTS[verb]
    card = card_of(verb)
    if card != NOBODY:
        return " ".join([SIGN[card] + CODES[card], *_write_choice(card, arg)])
    src, dst = write_cell(src_of(arg) & 31), write_cell(dst_of(arg))
    match verb:
        case _ if verb == SUMMON:
            return f"+{dst}"
        case _ if verb == MOVE:
            return f"{src}-{dst}"
        case _ if verb == ATTACK:
            return f"{src}x{dst}"
        case _ if verb == HIDDEN_ATTACK:
            return f"~{src}x{dst}"
        case _ if verb == CHOOSE:
            return f"card {CODES[arg]}"
        case _ if verb == DROP:
            return f"drop {CODES[arg]}"
        case _ if verb == PLACE:
            return f"place {LETTERS[kind_of(arg)]} {dst}"
        case _:
            assert verb == TAKE
            return f"take {dst}"


def _write_choice(card: int, arg: int) -> list[str]:
    match CHOICE[card]:
        case "cell":
            return [write_cell(arg)]
        case "cell-lines":
            return [write_cell(lined_cell(arg)), LINES[lines_of(arg)]]
        case "cells" if _is_attack(card):
            return [f"{write_cell(src_of(arg))}x{write_cell(dst_of(arg))}"]
        case "cells":
            return [write_cell(src_of(arg)), write_cell(dst_of(arg))]
    return []


def _is_attack(card: int) -> bool:
    # a spell with two cells is an attack, and is written like one: $TWINBLADE d2xd4
    return SIGN[card] == "$" and CHOICE[card] == "cells"


def read(text: str, seat: Seat) -> Action:
    """The action that is written so; anything else is refused with what is wrong about it."""
    words = text.split()
    if not words:
        raise Said("garbled-empty")
    head, rest = words[0], words[1:]
    if head in WORDS and not rest:
        return act(seat, WORDS[head])
    if head[0] in "$!&%" and head[1:] in CODES:
        return _read_card(head, rest, seat, text)
    if head.startswith("+") and not rest:
        return act(seat, SUMMON, read_cell(head[1:]))
    step = STEPS.fullmatch(text.strip())
    if step:
        return _read_step(step, seat, text)
    return _read_preparation(head, rest, seat, text)


def _read_step(step: re.Match[str], seat: Seat, text: str) -> Action:
    hidden, src, sign, dst = step.groups()
    if hidden and sign == "-":
        raise Said("garbled-move", text=text)
    verb = HIDDEN_ATTACK if hidden else ATTACK if sign == "x" else MOVE
    return act(seat, verb, from_to(read_cell(src), read_cell(dst)))


def _read_card(head: str, rest: list[str], seat: Seat, text: str) -> Action:
    card = CODES.index(head[1:])
    if head[0] != SIGN[card]:
        raise Said("garbled-sign", text=head, sign=SIGN[card] or "-", code=CODES[card])
    choice = CHOICE[card]
    if _is_attack(card) and len(rest) == 1 and "x" in rest[0]:
        rest = rest[0].split("x")
    wanted = {"": 0, "cell": 1, "cells": 2, "cell-lines": 2}[choice]
    if len(rest) != wanted or (choice == "cell-lines" and rest[1] not in LINES):
        raise Said("garbled-choice", text=text, form=_form(card))
    verb = block_of(card) + card
    if choice == "cell-lines":
        return act(seat, verb, lines_arg(read_cell(rest[0]), LINES.index(rest[1])))
    arg = 0
    for cell in rest:
        arg = from_to(arg, read_cell(cell))
    return act(seat, verb, arg)


def _form(card: int) -> str:
    example = {
        "": [],
        "cell": ["d2"],
        "cells": ["d2xd4"] if _is_attack(card) else ["c2", "h1"],
        "cell-lines": ["b2", "cross"],
    }
    return " ".join([SIGN[card] + CODES[card], *example[CHOICE[card]]])


def _read_preparation(head: str, rest: list[str], seat: Seat, text: str) -> Action:
    if head in ("card", "drop") and len(rest) == 1:
        if rest[0] not in CODES:
            raise Said("garbled-card", text=rest[0])
        return act(seat, CHOOSE if head == "card" else DROP, CODES.index(rest[0]))
    if head == "place" and len(rest) == 2:
        if rest[0] not in LETTERS:
            raise Said("garbled-letter", text=rest[0], letters="".join(LETTERS))
        return act(seat, PLACE, place_arg(LETTERS.index(rest[0]), read_cell(rest[1])))
    if head == "take" and len(rest) == 1:
        return act(seat, TAKE, read_cell(rest[0]))
    raise Said("garbled-move", text=text)


def read_deployment(text: str, seat: Seat) -> list[Action]:  # SW-14.4
    """The placements of a deployment text (SW-14.4): Red rank 1 / rank 2, Blue rank 3 / rank 4, file a to h."""
    rows = text.strip().upper().split("/")
    if len(rows) != 2 or any(len(row) != FILES for row in rows) or any(c not in LETTERS for c in "".join(rows)):
        raise Said("garbled-deployment", text=text, letters="".join(LETTERS))
    first = 0 if seat == RED else 2
    return [
        act(seat, PLACE, place_arg(LETTERS.index(letter), file * RANKS + first + row))
        for row in range(2)
        for file, letter in enumerate(rows[row])
    ]


def write_deployment(kinds: list[int], seat: Seat) -> str:  # SW-14.4
    """The deployment text of a side whose 32 cells hold these types."""
    first = 0 if seat == RED else 2
    return "/".join("".join(LETTERS[kinds[file * RANKS + first + row]] for file in range(FILES)) for row in range(2))


def write_position(tokens: list[str], seat: int) -> str:  # SW-14.3
    """The position text (SW-14.3) of a board with these tokens, by cell: `(s)7/8/8/2W4(S) r`."""
    rows = ["".join(tokens[file * RANKS + rank].strip() for file in range(FILES)) for rank in reversed(range(RANKS))]
    return "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows) + f" {'rb'[seat]}"


def read_position(text: str) -> tuple[list[str], Seat]:  # SW-14.3
    """The tokens by cell (` W `, `(W)`, ` . `) and the side to move of a position text."""
    board, _, side = text.strip().partition(" ")
    rows = [_read_rank(row, text) for row in board.split("/")]
    if len(rows) != RANKS or side not in ("r", "b"):
        raise Said("garbled-position", text=text)
    return [rows[RANKS - 1 - rank][file] for file in range(FILES) for rank in range(RANKS)], Seat("rb".index(side))


def _read_rank(row: str, text: str) -> list[str]:
    found: list[str] = []
    for token in TOKENS.findall(row):
        found += [" . "] * int(token) if token.isdigit() else [token.center(3)]
    letters = all(token[1].upper() in [".", *LETTERS] for token in found)
    if TOKENS.sub("", row) or len(found) != FILES or not letters:
        raise Said("garbled-position", text=text)
    return found
