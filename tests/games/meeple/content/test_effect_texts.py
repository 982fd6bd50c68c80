"""What buildings, territories and tokens do is told with every number and every limit that acts, in every language."""

from __future__ import annotations

import re

import pytest

from tests.games.meeple.boards import GAME
from warbook.cli.arguments import texts_for
from warbook.games.meeple.present.cardbook import FIGURES, printed
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.wire import Word

PRINTED = printed(GAME)
OTHER = 57  # a number that is printed nowhere: what it fills in is no number typed into a text
ONE = ("1", "1", "1")
TURN = ("this turn", "本回合", "w tej turze")
BEGINS = ("when your turn begins", "回合開始時", "twoja tura zaczyna się")
UP_TO = ("up to", "至多", "najwyżej")
DEPOT = ("from your depot", "倉庫", "z magazynu")
STEP = ("instead of a step", "不進行一般移動", "zamiast kroku")
UNTIL = ("until your next turn", "直到自己的下一個回合", "aż do twojej następnej tury")
EACH = ("before each battle", "每場", "przed każdą bitwą")
SPARE = ("if that is empty", "儲藏區沒有時", "gdy jest pusta")
ANYWHERE = ("wherever it is", "不論遠近", "gdziekolwiek")
# the limits of each effect, in English, Chinese and Polish
LIMITS: dict[str, list[tuple[str, str, str]]] = {
    "action-build": [ONE, ("from your reserve", "儲藏區", "ze swojej rezerwy"), ("goes back", "回到儲藏區", "wraca")],
    "action-deploy": [UP_TO, DEPOT, ("your gate territory", "自己大門前的領土", "terytorium przed bramą")],
    "action-reinforce": [UP_TO, DEPOT, ("1 territory", "1 個有自己米寶的領土", "1 terytorium")],
    "action-airborne": [ONE, DEPOT, ("each territory", "每個有自己米寶的領土", "każdym terytorium")],
    "action-stealth": [ONE, DEPOT, ("next to enemy", "相鄰", "obok wrogich")],
    "action-intimidate": [
        UP_TO,
        ("1 territory", "1 個領土", "1 terytorium"),
        ("open border", "開放的邊界", "otwartą granicę"),
    ],
    "action-assemble": [UP_TO, ("from your reserve", "儲藏區", "z rezerwy")],
    "action-burn": [ANYWHERE, ("1 territory", "1 個領土", "1 terytorium"), ("1 bravery", "1 點勇敢", "1 punkt odwagi")],
    "action-convert": [ONE, SPARE, ("no bravery", "不給勇敢點數", "nie daje odwagi")],
    "action-bomb": [ONE, SPARE, ANYWHERE, ("falls at once", "立即被摧毀", "od razu zniszczony")],
    "action-productivity": [
        ("One of your workers", "一個工人", "Jeden z twoich robotników"),
        ("one more step", "一步", "jeden krok"),
    ],
    "action-recycle": [("While", "只要", "Dopóki"), ("to your depot", "倉庫", "do magazynu")],
    "action-upgrade": [ONE, ("nobody has taken", "還沒有人拿走", "nikt jeszcze nie wziął")],
    "kind-blank": [("1 upgrade token", "1 個升級指示物", "1 żeton ulepszenia")],
    "kind-tower": [BEGINS, TURN],
    "kind-village": [BEGINS, ONE, DEPOT],
    "kind-hut": [BEGINS, TURN],
    "kind-forge": [BEGINS, ONE, EACH, TURN],
    "kind-shield": [BEGINS, ONE, EACH, UNTIL],
    "kind-cave": [STEP],
    "kind-altar": [ONE, ("Once per turn", "每回合一次", "Raz na turę"), ("1 bravery", "1 點勇敢", "1 punkt odwagi")],
    "kind-tunnel": [STEP, ("only once", "只限一次", "tylko raz")],
    "bonus-assemble": [BEGINS, ONE],
    "bonus-deploy": [BEGINS, ONE],
    "bonus-nature": [BEGINS, TURN],
    "bonus-forge": [BEGINS, ONE, EACH, TURN],
    "bonus-shield": [BEGINS, ONE, EACH, UNTIL],
    "tree-token": [("Once in the game", "每場遊戲一次", "Raz w grze")],
}
HELD = ("kind-tower", "kind-village", "kind-hut", "kind-forge", "kind-shield")
# the numbers of the rules that act in an effect
RULED: dict[str, tuple[str, ...]] = {
    **dict.fromkeys((*HELD, *(key for key in LIMITS if key.startswith("bonus-"))), ("garrison",)),
    "kind-cave": ("cave",),
    "kind-altar": ("altar",),
    "action-build": ("slots",),
}


def effects() -> dict[str, list[dict[str, int]]]:
    """Every effect of the content, with the numbers printed for it on each building, tile and token that has it."""
    found: dict[str, list[dict[str, int]]] = {"tree-token": [{}]}
    for building in PRINTED.buildings:
        for space in building.spaces:
            if space.action:
                found.setdefault(f"action-{space.action}", []).append({"n": space.n} if space.n else {})
    for face in PRINTED.faces.values():
        found.setdefault(f"kind-{face.kind}", []).append({"flags": face.flags} if face.flags else {})
    for token in PRINTED.tokens.values():
        found.setdefault(f"bonus-{token.bonus}", []).append({})
    return found


def told(language: str, key: str, words: dict[str, int]) -> str:
    """What an effect does, with these numbers."""
    filled: dict[str, Word] = {**dict.fromkeys(("n", "flags"), 0), **FIGURES, **words}
    return texts_for(GAME, language).say(f"{key}-about", filled).replace("\xa0", " ")


def has_number(text: str, number: int) -> bool:
    """Whether a text has this very number."""
    return re.search(rf"(?<!\d){number}(?!\d)", text) is not None


def test_every_effect_of_the_content_has_its_limits_here() -> None:
    assert set(effects()) == set(LIMITS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LIMITS)
def test_every_number_that_acts_is_filled_into_the_text(key: str, language: str) -> None:
    for words in effects()[key]:
        for name, number in words.items():
            assert has_number(told(language, key, words), number), f"{name} {number} is missing"
            assert has_number(told(language, key, {**words, name: OTHER}), OTHER), f"{name} is typed into the text"
    for name in RULED.get(key, ()):
        assert has_number(told(language, key, {name: OTHER}), OTHER), f"{name} is missing"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LIMITS)
def test_every_limit_is_told(key: str, language: str) -> None:
    place = ("en", "zh-Hant", "pl").index(language)
    for limit in LIMITS[key]:
        for words in effects()[key]:
            text = told(language, key, {**words, **dict.fromkeys(FIGURES, OTHER)})
            if limit == UP_TO and words.get("n") == 1:
                continue  # of one there is no less
            assert limit[place] in text if limit != ONE else has_number(text, 1), f"{limit[place]!r} is missing: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 6, OTHER])
def test_a_building_tells_its_defence_spaces_and_its_steps(number: int, language: str) -> None:
    for name in ("defence", "site", "build"):
        words: dict[str, Word] = {**dict.fromkeys(("defence", "site", "build"), 33), name: number}
        assert has_number(texts_for(GAME, language).say("card-building", words), number), name
