"""Every word the server says is there in three languages, with the same arguments."""

import re

from tests.architecture.tree import SOURCE
from warbook.kernel.content.texts import LANGUAGES

FOLDER = SOURCE / "warbook" / "server"
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ ]+.*)*)", re.MULTILINE)


def messages(language: str) -> dict[str, set[str]]:
    """Each key with the names of its arguments."""
    text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = MESSAGE.findall(text)
    assert len(found) == len(dict(found)), f"{language}: a key is there twice"
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in found}


def test_the_languages_have_the_same_keys_and_arguments() -> None:
    english = messages("en")
    assert len(english) > 40
    for language in LANGUAGES:
        assert messages(language) == english


def test_every_key_in_the_code_has_a_text_and_every_text_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    used = set(re.findall(r'"((?:server|level)-[a-z-]+)"', code))
    english = messages("en")
    assert used - set(english) == set()
    assert {key for key in english if key.startswith(("server-", "level-"))} - used == set()
