"""States as JSON and back: the shared part of all dumps."""

from __future__ import annotations

from typing import Annotated, Any, final

from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from warbook.kernel.api import Frame, State

# the words of a generator: seven of the fast one, ten of a stream with its key
Chance = Annotated[list[Annotated[int, Meta(ge=0, lt=2**62)]], Meta(min_length=7, max_length=10)]


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
