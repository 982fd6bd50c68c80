"""Cards and tokens that the box does not have, for rules that no card of the box needs."""

from tests.games.krosmaster.boards import extended, figure, spell
from warbook.games.krosmaster.content.schema import Summon

SPELLS = {
    "arrow": spell("attack", "normal 1-3", element="fire", value=1),
    "bolt": spell("attack", "fixed 1-3", element="fire", value=1),
    "ray": spell("attack", "fixed-line 1-3", element="fire", value=1),
    "whisper": spell("attack", "no-sight 2-4", element="water", value=1),
    "boulder": spell("attack", "normal 1-3", element="earth", value=9),
    "nova": spell("attack", "normal 1-3", element="fire", value=1, area="square"),
    "stone": spell("attack", "normal 1-3", value=1),
    "dash": spell("attack", "normal 1-3", ap=1, mp=2, element="air", value=1),
    "blood": spell("attack", "melee", ap=5, damage=4, element="water", value=2, life_steal=True),
    "frenzy": spell("attack", "line 1-3", damage=4, area="square", push=1, element="fire", value=1),
    "scold": spell("attack", "melee", value=1, allies_only=True),
    "balm": spell("heal", "normal 0-4", value=0),
    "touch": spell("heal", "melee", value=2),
    "gust": spell(
        "attack", "line 1-3", area="square", push=1, element="air", value=1, beside="gobball", beside_bonus=2
    ),
    "lair": spell("summon", "normal 1-3", ap=0, summons="gobball", summon_limit=99),
    "snare": spell("summon", "normal 1-3", ap=1, summons="trap", summon_limit=9),
}
TRAPS = {"snap": spell("attack", "personal", ap=0, element="earth", value=1)}
GAME = extended(
    {**SPELLS, **TRAPS},
    {
        "tester": figure(*SPELLS, ap=20, hp=14),
        "dummy": figure("arrow", ap=20, hp=90),
        "slug": figure("arrow", ap=1, mp=1),
        "saint": figure("arrow", powers=("healing",)),
        "thorn": figure("arrow", powers=("counter-attack",)),
    },
    {"trap": Summon(species="trap", spells=("snap",), source="")},
)
