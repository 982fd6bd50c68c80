"""What the towers, enemies, heroes, cards, tokens and signs of a family's game are, for the popover."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbook.games.kingdom.content.schema import BossCard, Content, Enemy, Hero, Horde, Tower
from warbook.games.kingdom.content.steps import Attack
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.present.card_texts import SIGNS as ARROWS
from warbook.games.kingdom.present.card_texts import TIERS
from warbook.games.kingdom.present.glossary_rules import DAMAGES, GOALS, KINDS, MARKS, PHASES, SIGNS, THINGS
from warbook.kernel.content.glossary import Entry, Glossary, also, entry, told
from warbook.kernel.wire import Phrase

RANGES: Final = {"precise": "card-precise", "adjacent": "card-adjacent"}  # ranges without arrows
PIECES: Final = ("tentacle", "beacon", "rift")


class Rules:
    """The rule of each thing in one of the two games; a thing without one does not occur there."""

    def __init__(self, prefix: str) -> None:
        """For the game with this prefix of its rules."""
        self._place = 0 if prefix == "RT" else 1

    def of(self, thing: str) -> str:
        """The rule of a kind of cards or tokens."""
        return THINGS[thing][self._place]

    def among(self, rules: dict[str, tuple[str, str]]) -> dict[str, str]:
        """Those of a table that this game has."""
        return {name: pair[self._place] for name, pair in rules.items() if pair[self._place]}


def glossary(game: KingdomGame) -> Glossary:
    """Everything that is drawn on the map, on trays, cards and beside them."""
    content = game.tables.content
    rules = Rules(game.prefix)
    found: Glossary = {f"tower:{name}": _tower(name, tower, rules) for name, tower in content.towers.items()}
    found |= {f"enemy:{name}": _enemy(name, enemy, rules) for name, enemy in content.enemies.items()}
    found |= {f"horde:{name}": _horde(name, horde, rules) for name, horde in content.hordes.items()}
    found |= _heroes(content, rules) | _bosses(content, rules)
    for kind, things in (
        ("spell", content.spells),
        ("modification", content.modifications),
        ("icon", content.icons),
        ("flower", content.flowers),
        ("feature", content.features),
        ("totem", content.totems),
        ("rift", content.rifts),
    ):
        found |= told(kind, dict.fromkeys(things, rules.of(kind)))
    if game.prefix == "EU":
        found |= told("piece", dict.fromkeys(PIECES, rules.of("piece")))
    else:
        found |= told("icon", dict.fromkeys(("heal", "fast", "aim"), rules.of("icon")))
    found |= (
        told("damage", rules.among(DAMAGES)) | told("sign", rules.among(SIGNS)) | told("phase", rules.among(PHASES))
    )
    found |= told("mark", rules.among(MARKS))
    found |= {f"goal:{goal}": entry(f"goal-{goal}", "sign-goal", rule) for goal, rule in rules.among(GOALS).items()}
    return found | _icons(found)


def _icons(found: Glossary) -> Glossary:
    """The icons by the names of their drawings; those of enemies have theirs already."""
    kinds = ("sign", "damage", "mark", "goal", "enemy", "tower", "hero")
    stands = {
        thing.partition(":")[2]: thing for kind in reversed(kinds) for thing in found if thing.startswith(f"{kind}:")
    }
    return also(found, "icon", {name: thing for name, thing in stands.items() if f"icon:{name}" not in found})


def _tower(name: str, tower: Tower, rules: Rules) -> Entry:
    about = [Phrase("sign-level", {"level": tower.level})]
    for attack in (tower.attack, *tower.instead):
        about += _attack(attack)
    if tower.mod_slots:
        about.append(Phrase("card-slots", {"n": tower.mod_slots}))
    if tower.brings:
        about.append(Phrase("card-comes-with", {"modification": f"@modification-{tower.brings}"}))
    return entry(f"tower-{name}", tuple(about), rules.of("tower"))


def _attack(attack: Attack) -> Iterator[Phrase]:
    """What an attack places, of which damage and where."""
    if attack.tiles:
        yield Phrase("sign-tiles", {"n": len(attack.tiles), "damage": f"@damage-{attack.damage}"})
    if attack.soldiers:
        yield Phrase("label-volley-soldiers", {"n": attack.soldiers})
    if attack.reach in RANGES:
        yield Phrase(RANGES[attack.reach])
    else:
        yield Phrase("card-arrows", {"arrows": " ".join(f"{ARROWS[way]}{far}" for way, far in attack.arrows.items())})
    yield from (Phrase(f"card-{flag}") for flag in ("each", "link", "free") if getattr(attack, flag))


def _enemy(name: str, enemy: Enemy, rules: Rules) -> Entry:
    about = [Phrase("card-resists", {"damage": f"@damage-{damage}"}) for damage in enemy.resists]
    about += [Phrase(f"icon-{icon}-about") for icon in enemy.icons]
    if enemy.tiles_only:
        about.append(Phrase("card-deadly"))
    about += [Phrase(f"card-{trait}") for trait in ("shield", "slippery", "champion") if getattr(enemy, trait)]
    about.append(Phrase("sign-large-escapes" if enemy.large else "sign-small-escapes"))
    return entry(f"enemy-{name}", tuple(about), rules.of("enemy"))


def _horde(name: str, horde: Horde, rules: Rules) -> Entry:
    about = [Phrase("sign-tier", {"tier": TIERS[horde.tier] if horde.tier < len(TIERS) else horde.tier})]
    if horde.kind in KINDS:
        about.append(Phrase(f"sign-kind-{horde.kind}"))
    if horde.crystals or horde.gold:
        about.append(Phrase("sign-reward", {"crystals": horde.crystals, "gold": horde.gold}))
    if horde.either:
        about.append(Phrase("sign-reward-either", {"n": horde.either}))
    return entry(f"horde-{name}", (*about, Phrase("sign-horde")), rules.of("horde"))


def _heroes(content: Content, rules: Rules) -> Glossary:
    found: Glossary = {}
    for name, hero in content.heroes.items():
        found[f"hero:{name}"] = _hero(name, hero, rules)
        found |= told("ability", dict.fromkeys(hero.abilities, rules.of("ability")))
        found |= told("passive", dict.fromkeys(hero.passives, rules.of("passive")))
        if hero.warriors:
            found["hero:warrior"] = entry("hero-warrior", "hero-warrior-about", rules.of("hero"))
        if hero.companion:
            found["hero:wildcat"] = entry("hero-wildcat", "sign-wildcat", rules.of("hero"))
    return found


def _hero(name: str, hero: Hero, rules: Rules) -> Entry:
    about = [Phrase("card-hero", {"health": hero.health, "move": hero.move}), Phrase(f"hero-{name}-about")]
    if hero.bench:
        about.append(Phrase("card-bench", {"about": f"@hero-{name}-bench"}))
    return entry(f"hero-{name}", tuple(about), rules.of("hero"))


def _bosses(content: Content, rules: Rules) -> Glossary:
    found: Glossary = {}
    for name, boss in content.bosses.items():
        found[f"boss:{name}"] = entry(f"boss-{name}", "sign-boss-about", rules.of("boss"))
        found |= {f"card:{card.name}": _boss_card(card, rules) for card in boss.cards}
    return found


def _boss_card(card: BossCard, rules: Rules) -> Entry:
    if card.steps:
        return entry(f"card-{card.name}", f"card-{card.name}-about", rules.of("card"))
    effects = tuple(Phrase(f"effect-{effect}") for effect in card.effects) or (Phrase("card-no-effect"),)
    return entry(f"card-{card.name}", effects, rules.of("card"))
