"""Checks across the content files; a mistake is one sentence with file, key and reason."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.content.scenario_checks import check_scenario
from warbook.games.kingdom.content.schema import Boss, Content, Hero, Horde, Modification
from warbook.games.kingdom.content.steps import Attack, Step
from warbook.kernel.content.packs import Examined

SIDE: Final = 5
NUMBERS: Final = ("1", "2", "3", "4")  # of players
STRIPS: Final = "=~^"
MOST_TOWERS: Final = 32  # cards with modifications have numbers after the printed ones
MOST_MODIFICATIONS: Final = 16
MOST_WARRIORS: Final = 2
PLAIN_ICONS: Final = ("heal", "fast", "aim")  # that the code knows without a table
NEEDS: Final = {"place": "piece", "trigger": "piece", "drift": "piece", "rule": "force"}  # words and their keys


def check(content: Content, places: dict[str, str], fresh: set[str]) -> None:
    """Look at everything; the first mistake is a ValueError."""
    examined = Examined(places, fresh)
    for name, shape in content.shapes.items():
        _check_shape(examined, f"shape.{name}", shape.rows)
    for name, tile in content.paths.items():
        _check_path_tile(examined, f"path-tile.{name}", tile.rows)
    _check_towers(examined, content)
    _check_enemies(examined, content)
    for name, horde in content.hordes.items():
        _check_horde(examined, f"horde.{name}", horde, content)
    for name, hero in content.heroes.items():
        _check_hero(examined, f"hero.{name}", hero, content)
    _check_figures(examined, content)
    for name, guest in content.guests.items():
        _check_start(examined, f"guest.{name}", guest.start, content)
    for name, modification in content.modifications.items():
        _check_modification(examined, f"modification.{name}", modification, content)
    for name, boss in content.bosses.items():
        _check_boss(examined, f"boss.{name}", boss, content)
    _check_lists(examined, content)
    for name, scenario in content.scenarios.items():
        check_scenario(examined, f"scenario.{name}", scenario, content)


def _check_shape(examined: Examined, table: str, rows: tuple[str, ...]) -> None:
    examined.need(1 <= len(rows) <= SIDE, table, "rows", f"a tile has 1 to {SIDE} rows")
    for row in rows:
        examined.need(1 <= len(row) <= SIDE and not set(row) - set("#."), table, "rows", "rows are of # and dots")
    examined.need(any("#" in row for row in rows), table, "rows", "a tile covers at least one square")


def _check_path_tile(examined: Examined, table: str, rows: tuple[str, ...]) -> None:
    """A path tile is a rectangle of path and grass (EU-3.1)."""
    examined.need(all(row and not set(row) - set("o,") for row in rows), table, "rows", "rows are of o and commas")
    examined.need(len({len(row) for row in rows}) == 1, table, "rows", "all rows are equally long")


def _check_towers(examined: Examined, content: Content) -> None:
    cards = len(content.towers) + len(content.modifications)
    sorts = "towers and modifications" if content.modifications else "towers"
    examined.need(cards <= MOST_TOWERS, "numbers", "", f"there are more than {MOST_TOWERS} {sorts}")
    for name, tower in content.towers.items():
        table = f"tower.{name}"
        examined.need(1 <= tower.level <= 4, table, "level", "levels are 1 to 4")
        examined.need(tower.copies >= 1, table, "copies", "there is at least one of a card")
        _check_attack(examined, table, "attack", tower.attack, content)
        for place, attack in enumerate(tower.instead):
            _check_attack(examined, table, f"instead[{place}]", attack, content)
        if tower.brings:
            examined.known(table, "brings", "modification", tower.brings, content.modifications)
        for other in tower.upgrades:
            examined.known(table, "upgrades", "tower", other, content.towers)
            above = content.towers[other]
            same = above.family == tower.family and above.level == tower.level + 1
            examined.need(same, table, "upgrades", f"{other} is not of the same family and one level higher")


def _check_attack(examined: Examined, table: str, key: str, attack: Attack, content: Content) -> None:
    for tile in (*attack.tiles, *([attack.spear] if attack.spear else [])):
        examined.known(table, f"{key}.tiles", "shape", tile, content.shapes)
    for icon in attack.silences:
        examined.known(table, f"{key}.silences", "icon", icon, (*content.icons, *PLAIN_ICONS))
    armed = not attack.spear or attack.soldiers > 0
    examined.need(armed, table, f"{key}.spear", "only soldiers throw spears")


def _check_modification(examined: Examined, table: str, given: Modification, content: Content) -> None:
    """What a sticker adds is known; directions are those of its attack (EU-24.11)."""
    fits = len(content.modifications) <= MOST_MODIFICATIONS
    examined.need(fits, table, "", f"there are more than {MOST_MODIFICATIONS} modifications")
    for tile in given.more_tiles:
        examined.known(table, "more-tiles", "shape", tile, content.shapes)
    examined.need(0 <= given.directions <= 8, table, "directions", "there are eight directions")
    if given.attack is not None:
        _check_attack(examined, table, "attack", given.attack, content)
    aimed = given.attack is not None and given.attack.reach == "arrows"
    reason = "an attack by arrows has directions, nothing else does"
    examined.need(aimed == bool(given.directions), table, "directions", reason)


def _check_enemies(examined: Examined, content: Content) -> None:
    codes: dict[str, str] = {}
    for name, enemy in content.enemies.items():
        table = f"enemy.{name}"
        plain = len(enemy.code) == 1 and enemy.code.isalpha()
        examined.need(plain, table, "code", "a code is one letter")
        examined.need(enemy.code not in codes, table, "code", f"{enemy.code} is the code of {codes.get(enemy.code)}")
        examined.need(enemy.large == enemy.code.isupper(), table, "large", "large enemies have capital letters")
        codes[enemy.code] = name
        for icon in enemy.icons:
            examined.known(table, "icons", "icon", icon, (*content.icons, *PLAIN_ICONS))


def _check_grid(examined: Examined, table: str, key: str, grid: tuple[str, ...], marks: str) -> None:
    square = len(grid) == SIDE and all(len(row) == SIDE for row in grid)
    examined.need(square, table, key, f"a grid has {SIDE} rows of {SIDE} squares")
    for row, line in enumerate(grid):
        for mark in line:
            examined.need(mark in marks, table, f"{key}[{row}]", f"{mark!r} is not known here")


def _check_horde(examined: Examined, table: str, horde: Horde, content: Content) -> None:
    codes = "".join(enemy.code for enemy in content.enemies.values())
    _check_grid(examined, table, "grid", horde.grid, f".{STRIPS}1234{codes}")
    cells = "".join(horde.grid)
    is_portal = horde.kind == "portal"
    digits = [place for place, mark in enumerate(cells) if mark.isdigit()]
    examined.need(digits == ([12] if is_portal else []), table, "grid", "a portal has its level in the middle")
    examined.need(any(mark.isalpha() for mark in cells), table, "grid", "there is no enemy")
    for enemy in content.enemies.values():
        if enemy.large:
            _check_large(examined, table, horde.grid, enemy.code)
    has_trail = horde.kind == "trailblazer"
    sorted_trail = sorted(horde.trail) == (["A", "B", "C"] if has_trail else [])
    examined.need(sorted_trail, table, "trail", "a trailblazer has the icons A, B and C, other hordes have none")
    _check_marks(examined, table, horde, content)


def _check_marks(examined: Examined, table: str, horde: Horde, content: Content) -> None:
    """Champions, shields and rewards of Elemental Uprising (EU-26.1, EU-19.6, EU-17.3)."""
    cells = set("".join(horde.grid))
    enemies = [enemy for enemy in content.enemies.values() if enemy.code in cells]
    led = any(enemy.champion for enemy in enemies)
    examined.need(led == (horde.kind == "champion"), table, "kind", "champions lead the hordes of that kind alone")
    shields = any(enemy.shield for enemy in enemies)
    examined.need(shields == bool(horde.shield), table, "shield", "a card with shieldbearers has a side for shields")
    examined.need(horde.copies >= 1, table, "copies", "there is at least one of a card")
    single = not horde.either or not (horde.crystals or horde.gold)
    examined.need(single, table, "either", "a reward is a choice or fixed, not both")


def _check_large(examined: Examined, table: str, grid: tuple[str, ...], code: str) -> None:
    """Every letter of a large enemy belongs to a block of two by two."""
    left = {(r, c) for r, row in enumerate(grid) for c, mark in enumerate(row) if mark == code}
    while left:
        row, column = min(left)
        block = {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}
        examined.need(block <= left, table, "grid", f"{code} at {row},{column} does not fill 2x2 squares")
        left -= block


def _check_step(examined: Examined, table: str, key: str, step: Step, content: Content) -> None:
    for tile in (*step.tiles, *step.on_site):
        examined.known(table, f"{key}.tiles", "shape", tile, content.shapes)
    places = step.do in ("attack", "surge")
    examined.need(places == bool(step.tiles or step.soldiers), table, key, "attacks place something, nothing else does")
    if step.do in NEEDS:
        said = step.piece if NEEDS[step.do] == "piece" else step.force
        examined.need(bool(said), table, key, f"{step.do} needs a {NEEDS[step.do]}")


def _check_steps(examined: Examined, table: str, key: str, steps: tuple[Step, ...], content: Content) -> None:
    for place, step in enumerate(steps):
        _check_step(examined, table, f"{key}[{place}]", step, content)


def _check_lists(examined: Examined, content: Content) -> None:
    """The steps of spells, icons, tokens, Rift cards and events."""
    lists = {f"spell.{name}": spell.steps for name, spell in content.spells.items()}
    lists |= {f"icon.{name}": icon.steps for name, icon in content.icons.items()}
    lists |= {f"flower.{name}": flower.steps for name, flower in content.flowers.items()}
    lists |= {f"feature.{name}": feature.steps for name, feature in content.features.items()}
    lists |= {f"rift.{name}": rift.steps for name, rift in content.rifts.items()}
    for table, steps in lists.items():
        _check_steps(examined, table, "steps", steps, content)
    for name, rift in content.rifts.items():
        examined.need(bool(rift.force or rift.steps), f"rift.{name}", "steps", "the card does nothing")
    for name, scenario in content.scenarios.items():
        for place, event in enumerate(scenario.events):
            _check_steps(examined, f"scenario.{name}", f"events[{place}].steps", event.steps, content)


def _check_boss(examined: Examined, table: str, boss: Boss, content: Content) -> None:
    """Its health cards are grids, and it says which of them are used (RT-22.2, EU-27.2)."""
    for place, grid in enumerate(boss.health):
        _check_grid(examined, table, f"health[{place}]", grid, "BKU.")
    examined.need(
        bool(boss.count) != bool(boss.layers), table, "layers", "a boss has a count or layers of health cards"
    )
    key = "layers" if boss.layers else "count"
    complete = set(boss.layers or boss.count) == set(NUMBERS)
    examined.need(complete, table, key, f"it is said for {', '.join(NUMBERS)} players")
    for players, count in boss.count.items():
        known = 1 <= count <= len(boss.health)
        examined.need(known, table, f"count.{players}", f"there are {len(boss.health)} health cards")
    for players, layers in boss.layers.items():
        known = bool(layers) and all(1 <= number <= len(boss.health) for number in layers)
        examined.need(known, table, f"layers.{players}", f"the health cards are 1 to {len(boss.health)}")
    for place, card in enumerate(boss.cards):
        _check_steps(examined, table, f"cards[{place}].steps", card.steps, content)


def _check_figures(examined: Examined, content: Content) -> None:
    """One hero has a companion and one has Sand Warriors at most: there is room for these figures alone."""
    for name, hero in content.heroes.items():
        table = f"hero.{name}"
        others = [other for key, other in content.heroes.items() if key != name]
        alone = not hero.companion or not any(other.companion for other in others)
        examined.need(alone, table, "companion", "another hero has the companion")
        first = hero.warriors is None or all(other.warriors is None for other in others)
        examined.need(first, table, "warriors", "another hero has the Sand Warriors")
        few = hero.warriors is None or 1 <= hero.warriors.count <= MOST_WARRIORS
        examined.need(few, table, "warriors.count", f"there are 1 to {MOST_WARRIORS} of them")


def _check_hero(examined: Examined, table: str, hero: Hero, content: Content) -> None:
    examined.need(hero.health >= 1 and hero.move >= 1, table, "health", "a hero has health and movement")
    examined.need(1 <= len(hero.abilities) <= 4, table, "abilities", "a hero has 1 to 4 abilities")
    _check_steps(examined, table, "basic", hero.basic, content)
    _check_steps(examined, table, "bench", hero.bench, content)
    for name, ability in hero.abilities.items():
        _check_steps(examined, table, f"abilities.{name}.steps", ability.steps, content)
        examined.need(bool(ability.steps or ability.force), table, f"abilities.{name}", "the ability does nothing")
    for name, text in hero.passives.items():
        _check_steps(examined, table, f"passives.{name}.steps", text.steps, content)
    _check_start(examined, table, hero.start, content)


def _check_start(examined: Examined, table: str, start: dict[str, tuple[str, ...]], content: Content) -> None:
    for players, towers in start.items():
        for tower in towers:
            examined.known(table, f"start.{players}", "tower", tower, content.towers)
