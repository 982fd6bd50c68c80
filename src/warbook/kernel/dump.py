"""A state as JSON and back: what the dumps of all games have in common."""

from __future__ import annotations

from typing import Annotated, Any, final

from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from warbook.kernel.api import Frame, State

# the words of a generator: seven of the quick one, ten of a stream with its key
Chance = Annotated[list[Annotated[int, Meta(ge=0, lt=2**62)]], Meta(min_length=7, max_length=10)]


@final
class Fields(Struct, frozen=True):
    """The names of a state's attributes, by the way they are kept."""

    columns: tuple[str, ...] = ()  # vectors of numbers
    lists: tuple[str, ...] = ()
    nested: tuple[str, ...] = ()  # lists of lists
    plain: tuple[str, ...] = ()

    def told(self, state: State) -> dict[str, object]:
        """The attributes by name, with chance and the stack; what else a game has is its own to add."""
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

    def restore(self, state: State, dumped: Any) -> None:  # a struct of the game's own
        """Give a new state what was told, but for chance itself, which it is made with."""
        state.rng.script = list(dumped.script)
        state.stack = [Frame(*frame) for frame in dumped.stack]
        for name in self.columns:
            # item by item: a compiled object never frees a vector that interpreted code has put into an attribute
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
    """The first claim that does not hold is a ValueError."""
    for sentence, is_true in claims.items():
        if not is_true:
            raise ValueError(sentence)
