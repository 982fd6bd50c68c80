"""The kernel's only source of chance: MRG32k3a (L'Ecuyer, 1999).

Six ints of state; every product stays below 2**53, so Python, mypyc and JavaScript give the same numbers.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

M1: Final[i64] = 4294967087
M2: Final[i64] = 4294944443


@final
class Rng:
    """Chance as data: six words, how many numbers were drawn, and what a test laid out in advance."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, drawn: i64 = 0) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.drawn = drawn
        self.script: list[int] = []  # results that a test has laid out, used before any chance

    def clone(self) -> Rng:
        """An independent copy that will give the same numbers."""
        copy = Rng(self.a, self.b, self.c, self.d, self.e, self.f, self.drawn)
        if self.script:
            copy.script = self.script[:]
        return copy

    def next(self) -> i64:
        """The next raw number, from 0 to M1 - 1."""
        p = (1403580 * self.b - 810728 * self.a) % M1
        self.a = self.b
        self.b = self.c
        self.c = p
        q = (527612 * self.f - 1370589 * self.d) % M2
        self.d = self.e
        self.e = self.f
        self.f = q
        return (p - q) % M1

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, without bias."""
        self.drawn += 1
        if self.script:
            laid_out = self.script.pop(0)
            assert 0 <= laid_out < n, "the test laid out an impossible result"
            return laid_out
        limit = M1 - M1 % n
        while True:
            x = self.next()
            if x < limit:
                return x % n

    def shuffle(self, xs: list[int]) -> None:
        """Put a list into random order, in place."""
        for i in range(len(xs) - 1, 0, -1):
            j = int(self.below(i + 1))
            xs[i], xs[j] = xs[j], xs[i]

    def among(self, weights: list[int]) -> int:
        """A place of a list, drawn by its weight: none below zero, and all places alike when nothing has any."""
        total = 0
        for weight in weights:
            total += max(0, weight)
        if total == 0:
            return int(self.below(len(weights)))
        drawn = int(self.below(total))
        place = 0
        while drawn >= max(0, weights[place]):
            drawn -= max(0, weights[place])
            place += 1
        return place

    def words(self) -> list[int]:
        """The whole state as ints, for a dump: six words and the count."""
        return [int(self.a), int(self.b), int(self.c), int(self.d), int(self.e), int(self.f), int(self.drawn)]


def seeded(seed: int) -> Rng:
    """Six words in range, never zero, from one number."""
    words: list[int] = []
    x = seed
    for _ in range(6):
        x = (x * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        words.append((x >> 33) % 4294944442 + 1)
    return Rng(words[0], words[1], words[2], words[3], words[4], words[5])


def restored(words: list[int]) -> Rng:
    """The generator that `words` was taken from."""
    return Rng(words[0], words[1], words[2], words[3], words[4], words[5], words[6])
