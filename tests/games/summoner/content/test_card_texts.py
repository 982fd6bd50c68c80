"""Every number and every limit of a card that acts is in the card's text, in every language (SW-3.5, section 11)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from msgspec import structs

from tests.rules import rule
from warbook.cli.arguments import texts_for
from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.content.schema import Card
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.present.card_texts import PACKAGE, card_words
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.server.http.library import texts

GAME: Final = SummonerWar()
PIECES: Final = read_content().pieces
CARDS: Final = read_content().cards
MARK: Final = 37  # a number that no card has
# what every form of a piece's name has in common
STEMS: Final[dict[str, dict[str, str]]] = {
    "en": {letter: texts_for(GAME, "en").say(f"piece-{letter}") for letter in PIECES},
    "zh-Hant": {letter: texts_for(GAME, "zh-Hant").say(f"piece-{letter}") for letter in PIECES},
    "pl": {letter: texts_for(GAME, "pl").say(f"piece-{letter}")[:5] for letter in PIECES},
}
ENGLISH, CHINESE, POLISH = LANGUAGES
# what an effect does by its word alone, for every word of the vocabulary: its limits, as patterns of the three texts
LIMITS: Final[dict[str, tuple[tuple[str, str, str], ...]]] = {
    "shield": (
        ("While", "期間", "Dopóki"),
        ("face-down enemies", "隱蔽的敵方棋子", "zakryte wrogie"),
        ("trap", "陷阱", "pułapk"),
    ),
    "substitute": (
        ("face-down Summoner is attacked", "隱蔽的召喚師遭到攻擊", "zakryty Przywoływacz zostaje zaatakowany"),
        ("another of your face-down", "另一枚友方隱蔽棋子", "inną twoją zakrytą"),
        ("Everybody sees", "所有人都看得到", "Wszyscy widzą"),
    ),
    "summon-two": (
        ("two of your face-down", "兩枚友方隱蔽棋子", "dwie twoje zakryte"),
        ("one turn", "一個回合", "jednej turze"),
    ),
    "force-summon": (("one enemy face-down", "一枚敵方隱蔽棋子", "jednej wrogiej zakrytej"),),
    "avenge": (("unless it attacked from hidden", "除非該次攻擊是從隱蔽狀態", "chyba że zaatakował z ukrycia"),),
    "double-step": (
        ("move or attack twice", "移動或攻擊兩次", "dwa razy się poruszyć lub zaatakować"),
        ("face-up", "現身", "odkryty"),
    ),
    "enter-and-attack": (
        ("another of your Warriors is face-up", "另有一枚戰士現身", "inny twój Wojownik jest odkryty"),
        ("face-down one cannot be", "不能以隱蔽棋子為目標", "zakryta nie może być celem"),
    ),
    "hide-and-swap": (
        ("another of your face-up", "另一枚友方現身", "inną swoją odkrytą"),
        ("enemy sees", "敵方看得到", "Wróg widzi"),
    ),
    "link": (
        ("face-up Priest", "現身的牧師", "odkryty Kapłan"),
        ("first one on a diagonal", "交叉線上的第一枚", "pierwszą na linii po skosie"),
        ("does not use the turn", "不消耗回合", "nie zużywa to tury"),
    ),
    "guard": (
        (
            "directly in front of it and directly behind",
            "緊鄰其前方與後方",
            "bezpośrednio przed nim i bezpośrednio za nim",
        ),
        ("your face-down pieces", "友方隱蔽棋子", "twoich zakrytych figur"),
    ),
    "train": (
        ("orthogonal or diagonal", "十字或交叉", "po liniach prostych albo po skosie"),
        ("as long as it stays face-up", "持續到它不再現身", "dopóki pozostaje odkryty"),
        ("no Knights and no face-down", "不能攻擊騎士與隱蔽的棋子", "nie atakuje Rycerzy ani zakrytych"),
    ),
    "lengthen": (
        ("move only diagonally", "只能沿交叉方向移動", "poruszają się tylko po skosie"),
        ("no face-down", "不能攻擊隱蔽", "nie atakują zakrytych"),
    ),
    "mimic": (
        ("hidden attack or its trap", "隱蔽攻擊或陷阱", "atakiem z ukrycia lub pułapką"),
        ("forced", "強制", "obowiązkowy"),
        ("no card effects", "不能再使用任何增幅卡效果", "nie może już używać żadnych kart"),
    ),
    "swap": (("any other of your pieces, face-up or face-down", "現身或隱蔽皆可", "odkrytą lub zakrytą"),),
    "copy-the-dead": (
        ("at random", "隨機", "losowej"),
        ("never the Hero", "英雄除外", "nigdy Bohatera"),
        ("no card effects", "不能再使用任何增幅卡效果", "nie może już potem używać żadnych kart"),
    ),
    "pierce": (
        ("face-up Knights", "現身的騎士", "odkrytych Rycerzy"),
        ("Face-down pieces stay out", "隱蔽的棋子仍然不能攻擊", "Zakryte figury pozostają poza"),
    ),
    "blind-shot": (
        ("one jump attack", "一次跳躍攻擊", "jeden atak z przeskokiem"),
        ("Knight, an Assassin or the Summoner", "騎士、刺客或召喚師", "Rycerz, Skrytobójca lub Przywoływacz"),
    ),
    "snipe": (
        ("from your next turn on", "從己方下一回合起", "od twojej następnej tury"),
        ("as long as it stays face-up", "只要它保持現身", "dopóki pozostaje odkryty"),
        (
            "face-down Summoner or Assassin kills",
            "隱蔽的召喚師或刺客時",
            "zakrytego Przywoływacza lub Skrytobójcy zabija",
        ),
    ),
}
# and what one more key of a card's table does
FLAGS: Final[dict[str, tuple[str, str, str]]] = {
    "with_summoner": ("Hero and your Summoner are both face-up", "英雄與召喚師都現身", "obaj odkryci"),
    "fatal": ("dies at the end of the turn", "於回合結束時死亡", "ginie na końcu tury"),
}
TIMINGS: Final[dict[str, tuple[str, str, str]]] = {
    "summon": ("is summoned", "被召喚時", "zostaje przywołany"),
    "battlefield": ("face-up", "現身", "odkry"),
}


def said(language: str, cards: dict[str, Card] = CARDS) -> dict[str, str]:
    spoken = Texts(language, (PACKAGE,), card_words(language, PIECES, cards))
    return {code: plain(spoken.say(f"effect-{code}")) for code in cards}


def plain(text: str) -> str:
    """The text with blanks at which a line may break."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def limits(card: Card) -> list[tuple[str, str, str]]:
    """The patterns that a card's text must have."""
    wanted = list(LIMITS[card.effect])
    wanted += [pattern for flag, pattern in FLAGS.items() if getattr(card, flag)]
    wanted += [TIMINGS[card.timing]] if card.timing in TIMINGS else []
    return wanted


@rule("SW-11.142", "SW-11.150")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_card_is_filled_in_from_its_table(language: str) -> None:
    numbers = {code: structs.replace(card, adds=MARK) for code, card in CARDS.items() if card.adds}
    assert set(numbers) == {"COMMANDER", "VANGUARD"}
    for code, text in said(language, {**CARDS, **numbers}).items():
        assert (f"+{MARK}" in text) == (code in numbers), text


@rule("SW-3.5", "SW-10.1", "SW-10.2", "SW-10.3", "SW-11.94", "SW-11.122")
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_often_a_card_may_be_used_is_in_its_text(language: str) -> None:
    spoken = texts_for(GAME, language)
    once = plain(spoken.say("uses-once"))
    for code, text in said(language).items():
        card = CARDS[code]
        each = plain(spoken.say("uses-each", {"piece": f"@piece-{card.bearer}"}))
        single = card.once or PIECES[card.bearer].count == 1
        assert text.endswith(once) == (single and not card.lasting), text
        assert text.endswith(each) == (not single and not card.lasting), text


@rule("SW-10.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_use_for_the_whole_side_is_read_from_the_table(language: str) -> None:
    free = {**CARDS, "SACRIFICE": structs.replace(CARDS["SACRIFICE"], once=False)}
    once = plain(texts_for(GAME, language).say("uses-once"))
    assert once in said(language)["SACRIFICE"]
    assert once not in said(language, free)["SACRIFICE"]


@rule("SW-10.4", "SW-10.5", "SW-10.7", "SW-11.183", "SW-11.163")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CARDS)
def test_every_limit_of_a_card_is_in_its_text(code: str, language: str) -> None:
    text = said(language)[code]
    for patterns in limits(CARDS[code]):
        assert patterns[LANGUAGES.index(language)] in text, text


@rule("SW-11.71", "SW-11.112", "SW-11.140")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CARDS)
def test_every_piece_type_of_a_card_is_named_in_its_text(code: str, language: str) -> None:
    card, text = CARDS[code], said(language)[code]
    for letter in (card.bearer, card.steps, card.trains, card.backlash):
        if letter:
            assert STEMS[language][letter].lower() in text.lower(), text


def test_every_word_of_the_vocabulary_has_its_limits_here() -> None:
    assert {card.effect for card in CARDS.values()} == set(LIMITS)
    booleans = {field.name for field in structs.fields(Card) if field.type is bool}
    assert booleans == {*FLAGS, "lasting", "once"}, "a new key of a card needs its words"
    numbers = {field.name for field in structs.fields(Card) if field.type is int}
    assert numbers == {"adds"}, "a new number of a card has to be filled in"


def test_no_number_is_typed_in_a_text() -> None:
    for language in LANGUAGES:
        source = Path(__file__).parents[4] / "src/warbook/games/summoner/text" / f"{language}.ftl"
        for text in re.findall(r"^effect-[A-Z]+ = (.*)$", source.read_text("utf-8"), re.MULTILINE):
            assert not re.search(r"\d", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_terminal_get_the_whole_texts(language: str) -> None:
    page = plain(texts(language, "summoner-war").ftl)
    terminal = texts_for(GAME, language)
    for code, text in said(language).items():
        assert page.rstrip().splitlines()[-len(CARDS) :].count(f"effect-{code} = {text}") == 1
        assert plain(terminal.say(f"effect-{code}")) == text
