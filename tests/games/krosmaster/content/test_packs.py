"""Content packs: what they add and replace, how they name it, and how a broken one is left out."""

from pathlib import Path

import pytest

from tests.games.krosmaster.packs import BOLT, CHARM, DUEL, PRICES, SOUND, YSA, written
from tests.rules import rule
from warbook.games.krosmaster.content.reading import KINDS, read_content
from warbook.games.krosmaster.content.tables import Tables
from warbook.games.krosmaster.content.text_keys import TOLD, name_keys
from warbook.kernel.content.names import pack_words
from warbook.kernel.content.packs import Shelf, find_packs, read_pack, sound_packs
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import pack_left_out

BASE = read_content()
GAME = "warbook.games.krosmaster"


def test_a_pack_adds_everything_that_it_holds(tmp_path: Path) -> None:
    content = read_content([written(tmp_path, **SOUND)])
    assert list(content.figures) == [*BASE.figures, "ysa"]
    assert list(content.spells) == [*BASE.spells, "frost-bolt"]
    assert list(content.summons) == [*BASE.summons, "flea"]
    assert list(content.rewards) == [*BASE.rewards, "X01"]
    assert list(content.arenas) == [*BASE.arenas, "yard"]
    assert list(content.tutorials) == [*BASE.tutorials, "lesson"]
    assert (content.prices, content.honour) == (BASE.prices, BASE.honour)
    assert content.spells["frost-bolt"].mp_markers == -1
    tables = Tables(content)
    assert len(tables.tokens) == 62
    assert tables.spell.max[tables.spell_names.index("frost-bolt")] == 4


def test_a_table_with_an_id_that_exists_is_replaced_whole_and_keeps_its_place(tmp_path: Path) -> None:
    king = YSA.replace("figure.ysa", "figure.king").replace('"frost-bolt"', '"bite"')
    content = read_content([written(tmp_path, figures=king)])
    assert list(content.figures) == list(BASE.figures)
    assert (content.figures["king"].initiative, content.figures["king"].powers) == (5, ())
    assert "gobbolob" in content.spells, "a spell that lost its caster stays"


def test_later_packs_build_on_earlier_ones(tmp_path: Path) -> None:
    first = written(tmp_path, "a", spells=BOLT, figures=YSA)
    second = written(tmp_path, "b", figures=YSA.replace("ysa", "zoe").replace("hp = 8", "hp = 9"))
    assert read_content([first, second]).figures["zoe"].hp == 9
    with pytest.raises(ValueError, match=r"^b/figures.toml: figure.zoe.spells: there is no spell frost-bolt$"):
        read_content([second, first])


def test_the_hash_is_that_of_the_content(tmp_path: Path) -> None:
    assert len(BASE.hash) == 16
    assert int(BASE.hash, 16)
    assert read_content().hash == BASE.hash
    assert read_content([written(tmp_path, "idle")]).hash == BASE.hash
    assert read_content([written(tmp_path, "words", text_en="figure-king = The King\n")]).hash == BASE.hash
    changed = read_content([written(tmp_path, "dear", numbers=PRICES.replace("gg = 10", "gg = 11"))])
    assert changed.hash != BASE.hash
    one = CHARM.replace("copies = 2", "copies = 1")
    other = one.replace("X01", "X02")
    forth = read_content([written(tmp_path, "forth", rewards=one + other)])
    back = read_content([written(tmp_path, "back", rewards=other + one)])
    assert forth.hash != back.hash, "tokens are shuffled in the order of the file"


def test_packs_are_found_in_name_order(tmp_path: Path) -> None:
    assert find_packs(tmp_path, "krosmaster-arena") == []
    home = tmp_path / "packs" / "krosmaster-arena"
    folders = [written(home, name) for name in ("b", "c", "a")]
    (home / "notes.txt").write_text("not a pack", encoding="utf-8")
    assert find_packs(tmp_path, "krosmaster-arena") == sorted(folders)


def test_a_broken_pack_is_left_out_and_harms_nothing_else(tmp_path: Path) -> None:
    good = written(tmp_path, "a", spells=BOLT, figures=YSA)
    bad = written(tmp_path, "b", figures=YSA.replace("hp = 8", 'hp = "8"'))
    late = written(tmp_path, "c", rewards=CHARM)
    sound, broken = sound_packs([good, bad, late], read_content)
    assert sound == [good, late]
    assert broken == [pack_left_out("b", "b/figures.toml", "figure.ysa.hp", "Expected int, got str")]
    assert "X01" in read_content(sound).rewards


def test_a_pack_says_what_it_is(tmp_path: Path) -> None:
    folder = written(tmp_path)
    (folder / "pack.toml").write_text('name = "Frost"\nversion = "2"\nabout = "Cold."\n', encoding="utf-8")
    pack = read_pack(folder, Shelf(KINDS).files)
    assert (pack.name, pack.version, pack.about) == ("Frost", "2", "Cold.")


def test_names_of_a_pack_and_names_made_from_ids(tmp_path: Path) -> None:
    names = "figure-ysa = Ysa the Cold\nspell-frost-bolt-about = It chills.\nfigure-king = Old King\n"
    pack = written(tmp_path, **SOUND, text_en=names)
    content = read_content([pack])
    english = Texts("en", (GAME,), pack_words([pack], GAME, "en", list(name_keys(content)), TOLD))
    assert english.say("figure-ysa") == "Ysa the Cold"
    assert english.say("figure-king") == "Old King"
    assert english.say("spell-frost-bolt") == "Frost Bolt"
    assert english.say("spell-frost-bolt-about") == "It chills."
    assert english.say("breed-xelor") == "Xelor"
    polish = Texts("pl", (GAME,), pack_words([pack], GAME, "pl", list(name_keys(content)), TOLD))
    assert polish.say("figure-ysa") == "Ysa"
    assert polish.say("figure-king") == "Król Gobballi"
    assert polish.say("reward-X01-about") == "X01"


def test_the_name_of_a_later_pack_wins(tmp_path: Path) -> None:
    packs = [written(tmp_path, name, text_en=f"figure-king = King {name}\n") for name in ("a", "b")]
    words = pack_words(packs, GAME, "en", list(name_keys(read_content(packs))), TOLD)
    assert Texts("en", (GAME,), words).say("figure-king") == "King b"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("figure-bob = Bob\n", "figure-bob: there is nothing to be named so"),
        ("title = Mine\n", "title: there is nothing to be named so"),
        ("figure-king = { $who }\n", "figure-king: only plain words may stand here"),
        ("figure-king\n", "not Fluent: figure-king"),
        ("-king = King\n", "only messages and comments may stand here"),
        ("figure-king =\n    .title = King\n", "only messages and comments may stand here"),
    ],
)
def test_words_that_a_pack_may_not_bring(tmp_path: Path, text: str, sentence: str) -> None:
    pack = written(tmp_path, text_zh_Hant=text)
    with pytest.raises(ValueError) as told:
        read_content([pack])
    assert str(told.value) == f"frost/text/zh-Hant.ftl: {sentence}"


@rule("KA-1.7")
def test_no_more_coins_lie_on_the_board_than_there_are(tmp_path: Path) -> None:
    pack = written(tmp_path, numbers=PRICES.replace("kamas = 54", "kamas = 39"))
    with pytest.raises(ValueError, match=r"^arenas.toml: arena.pit.board: 40 coins are drawn, there are 39$"):
        read_content([pack])


@rule("KA-5.5", "KA-5.6", "KA-5.7")
def test_a_team_counts_gold_names_once_and_white_names_twice(tmp_path: Path) -> None:
    ysa = YSA.replace("level = 3", "level = 7").replace('"frost-bolt"', '"bite"')
    fourteen = DUEL.replace("levels = 12", "levels = 14")
    assert "ysa" in read_content([written(tmp_path, "white", figures=ysa, numbers=fourteen)]).figures
    gold = written(tmp_path, "gold", figures=ysa.replace('"white"', '"gold"'), numbers=fourteen)
    with pytest.raises(ValueError, match=r"^gold/numbers.toml: honour.2.levels: no team has 14 Levels together"):
        read_content([gold])


def test_files_that_are_no_content(tmp_path: Path) -> None:
    cases = [
        (written(tmp_path, "a", spels=BOLT), "a/spels.toml: not a content file, which are spells.toml, "),
        (written(tmp_path, "b"), "b/pack.toml: a pack needs this file with its name and version"),
        (written(tmp_path, "c", pack='name = "C"\n'), "c/pack.toml: Object missing required field version"),
        (written(tmp_path, "d", pack='name = 1\nversion = "1"\n'), "d/pack.toml: name: Expected str, got int"),
        (written(tmp_path, "e"), "e/figures.toml: not UTF-8 at byte 2"),
        (written(tmp_path, "f"), "f/text/pl.ftl: not UTF-8 at byte 0"),
        (tmp_path / "nowhere", "nowhere/pack.toml: a pack needs this file"),
    ]
    (tmp_path / "b" / "pack.toml").unlink()
    (tmp_path / "e" / "figures.toml").write_bytes(b"a \xff")
    (tmp_path / "f" / "text" / "pl.ftl").write_bytes(b"\xff")
    for pack, sentence in cases:
        with pytest.raises(ValueError) as told:
            read_content([pack])
        assert str(told.value).startswith(sentence)
