"""Votes on undo past a fence: everyone at the table has to agree."""

from __future__ import annotations

from collections.abc import Iterable


class UndoVote:
    """One seat asks; each person on the other seats answers once."""

    def __init__(self, seat: int, people: dict[int, str], length: int = 0) -> None:
        """Start a vote. The asking person has agreed; a person with several seats answers for all of them."""
        self.seat = seat
        self.length = length  # the number of actions that would remain; later secret steps go too
        self._people = people  # seat → person; bots have no vote
        self._yes = {people[seat]}

    def answer(self, seat: int, yes: bool) -> bool | None:
        """Count an answer: True if all have agreed, False after a no, None while answers are missing."""
        if not yes:
            return False
        self._yes.add(self._people[seat])
        return self.carried

    @property
    def carried(self) -> bool | None:
        """Whether everyone has agreed."""
        return True if not self.waiting() else None

    def agreed(self) -> tuple[int, ...]:
        """The seats that have agreed."""
        return self._seats(who in self._yes for who in self._people.values())

    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered."""
        return self._seats(who not in self._yes for who in self._people.values())

    def _seats(self, chosen: Iterable[bool]) -> tuple[int, ...]:
        return tuple(seat for seat, take in zip(self._people, chosen, strict=True) if take)
