"""States as JSON and back: the shared part of all dumps."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Annotated, Any, Final, TypeVar, final

import msgspec
from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from warbook.kernel.api import Frame, State

D = TypeVar("D", bound=Struct)
S = TypeVar("S", bound=State)

Bits = Annotated[int, Meta(ge=0, lt=2**62)]
Small = Annotated[int, Meta(ge=0, le=9999)]
Flag = Annotated[int, Meta(ge=0, le=1)]
Seat = Annotated[int, Meta(ge=-1, le=15)]
# the words of a generator: seven of the fast one, ten of a stream with its key
Chance = Annotated[list[Annotated[int, Meta(ge=0, lt=2**62)]], Meta(min_length=7, max_length=10)]


class Common(Struct, frozen=True, forbid_unknown_fields=True):
    """What the dump of every state has."""

    options: dict[str, str]
    rng: Chance
    script: list[Small]
    stack: list[tuple[int, Seat, int, int, int]]
    steps: Bits
    revealed: Bits
    over: bool


class Header(Common, frozen=True, forbid_unknown_fields=True):
    """What the dump of a game begins with that has scenarios, or tables of several sizes."""

    scenario: str
    seats: Annotated[int, Meta(ge=1, le=16)]


HEAD: Final = ("scenario", "options", "seats", "rng", "script", "stack", "steps", "revealed", "over")


def order_of(kind: type[Header]) -> tuple[str, ...]:
    """The fields of a dump in the order in which they are written."""
    return (*HEAD, *(name for name in kind.__struct_fields__ if name not in HEAD))


def encoded(order: tuple[str, ...], told: dict[str, object]) -> bytes:
    """A dump as JSON with its fields in a fixed order."""
    return msgspec.json.encode(in_order(order, told))


def in_order(order: tuple[str, ...], told: dict[str, object]) -> dict[str, object]:
    """The fields of a dump as they are written one behind the other."""
    return {name: told[name] for name in order}


def decoded(game: str, decoder: msgspec.json.Decoder[D], data: bytes, made: Callable[[D], S]) -> S:
    """The state that `made` makes of a dump; anything else is a ValueError that names the place."""
    try:
        return made(decoder.decode(data))
    except (ValueError, IndexError, AssertionError) as error:
        raise ValueError(f"not a state of {game}: {error}") from error


def stack_claims(dumped: Header, kinds: Container[int], questions: Container[int], least: int = -1) -> dict[str, bool]:
    """Whether what is being resolved can be: frames of known kinds, of seats from `least` on, a question on top."""
    stack = dumped.stack
    return {
        "stack: a frame is of no kind or of no seat": all(
            frame[0] in kinds and least <= frame[1] < dumped.seats for frame in stack
        ),
        "stack: only a game that is over has nothing left to resolve": dumped.over != bool(stack),
        "stack: the last frame asks no question": not stack or stack[-1][0] in questions,
    }


@final
class Fields(Struct, frozen=True):
    """The names of a state's attributes, by how they are stored."""

    columns: tuple[str, ...] = ()  # vectors of numbers
    lists: tuple[str, ...] = ()
    nested: tuple[str, ...] = ()  # lists of lists
    plain: tuple[str, ...] = ()

    def told(self, state: State) -> dict[str, object]:
        """The attributes by name, with generator and stack; a game adds the rest."""
        found: dict[str, object] = {
            "rng": state.rng.words(),
            "script": state.rng.script,
            "stack": [(frame.kind, frame.seat, frame.a, frame.b, frame.c) for frame in state.stack],
        }
        for name in (*self.plain, *self.lists, *self.nested):
            found[name] = getattr(state, name)
        for name in self.columns:
            found[name] = list(getattr(state, name))
        return found

    def restore(self, state: State, dumped: Any) -> None:  # the game's struct
        """Restore the attributes of a new state, except the generator, which it is made with."""
        state.rng.script = list(dumped.script)
        state.stack = [Frame(*frame) for frame in dumped.stack]
        for name in self.columns:
            # item by item: a compiled object never frees a vector that interpreted code has assigned
            column: vec[i64] = getattr(state, name)
            for place, value in enumerate(getattr(dumped, name)):
                column[place] = value
        for name in self.plain:
            setattr(state, name, getattr(dumped, name))
        for name in self.lists:
            setattr(state, name, list(getattr(dumped, name)))
        for name in self.nested:
            setattr(state, name, [list(each) for each in getattr(dumped, name)])


def hold(claims: dict[str, bool]) -> None:
    """Raise a ValueError for the first claim that does not hold."""
    for sentence, is_true in claims.items():
        if not is_true:
            raise ValueError(sentence)
