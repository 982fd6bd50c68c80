"""The kernel's only source of chance: two generators with one interface.

The fast one is MRG32k3a (L'Ecuyer, 1999): six ints of state, and every product is below 2**53, so Python, mypyc and
JavaScript give the same numbers. Bots, searches and trials use it. With enough of its numbers one can compute
the others, so tables use the second one: keyed BLAKE2b (RFC 7693) over a block counter. Without its key of 256
bits nobody can predict its numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

from warbook.kernel.wire import Seed as Seed

M1: Final[i64] = 4294967087
M2: Final[i64] = 4294944443

STREAM: Final = "blake2b:"
HEX: Final = "0123456789abcdef"
KEY: Final = 8  # words of 32 bits
BLOCK: Final = 16  # numbers of 32 bits in a block of the stream


@final
class Stream:
    """Raw numbers from a key: blocks of keyed BLAKE2b, each the hash of its number."""

    def __init__(self, key: bytes, place: i64) -> None:
        self.key = key
        self.place = place  # raw numbers taken so far
        self.block = b""  # the current block

    def clone(self) -> Stream:
        """An independent copy that gives the same numbers."""
        copy = Stream(self.key, self.place)
        copy.block = self.block
        return copy

    def next(self) -> i64:
        """The next raw number; numbers from M1 on are skipped, so both generators have the same range."""
        while True:
            within = int(self.place) % BLOCK
            if within == 0 or not self.block:
                count = int(self.place) // BLOCK
                self.block = blake2b(count.to_bytes(8, "little"), key=self.key, person=b"warbook chance").digest()
            self.place += 1
            x = int.from_bytes(self.block[4 * within : 4 * within + 4], "little")
            if x < M1:
                return x

    def words(self) -> list[int]:
        """The key and the position."""
        found = [int.from_bytes(self.key[4 * word : 4 * word + 4], "big") for word in range(KEY)]
        return found + [int(self.place)]


@final
class Rng:
    """A generator as data: its words, the count of drawn numbers, and results scripted by a test."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, drawn: i64 = 0) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.drawn = drawn
        self.stream: Stream | None = None  # the source instead of the six words
        self.script: list[int] = []  # results scripted by a test, used first

    def clone(self) -> Rng:
        """An independent copy that gives the same numbers."""
        copy = Rng(self.a, self.b, self.c, self.d, self.e, self.f, self.drawn)
        if self.script:
            copy.script = self.script[:]
        if self.stream is not None:
            copy.stream = self.stream.clone()
        return copy

    def next(self) -> i64:
        """The next raw number, from 0 to M1 - 1."""
        if self.stream is not None:
            return self.stream.next()
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
        """A random index by weight: never one below zero; uniform if all weights are zero."""
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
        """The state as ints, for a dump: six words and the count, or a key's eight words, position and count."""
        if self.stream is not None:
            return self.stream.words() + [int(self.drawn)]
        return [int(self.a), int(self.b), int(self.c), int(self.d), int(self.e), int(self.f), int(self.drawn)]


def seeded(seed: Seed) -> Rng:
    """The generator for a seed, at its start; an invalid text is a ValueError."""
    if isinstance(seed, str):
        return streaming(key_of(seed), 0, 0)
    words: list[int] = []  # six in range, never zero
    x = seed
    for _ in range(6):
        x = (x * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        words.append((x >> 33) % 4294944442 + 1)
    return Rng(words[0], words[1], words[2], words[3], words[4], words[5])


def key_of(seed: str) -> bytes:
    """The key in a seed."""
    if not seed.startswith(STREAM):
        name = seed.partition(":")[0][:40]
        raise ValueError(f"the seed names the generator {name!r}, and there is only blake2b besides whole numbers")
    digits = seed[len(STREAM) :]
    if len(digits) != 8 * KEY:
        raise ValueError(f"the seed has {len(digits)} digits after blake2b:, and a key has {8 * KEY}")
    for digit in digits:
        if digit not in HEX:
            raise ValueError(f"the seed has {digit!r} in its key, whose digits are 0 to 9 and a to f")
    return bytes.fromhex(digits)


def streaming(key: bytes, place: i64, drawn: i64) -> Rng:
    """The generator with this key, at a position."""
    rng = Rng(0, 0, 0, 0, 0, 0, drawn)
    rng.stream = Stream(key, place)
    return rng


def beside(seed: Seed) -> int:
    """A number for other chance, such as a bot's: derived from the seed without revealing a key."""
    if isinstance(seed, str):
        return int.from_bytes(blake2b(key_of(seed), digest_size=8, person=b"warbook beside").digest(), "little")
    return seed


def restored(words: list[int]) -> Rng:
    """The generator with these `words`; invalid words are a ValueError."""
    if len(words) == 7:
        return Rng(words[0], words[1], words[2], words[3], words[4], words[5], words[6])
    if len(words) != KEY + 2:
        raise ValueError(f"a generator has 7 or {KEY + 2} words, not {len(words)}")
    key = b""
    for word in words[:KEY]:
        if not 0 <= word < 1 << 32:
            raise ValueError(f"a generator's key is made of words below 2**32, not of {word}")
        key += word.to_bytes(4, "big")
    return streaming(key, words[KEY], words[KEY + 1])
