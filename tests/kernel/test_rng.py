"""The kernel's only source of chance."""

from collections import Counter
from hashlib import blake2b

import pytest

from tests.properties import given, st
from warbook.kernel.rng import M1, Rng, beside, restored, seeded

pytestmark = pytest.mark.compiled
KEY = bytes(range(32))
STREAM = f"blake2b:{KEY.hex()}"
SEEDS = st.integers() | st.binary(min_size=32, max_size=32).map(lambda key: f"blake2b:{key.hex()}")
SIZES = st.integers(1, int(M1))


def test_the_published_numbers() -> None:
    rng = Rng(12345, 12345, 12345, 12345, 12345, 12345)
    assert [rng.next() for _ in range(5)] == [545508589, 1368065410, 1327943761, 3546985096, 951893194]


def test_the_state_after_many_numbers() -> None:
    rng = Rng(12345, 12345, 12345, 12345, 12345, 12345)
    one, two, three = 12345, 12345, 12345
    four, five, six = 12345, 12345, 12345
    for _ in range(1000):  # the recurrences of the paper, in plain whole numbers
        one, two, three = two, three, (1403580 * two - 810728 * one) % 4294967087
        four, five, six = five, six, (527612 * six - 1370589 * four) % 4294944443
        assert rng.next() == (three - six) % 4294967087
    assert rng.words()[:6] == [one, two, three, four, five, six]


@pytest.mark.parametrize("size", [1, 2, 3, 6, 7, 21])
def test_below_is_unbiased(size: int) -> None:
    rng = seeded(size)
    drawn = Counter(int(rng.below(size)) for _ in range(6000))
    assert set(drawn) == set(range(size))
    expected = 6000 / size
    distance = sum((drawn[number] - expected) ** 2 / expected for number in range(size))
    assert distance < 3 * size + 10, f"chi squared {distance:.1f} for {size - 1} degrees of freedom"


def test_below_draws_again_rather_than_favour_small_numbers() -> None:
    size = int(M1) // 2 + 1  # a remainder would give the smaller half twice as often
    rng, twin = seeded(3), seeded(3)
    raw = [int(twin.next()) for _ in range(200)]
    drawn = [int(rng.below(size)) for _ in range(60)]
    assert drawn == [number for number in raw if number < size][:60]
    assert any(number >= size for number in raw[:60])


def test_drawn_counts_results_and_not_raw_numbers() -> None:
    rng = seeded(3)
    for _ in range(60):
        rng.below(int(M1) // 2 + 1)
    assert rng.drawn == 60


def test_what_a_test_lays_out_comes_first() -> None:
    rng, twin = seeded(8), seeded(8)
    rng.script = [5, 0]
    assert [int(rng.below(6)), int(rng.below(6))] == [5, 0]
    assert rng.drawn == 2
    assert rng.below(6) == twin.below(6)


def test_an_impossible_result_cannot_be_laid_out() -> None:
    rng = seeded(8)
    rng.script = [6]
    with pytest.raises(AssertionError, match="impossible"):
        rng.below(6)


def test_a_clone_goes_its_own_way_with_the_same_numbers() -> None:
    rng = seeded(4)
    rng.below(10)
    rng.script = [1, 2]
    copy = rng.clone()
    assert [int(copy.below(9)) for _ in range(5)] == [int(rng.below(9)) for _ in range(5)]
    copy.below(9)
    assert copy.words() != rng.words()


@given(st.integers())
def test_any_number_is_a_seed_with_words_in_range(seed: int) -> None:
    words = seeded(seed).words()
    assert all(0 < word < 4294944443 for word in words[:6])
    assert words[6] == 0


@given(SEEDS, st.lists(SIZES, max_size=40), st.lists(SIZES, max_size=40))
def test_words_and_clones_bring_a_generator_back_at_its_place(
    seed: int | str, before: list[int], after: list[int]
) -> None:
    rng = seeded(seed)
    for size in before:
        assert 0 <= rng.below(size) < size
    again, copy = restored(rng.words()), rng.clone()
    assert again.words() == rng.words() == copy.words()
    assert again.drawn == copy.drawn == len(before)
    numbers = [int(rng.below(size)) for size in after]
    assert [int(again.below(size)) for size in after] == numbers
    assert [int(copy.below(size)) for size in after] == numbers


@given(SEEDS, st.lists(st.integers()))
def test_a_shuffle_keeps_every_card(seed: int | str, cards: list[int]) -> None:
    shuffled = cards[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_seeds_differ() -> None:
    assert len({tuple(seeded(seed).words()) for seed in range(1000)}) == 1000


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    rng = seeded(7)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@pytest.mark.parametrize(
    ("weights", "places"),
    [
        ([2, 0, 3], [0, 0, 2, 2, 2]),
        ([-5, 1, -1, 2], [1, 3, 3]),
        ([0, -1, 0], [0, 1, 2]),
    ],
)
def test_a_place_is_drawn_by_its_weight(weights: list[int], places: list[int]) -> None:
    rng = seeded(1)
    rng.script = list(range(len(places)))
    assert [rng.among(weights) for _ in places] == places
    assert rng.drawn == len(places)


def test_a_text_names_the_stream_and_its_key() -> None:
    raw = b"".join(
        blake2b(block.to_bytes(8, "little"), key=KEY, person=b"warbook chance").digest() for block in range(3)
    )
    rng = seeded(STREAM)
    drawn = [int(rng.next()) for _ in range(48)]
    assert drawn == [int.from_bytes(raw[place : place + 4], "little") for place in range(0, 192, 4)]
    assert drawn[:4] == [1340935469, 2738587386, 2613122422, 1540061380]  # never other ones: replays rely on them


@pytest.mark.parametrize("size", [2, 6, 7, 21])
def test_the_stream_is_unbiased(size: int) -> None:
    rng = seeded(STREAM)
    drawn = Counter(int(rng.below(size)) for _ in range(6000))
    expected = 6000 / size
    distance = sum((drawn[number] - expected) ** 2 / expected for number in range(size))
    assert set(drawn) == set(range(size))
    assert distance < 3 * size + 10, f"chi squared {distance:.1f} for {size - 1} degrees of freedom"


def test_the_stream_draws_again_rather_than_favour_small_numbers() -> None:
    size = int(M1) // 2 + 1
    rng, twin = seeded(STREAM), seeded(STREAM)
    raw = [int(twin.next()) for _ in range(200)]
    assert [int(rng.below(size)) for _ in range(60)] == [number for number in raw if number < size][:60]
    assert any(number >= size for number in raw[:60])


def test_other_keys_give_other_numbers() -> None:
    first = [seeded(f"blake2b:{number:064x}").next() for number in range(1000)]
    assert len(set(first)) > 990


@pytest.mark.parametrize(
    ("seed", "told"),
    [
        ("", "the generator ''"),
        ("17", "the generator '17'"),
        ("mt19937:" + "0" * 64, "the generator 'mt19937'"),
        ("BLAKE2B:" + "0" * 64, "the generator 'BLAKE2B'"),
        ("blake2b:", "0 digits"),
        ("blake2b:" + "0" * 63, "63 digits"),
        ("blake2b:" + "0" * 65, "65 digits"),
        ("blake2b:" + "0" * 63 + "A", "'A'"),
        ("blake2b:" + "0" * 62 + " 1", "' '"),
        ("x" * 100_000, "the generator 'xxx"),
    ],
)
def test_a_text_that_names_no_seed_is_one_sentence(seed: str, told: str) -> None:
    with pytest.raises(ValueError, match=told) as caught:
        seeded(seed)
    assert len(str(caught.value)) < 200 and "\n" not in str(caught.value)


@pytest.mark.parametrize("words", [[], [1] * 6, [1] * 8, [1] * 9, [1] * 11, [-1] + [0] * 9, [1 << 32] + [0] * 9])
def test_words_that_are_no_generators_are_refused(words: list[int]) -> None:
    with pytest.raises(ValueError, match="a generator"):
        restored(words)


def test_chance_beside_the_game_follows_from_the_seed_and_does_not_tell_the_key() -> None:
    assert beside(17) == 17
    assert beside(STREAM) == beside(STREAM) != beside(f"blake2b:{1:064x}")
    assert 0 <= beside(STREAM) < 2**64
