"""Taking back what lies beyond the fence: everyone at the table has to agree."""

from __future__ import annotations

from collections.abc import Iterable


class UndoVote:
    """One seat asks; the people on the other seats answer, each of them once."""

    def __init__(self, seat: int, people: dict[int, str], length: int = 0) -> None:
        """Begin with who asks; a person on several seats answers for all of them, and who asks has agreed."""
        self.seat = seat
        self.length = length  # how many actions would be left; what was done in secret since then is gone, too
        self._people = people  # seat → who sits there; bots have no say
        self._yes = {people[seat]}

    def answer(self, seat: int, yes: bool) -> bool | None:
        """Count an answer: True when all have agreed, False when one has not, None while some are silent."""
        if not yes:
            return False
        self._yes.add(self._people[seat])
        return self.carried

    @property
    def carried(self) -> bool | None:
        """True when everyone has agreed."""
        return True if not self.waiting() else None

    def agreed(self) -> tuple[int, ...]:
        """The seats that have agreed."""
        return self._seats(who in self._yes for who in self._people.values())

    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered."""
        return self._seats(who not in self._yes for who in self._people.values())

    def _seats(self, chosen: Iterable[bool]) -> tuple[int, ...]:
        return tuple(seat for seat, take in zip(self._people, chosen, strict=True) if take)
