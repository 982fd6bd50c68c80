"""Elemental Uprising at the terminal: what lies on the map, cards with modifications, what is told and printed."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from tests.games.kingdom.boards import Table as Scene
from tests.games.kingdom.uprising.boards import GAME, new_game, staged
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.kingdom.board import drawn_map
from warbook.cli.play.render.kingdom.table import KingdomTable
from warbook.cli.play.screen import Recent
from warbook.games.kingdom.present.view import KingdomView
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


def land(scene: Scene) -> list[str]:
    """The lines of the map alone."""
    view = GAME.view(scene.state, SPECTATOR)
    assert isinstance(view, KingdomView)
    return [line.plain for line in drawn_map(view, GAME.tables, frozenset(), 200)]


def cell(lines: list[str], row: int, column: int) -> tuple[str, str]:
    """The two lines of a cell of the map; a row has the second one only if it needs it."""
    head = f"{lines[0]} "
    first = next(number for number, line in enumerate(lines) if line.startswith(f"r{row} "))
    start, end = (head.find(f"c{place} ") for place in (column, column + 1))
    there = slice(start, end if end > 0 else None)
    below = lines[first + 1] if not lines[first + 1].startswith("r") else ""
    return lines[first][there].strip(), below[there].strip()


def told(scene: Scene, text: str) -> list[str]:
    """The sentences about a decision."""
    lines = TABLE.tell(scene.do(text).events)
    return [TABLE.texts.say(line.key, line.words) for line in lines]


def test_the_map_shows_grass_gates_spawn_points_and_tokens() -> None:
    lines = land(staged(scenario="S1", tokens="magic r1c2 ; magic r3c2 turned"))
    assert cell(lines, 0, 0) == (",", ""), "grass"
    assert cell(lines, 4, 4) == ("X", ""), "the gate"
    assert cell(lines, 1, 0) == (">", "(1)(2)"), "two spawn points on a space of the path"
    assert (cell(lines, 1, 2)[1], cell(lines, 3, 2)[1]) == ("%mag", "%MAG"), "a fresh flower and a withered one"


def test_the_map_shows_a_boss_that_stands_beside_the_path() -> None:
    assert cell(land(staged(scenario="S4")), 3, 2)[0] == "boss:17"


def test_a_sand_warrior_covers_one_square() -> None:
    lines = screen(staged(red="alric t0 00 ; warrior1 t0 33", trays="I09 r2c1"))
    first = next(number for number, line in enumerate(lines) if "  01234" in line)
    left = lines[first].index("01234")
    grid = [line[left : left + 5] for line in lines[first + 1 : first + 6]]
    assert grid == ["HH...", "HH...", "..gg.", "..gH.", "....."]


def test_a_card_in_hand_is_named_with_its_modifications() -> None:
    hand = next(line for line in screen(staged(red="hand MAG1+direct+tile-2x1:NE")) if "hand:" in line)
    assert "MAG1 Mage Guild + Artillery tile 2 × 1 to the north-east + Direct damage" in hand


def test_nothing_on_the_map_is_cut_off() -> None:
    scene = staged(scenario="S9", blue="elora r1c1 ; hand SOL2", towers="ARC4A+tile-1x1 a N ; MAG4B e S")
    lines = land(scene)
    assert cell(lines, 0, 2)[0] == "a/R ARC4A+^" and cell(lines, 0, 3) == ("e/B MAG4Bv", "%mag")
    assert cell(lines, 1, 1)[1] == "(1)(2) @Elo"
    assert "modified towers on the map: a ARC4A Tribal Axethrowers + Damage tile 1 × 1" in screen(scene)


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
    asked = printed(TABLE.cards(GAME.view(later.state, SPECTATOR), "goal"))
    assert about in asked and iron not in asked


def test_cards_show_the_pieces_of_the_scenario_and_the_cards_of_its_boss() -> None:
    beacons = GAME.view(staged(scenario="S10").state, SPECTATOR)
    assert "Beacon · A hero who stands here may light it" in printed(TABLE.cards(beacons, "beacon"))
    assert "Nothing here is called “boss”" in printed(TABLE.cards(beacons, "boss"))
    leviathan = GAME.view(staged(scenario="S4").state, SPECTATOR)
    assert "Ink Cloud · In the next round precise attacks" in printed(TABLE.cards(leviathan, "boss"))
    assert "Beacon · " not in printed(TABLE.cards(leviathan, "land"))


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
    view = GAME.view(staged(scenario="S7", red="elora r0c0").state, SPECTATOR)
    assert "I2, physical, range N1 · or I1, physical, precise: any tray" in printed(TABLE.cards(view, "ARC1"))
    assert "Direct damage · All tiles of this tower deal direct damage." in printed(TABLE.cards(view, "modifications"))
    assert "Winter Is Coming · At the beginning of her activation" in printed(TABLE.cards(view, "Elora"))
    assert "d Shieldbearer · shielded on one side" in printed(TABLE.cards(view, "enemies"))
    assert "Frost flower · " in printed(TABLE.cards(view, "land"))


def test_the_terminal_of_rift_in_time_shows_its_exit_and_no_gold() -> None:
    game = RiftInTime()
    view = game.view(game.setup("RS01", 2, {}, 1), SPECTATOR)
    shown = printed(KingdomTable(game, texts_for(game, "en"), False).screen(view, Recent(), ["x"] * 2, 200))
    assert "EXIT" in shown and "gold" not in shown
