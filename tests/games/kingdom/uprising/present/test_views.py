"""What everybody is shown of tokens, marks, decks, skulls and champions (section 33)."""

from __future__ import annotations

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.attacks.test_attacks import FOUR
from tests.games.kingdom.uprising.boards import TABLES, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.uprising.present.view import UprisingView
from warbook.kernel.api import SPECTATOR

ROW = "ggggg/...../...../...../....."


def seen(table: Table) -> UprisingView:
    """The table as a spectator sees it."""
    found = table.view(SPECTATOR)
    assert isinstance(found, UprisingView)
    return found


@rule("EU-33.1")
def test_tokens_lie_open_with_the_side_that_is_up() -> None:
    tokens = seen(staged(scenario="S9", red="elora r3c4", tokens="magic r2c2 turned ; cyclone r1c3")).tokens
    assert [(each.kind, each.cell, each.turned) for each in tokens] == [
        ("magic", 2 * 16 + 2, True),
        ("cyclone", 16 + 3, False),
    ]


@rule("EU-33.1", "EU-26.6")
def test_a_tray_shows_its_marks_and_what_a_totem_makes_it_resist() -> None:
    table = staged(scenario="S3", red="elora r2c1", trays=f"{ROW} r3c2 frozen ; {ROW} r3c5", tokens="stone r2c2")
    near, far = seen(table).trays
    assert (near.marks, near.resists) == (("frozen",), ("physical",))
    assert (far.marks, far.resists) == ((), ())
    cursed = staged(scenario="S3", red="elora r2c1", trays=f"{ROW} r3c2 cursed", tokens="stone r2c2")
    assert seen(cursed).trays[0].resists == (), "a curse lifts it"


@rule("EU-33.3", "EU-4.9")
def test_of_a_deck_the_back_of_its_top_card_is_seen() -> None:
    table = new_game("S6", 2)
    for marker in seen(table).markers:
        deck = table.state.decks[marker.route]
        if not deck:
            assert (marker.top, marker.crystals, marker.gold, marker.either) == ("", 0, 0, 0)
            continue
        card = TABLES.cards[deck[-1]]
        assert marker.top == (card.name if card.champion else f"T{card.tier}")
        assert (marker.crystals, marker.gold, marker.either) == (card.crystals, card.gold, card.either)
    champion = next(card for card in range(len(TABLES.cards)) if TABLES.cards[card].champion)
    table.state.decks[0].append(champion)
    assert seen(table).markers[0].top == TABLES.cards[champion].name


@rule("EU-6.10")
def test_the_champions_that_are_wanted_are_told() -> None:
    table = new_game("S6", 2)
    assert seen(table).targets == ("CH1", "CH2")
    table.state.felled = [TABLES.card_names.index("CH1")]
    assert seen(table).targets == ("CH2",)


@rule("EU-10.9")
def test_the_card_whose_attack_is_chosen_is_named() -> None:
    table = staged(scenario="S2", red="hand ARC1", trays=FOUR).do("build ARC1 a S")
    assert table.asks == "mode" and seen(table).question.tower == "ARC1"
