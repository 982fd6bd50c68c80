"""The format of vectors: what is read, and every way to get it wrong, with file and line."""

import pytest

from warbook.kernel.content.vector_files import packaged
from warbook.kernel.vectors.format import Entry, Outcome, Vector, decoded, listed, paired, read_vectors

PLAIN = """\
# A comment above the first vector.

id: XY-EX-1
title: First: with a colon
rules: XY-1.1 XY-2.10
source: derived
turn: red
note: Pool after the draw: two pieces.
note: A second note.
before:
1  .  W
   a  b
legal: a1-b1 , a1-b2 ,
   a1-c3
legal_from c2: -
view blue:
1  .  W
   a  b

# Another comment.
id: XY-EX-2
rules: XY-1.1
result: ongoing
"""


def only(text: str, file: str = "some.txt") -> Vector:
    vectors = read_vectors(text, file)
    assert len(vectors) == 1
    return vectors[0]


def wrong(text: str, file: str = "some.txt") -> str:
    with pytest.raises(ValueError) as caught:
        read_vectors(text, file)
    return str(caught.value)


def test_blocks_become_vectors_with_their_places() -> None:
    first, second = read_vectors(PLAIN, "some.txt")
    assert (first.id, first.title, first.source) == ("XY-EX-1", "First: with a colon", "derived")
    assert first.rules == ("XY-1.1", "XY-2.10")
    assert (first.file, first.line, first.prefix) == ("some.txt", 3, "XY")
    assert (second.id, second.title, second.line) == ("XY-EX-2", "", 21)


def test_entries_carry_key_argument_text_lines_and_line() -> None:
    first = read_vectors(PLAIN, "some.txt")[0]
    assert first.entries == (
        Entry("turn", "", "red", (), 7),
        Entry("note", "", "Pool after the draw: two pieces.", (), 8),
        Entry("note", "", "A second note.", (), 9),
        Entry("before", "", "", ("1  .  W", "   a  b"), 10),
        Entry("legal", "", "a1-b1 , a1-b2 , a1-c3", (), 13),
        Entry("legal_from", "c2", "-", (), 15),
        Entry("view", "blue", "", ("1  .  W", "   a  b"), 16),
    )
    assert first.entries[-1].name == "view blue"
    assert first.entry("legal") == first.entries[4]
    assert first.entry("view") is None, "a key with an argument is not found without it"


def test_a_value_may_stand_below_its_key() -> None:
    vector = only("id: XY-1\nrules: XY-1.1\ndo:\n  a1-a2 ;\n  a2-a3\nresult: ongoing")
    entry = vector.entry("do")
    assert entry is not None
    assert listed(entry, ";") == ["a1-a2", "a2-a3"]


def test_lists_may_be_empty() -> None:
    vector = only("id: XY-1\nrules: XY-1.1\nlegal_all: -\npublic: \nlegal: a , b")
    lists = [listed(entry, ",") for entry in vector.entries]
    assert lists == [[], [], ["a", "b"]]


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    text = decoded(b"\xef\xbb\xbf" + PLAIN.replace("\n", "\r\n").encode(), "some.txt")
    assert read_vectors(text, "some.txt") == read_vectors(PLAIN, "some.txt")


MARKDOWN = """\
# Rules

Words.

```text
legal(side):
  F = free actions
```

```text
id: XY-EX-1
rules: XY-1.1
result: ongoing
```

~~~text arena=pit
1 . .
~~~

````python
```text
id: not a vector, it is quoted
```
````

- in a list:

  ```text
  id: XY-EX-2
  rules: XY-1.1
  before:
  1  .
     a
  result: ongoing

  id: XY-EX-3
  rules: XY-1.1
  result: ongoing
  ```
"""


def test_markdown_gives_its_fenced_text_blocks_with_an_id() -> None:
    vectors = read_vectors(MARKDOWN, "rules.md")
    assert [(vector.id, vector.line) for vector in vectors] == [("XY-EX-1", 11), ("XY-EX-2", 29), ("XY-EX-3", 36)]
    assert vectors[1].entries[0].lines == ("1  .", "   a")


def test_fences_are_understood_whatever_the_file_is_called() -> None:
    assert [vector.id for vector in read_vectors(MARKDOWN, "report.txt")] == ["XY-EX-1", "XY-EX-2", "XY-EX-3"]


HEAD = "id: XY-EX-1\nrules: XY-1.1\n"
BROKEN = {
    "no id": ("rules: XY-1.1\nresult: ongoing", "some.txt:1: this block has no id"),
    "no rules": ("\n\nid: XY-EX-1\nresult: ongoing", "some.txt:3: this block has no rules"),
    "empty rules": ("id: XY-EX-1\nrules:\nresult: ongoing", "some.txt:1: this block has no rules"),
    "an id without a prefix": (
        "id: 7\nrules: XY-1.1\nresult: ongoing",
        "some.txt:1: id: '7' does not look like SW-EX-1",
    ),
    "a garbled rule": ("id: XY-1\nrules: XY-1.1 XY1.2\nresult: x", "some.txt:2: rules: 'XY1.2' is not a rule id"),
    "nothing that must be true": (
        HEAD + "turn: red\nnote: x\ndo: a1-a2",
        "some.txt:1: XY-EX-1 says nothing of what must be true: a key like legal, after or result",
    ),
    "an id twice": (
        HEAD + "result: ongoing\n\n" + HEAD + "result: ongoing",
        "some.txt:5: XY-EX-1 is here twice, first in line 1",
    ),
    "a key twice": (HEAD + "next: red\nnext: blue", "some.txt:4: next is here twice, first in line 3"),
    "a key twice with its argument": (
        HEAD + "legal_from c2: -\nlegal_from d2: -\nlegal_from c2: -",
        "some.txt:5: legal_from c2 is here twice, first in line 3",
    ),
    "a line without a key": (
        HEAD + "result: ongoing\nnext red",
        "some.txt:4: 'next red' is neither a line with a key nor indented below one",
    ),
    "a block that begins with anything else": (
        "4  .  .\n" + HEAD,
        "some.txt:1: a vector begins with a line like 'id: SW-EX-1', not with '4  .  .'",
    ),
    "a blank line inside a vector": (HEAD + "result: ongoing\n\nnext: red", "some.txt:5: this block has no id"),
    "no vector at all": ("# nothing\n\n", "some.txt:1: there is no vector in this file"),
    "an open fence": (
        "Words\n```text\n" + HEAD + "result: ongoing\n",
        "some.txt:2: this fence is never closed",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_named_with_its_line(name: str) -> None:
    text, sentence = BROKEN[name]
    assert wrong(text) == sentence


def test_markdown_without_vectors_is_an_error() -> None:
    assert wrong("# Title\n\n```text\nwords\n```\n", "x.md") == "x.md:1: there is no vector in this file"


def test_bytes_that_are_no_text_are_named_with_their_line() -> None:
    with pytest.raises(ValueError, match=r"^some\.txt:2: this is not UTF-8 text$"):
        decoded(b"id: XY-1\ntitle: \xff\n", "some.txt")


def test_pairs_are_read_with_lists_inside() -> None:
    vector = only(HEAD + "state: turns=2,1 ; shown=red,blue ; dead_red=F H W\ncards: red=A,B blue=-\nlegal: a")
    state, cards = vector.entries[:2]
    assert paired(vector, state) == {"turns": "2,1", "shown": "red,blue", "dead_red": "F H W"}
    assert paired(vector, cards) == {"red": "A,B", "blue": "-"}


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("turns 2,1", "some.txt:3: state: 'turns 2,1' is not a list of pairs like name=value"),
        ("now turns=2,1", "some.txt:3: state: 'now turns=2,1' is not a list of pairs like name=value"),
        ("a=1 ; a=2", "some.txt:3: state: a is here twice"),
    ],
)
def test_garbled_pairs_are_errors(value: str, sentence: str) -> None:
    vector = only(HEAD + f"state: {value}\nlegal: a")
    with pytest.raises(ValueError) as caught:
        paired(vector, vector.entries[0])
    assert str(caught.value) == sentence


def test_an_outcome_passes_without_differences() -> None:
    vector = only(HEAD + "next: red")
    sentence = vector.difference(vector.entries[0], "red", "blue")
    assert sentence == "some.txt:3: next: expected red; found blue"
    assert Outcome(vector, ()).passed
    assert not Outcome(vector, (sentence,)).passed


def test_a_package_without_vectors_has_none() -> None:
    assert packaged("warbook.kernel") == []
