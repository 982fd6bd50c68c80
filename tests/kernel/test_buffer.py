"""The buffer of actions: it keeps order, and it grows with what a decision has."""

from warbook.kernel.buffer import Action, Buffer

MANY = 3000


def test_a_buffer_takes_as_many_actions_as_there_are() -> None:
    found = Buffer()
    for action in range(MANY):
        found.push(action)
    assert found.listed() == list(range(MANY))


def test_postponed_actions_follow_in_their_order_however_many_they_are() -> None:
    found = Buffer()
    for action in range(MANY):
        found.postpone(MANY + action)
    found.extend([Action(action) for action in range(MANY)])
    found.flush()
    assert found.listed() == list(range(2 * MANY))
    found.flush()
    assert found.count == 2 * MANY


def test_a_clear_buffer_is_empty() -> None:
    found = Buffer()
    found.push(7)
    found.postpone(8)
    found.clear()
    found.flush()
    assert found.listed() == []
