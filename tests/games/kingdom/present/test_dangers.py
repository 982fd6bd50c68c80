"""What would be lost by an answer is said with it, and nothing is said where nothing is lost."""

from __future__ import annotations

from tests.games.kingdom.boards import Table, staged
from tests.games.kingdom.uprising import boards as uprising
from warbook.games.kingdom.present.sentences.events import Sentences
from warbook.kernel.api import Seat
from warbook.kernel.content.texts import texts
from warbook.kernel.wire import Option

GOBLINS = "gg.../gg.../...../...../....."


def answers(table: Table, seat: int = 0) -> dict[str, Option]:
    """What a seat may answer, by notation."""
    decision = table.game.decision(table.state, Seat(seat))
    assert decision is not None
    return {option.notation: option for option in decision.options}


def dangers(table: Table, notation: str) -> list[tuple[str, object]]:
    """What would be lost by an answer."""
    return [(each.text, each.words) for each in answers(table)[notation].dangers or ()]


def test_whoever_is_done_with_towers_in_hand_hears_of_them_and_of_the_hearts() -> None:
    table = staged(red="malik r3c2 ; hand D2", trays=f"{GOBLINS} r3c2 ; {GOBLINS} r2c1")
    told = [text for text, _ in dangers(table, "done")]
    assert ("danger-towers", {"n": 1}) in dangers(table, "done")
    assert ("danger-hero", {"hero": "@hero-malik"}) in dangers(table, "done")
    assert ("danger-hearts" in told) == any(fate.fate == "escapes" for fate in table.view().fates)


def test_a_tile_beside_all_enemies_and_the_end_of_an_attack_say_what_is_lost() -> None:
    table = staged(red="malik ; hand D2", trays=f"{GOBLINS} r3c2 ; {GOBLINS} r2c1").do("build D2 c E")
    found = answers(table)
    empty = [text for text, each in found.items() if text.startswith("tile") and each.words["hits"] == 0]
    assert empty and all([each.text for each in found[text].dangers or ()] == ["danger-nothing"] for text in empty)
    good = [text for text, each in found.items() if text.startswith("tile") and each.words["hits"]]
    assert all(not found[text].dangers for text in good)
    assert [(each.text, each.words["tiles"]) for each in found["stop"].dangers or ()] == [("danger-pieces", 3)]


def test_what_a_piece_covers_is_told_with_all_that_lie_open() -> None:
    table = staged(red="malik ; hand D2", trays=f"{GOBLINS} r3c2 ; {GOBLINS} r2c1").do("build D2 c E")
    for text, each in answers(table).items():
        if text.startswith(("tile", "soldier")):
            assert int(each.words["hits"]) + int(each.words["left"]) == 4


def test_hordes_with_one_card_are_told_apart_by_their_tray() -> None:
    tables = uprising.TABLES
    twin = next(card for card in tables.cards if card.copies > 1)
    plain = next(card for card in tables.cards if card.copies == 1)
    sentences = Sentences(tables)
    names = [sentences.horde(tray, f"horde-{twin.name}") for tray in (0, 3)]
    assert names == [f"@horde-{twin.name}#t0", f"@horde-{twin.name}#t3"]
    assert sentences.horde(3, f"horde-{plain.name}") == f"@horde-{plain.name}"
    for language, said in (("en", "(t3)"), ("zh-Hant", "（t3）"), ("pl", "(t3)")):
        assert said in texts(language, ("warbook.games.kingdom.uprising",)).say("event-block", {"horde": names[1]})
