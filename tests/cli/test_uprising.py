"""Elemental Uprising at the terminal: what lies on the map, cards with modifications, what is told and printed."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from tests.games.kingdom.boards import Table as Scene
from tests.games.uprising.boards import GAME, new_game, staged
from warbook.cli.arguments import texts_for
from warbook.cli.kingdom.table import KingdomTable
from warbook.cli.table import Recent
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.kernel.api import SPECTATOR
from warbook.kernel.rng import seeded

TABLE = KingdomTable(GAME, texts_for(GAME, "en"), False)


def printed(shown: RenderableType) -> str:
    """What somebody reads."""
    page = StringIO()
    Console(width=200, file=page).print(shown)
    return page.getvalue()


def screen(scene: Scene) -> list[str]:
    """The lines of the whole table."""
    view = GAME.view(scene.state, SPECTATOR)
    return printed(TABLE.screen(view, Recent(), ["x"] * scene.state.seats, 200)).splitlines()


def cell(lines: list[str], row: int, column: int) -> tuple[str, str]:
    """The two lines of a cell of the map."""
    head = next(line for line in lines if line.startswith("    c0"))
    first = next(number for number, line in enumerate(lines) if line.startswith(f"r{row} "))
    start, end = (head.find(f"c{place} ") for place in (column, column + 1))
    there = slice(start, end if end > 0 else None)
    return lines[first][there].strip(), lines[first + 1][there].strip()


def told(scene: Scene, text: str) -> list[str]:
    """The sentences about a decision."""
    before = GAME.view(scene.state, SPECTATOR)
    lines = TABLE.tell(before, scene.do(text).events)
    return [TABLE.texts.say(line.key, line.words) for line in lines]


def test_the_map_shows_grass_gates_spawn_points_and_tokens() -> None:
    lines = screen(staged(scenario="S1", tokens="magic r1c2 ; magic r3c2 turned"))
    assert cell(lines, 0, 0) == (",", ""), "grass"
    assert cell(lines, 4, 4) == ("X", ""), "the gate"
    assert cell(lines, 1, 0) == (">", "(1)(2)"), "two spawn points on a space of the path"
    assert (cell(lines, 1, 2)[1], cell(lines, 3, 2)[1]) == ("%mag", "%MAG"), "a fresh flower and a withered one"


def test_the_map_shows_a_boss_that_stands_beside_the_path() -> None:
    assert cell(screen(staged(scenario="S4")), 3, 2)[0] == "boss:17"


def test_a_sand_warrior_covers_one_square() -> None:
    lines = screen(staged(red="alric t0 00 ; warrior1 t0 33", trays="I09 r2c1"))
    first = next(number for number, line in enumerate(lines) if line.startswith("  01234"))
    assert [line[2:7] for line in lines[first + 1 : first + 6]] == ["HH...", "HH...", "..gg.", "..gH.", "....."]


def test_a_card_in_hand_is_named_with_its_modifications() -> None:
    hand = next(line for line in screen(staged(red="hand MAG1+direct+tile-2x1:NE")) if "hand:" in line)
    assert "MAG1 Mage Guild + Artillery tile 2 × 1 to the north-east + Direct damage" in hand


def test_nothing_on_the_map_is_cut_off() -> None:
    lines = screen(staged(scenario="S9", blue="elora r1c1 ; hand SOL2", towers="ARC4A+tile-1x1 a N ; MAG4B e S"))
    assert cell(lines, 0, 2)[0] == "a/R ARC4A+^" and cell(lines, 0, 3) == ("e/B MAG4Bv", "%mag")
    assert cell(lines, 1, 1)[1] == "(1)(2) @Elo"
    assert "modified towers on the map: a ARC4A Tribal Axethrowers + Damage tile 1 × 1" in lines


def test_what_is_for_sale_has_its_price() -> None:
    assert any(
        line.startswith("modifications for sale, 2 gold each: Artillery tile 2 × 1,")
        for line in screen(staged(scenario="S2"))
    )


def test_a_boss_beside_the_path_has_no_way_to_the_gate() -> None:
    lines = screen(staged(scenario="S4", trays="I09 r1c3"))
    assert "Leviathan on r3c2: 2 layers left" in lines
    assert [line for line in lines if line.startswith("t0") and "steps to the gate" in line]


def test_a_scenario_says_at_first_what_it_wants() -> None:
    about, iron = "Light all four beacons: ", "A lit beacon goes out "
    state = GAME.setup("S10", 2, {"difficulty": "iron"}, 1)
    begun = printed(TABLE.screen(GAME.view(state, SPECTATOR), Recent(), ["x"] * 2, 200))
    assert about in begun and iron in begun
    later = staged(scenario="S10")
    assert about not in "".join(screen(later))
    cards = printed(TABLE.cards(GAME.view(later.state, SPECTATOR)))
    assert about in cards and iron not in cards


def test_cards_show_the_pieces_of_the_scenario_and_the_cards_of_its_boss() -> None:
    beacons = printed(TABLE.cards(GAME.view(staged(scenario="S10").state, SPECTATOR)))
    assert "Beacon · A hero who stands here may light it" in beacons and "Ink Cloud" not in beacons
    leviathan = printed(TABLE.cards(GAME.view(staged(scenario="S4").state, SPECTATOR)))
    assert "Ink Cloud · In the next round precise attacks" in leviathan and "Beacon · " not in leviathan


def test_a_card_with_a_modification_is_told_by_its_printed_name() -> None:
    said = told(staged(scenario="S2", red="hand ARC1+direct", trays="I09 r1c3"), "build m1 a N")
    assert said[0].startswith("Red builds Archer Tower on ")


def test_a_modification_is_told_when_it_is_bought() -> None:
    scene = staged(scenario="S2", phase="spend", gold=2, crystals=0, red="hand ARC1")
    assert told(scene, "modify direct red ARC1")[0] == "Archer Tower of Red gets the modification Direct damage."


def test_an_event_is_told_with_what_it_does() -> None:
    scene = new_game("S2", 1)
    rng = seeded(1)
    said: list[str] = []
    while not any(line.startswith("Gust!") for line in said):
        seat = GAME.acting(scene.state)[0]
        said = told(scene, GAME.write(GAME.prior(scene.state, seat, rng)))
    assert "Gust! The horde nearest to the gate charges this round." in said


def test_cards_show_all_attacks_of_a_tower_and_what_modifications_and_boards_do() -> None:
    shown = printed(TABLE.cards(GAME.view(staged(scenario="S7", red="elora r0c0").state, SPECTATOR)))
    assert "I2, physical, range N1 · or I1, physical, precise: any tray" in shown
    assert "Direct damage · All tiles of this tower deal direct damage." in shown
    assert "Winter Is Coming · At the beginning of her activation" in shown
    assert "d Shieldbearer · shielded on one side" in shown and "Frost flower · " in shown


def test_the_terminal_of_rift_in_time_shows_its_exit_and_no_gold() -> None:
    game = RiftInTime()
    view = game.view(game.setup("RS01", 2, {}, 1), SPECTATOR)
    shown = printed(KingdomTable(game, texts_for(game, "en"), False).screen(view, Recent(), ["x"] * 2, 200))
    assert "EXIT" in shown and "gold" not in shown
