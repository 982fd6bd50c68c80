"""Whatever somebody types, a game reads it as an action, or says in words what is wrong with it."""

from __future__ import annotations

import pytest
from hypothesis.strategies import SearchStrategy

from tests.properties import given, st
from warbook.games import GAMES, package_of
from warbook.kernel.api import Seat, act
from warbook.kernel.content.texts import LANGUAGES, Said, Texts

FIRST = Seat(0)


def written(name: str) -> list[str]:
    """A few actions of every verb in a game's notation."""
    game = GAMES[name]
    args = [(verb, arg) for verb, span in enumerate(game.spans) for arg in range(0, span, max(1, span // 7))]
    return [game.write(act(FIRST, verb, arg)) for verb, arg in args]


def typed(name: str) -> SearchStrategy[str]:
    """Actions, actions with a mistake, words of the notation in any order, and anything at all."""
    texts = written(name)
    whole = st.sampled_from(texts)
    broken = st.builds(lambda text, place, more: text[:place] + more + text[place:], whole, st.integers(0, 9), ANY)
    words = st.sampled_from(sorted({word for text in texts for word in text.split()}))
    return whole | whole.map(str.upper) | broken | st.lists(words, max_size=5).map(" ".join) | st.text()


ANY = st.characters()


@pytest.mark.parametrize("name", GAMES)
def test_a_text_is_an_action_that_is_written_and_read_the_same_or_a_mistake_in_words(name: str) -> None:
    game, package = GAMES[name], package_of(GAMES[name])
    voices = [Texts(language, (package,)) for language in LANGUAGES]
    read = told = 0

    @given(typed(name))
    def check(text: str) -> None:
        nonlocal read, told
        try:
            action = game.read(text, FIRST)
        except Said as mistake:
            told += 1
            sentences = [texts.say(mistake.key, mistake.words) for texts in voices]
            assert all(sentences) and mistake.key not in sentences, mistake.key
        else:
            read += 1
            assert game.read(game.write(action), FIRST) == action

    check()
    assert read > 3 and told > 3, "both happen"
