"""Tags name the version, and a version has its section in the changelog."""

import pytest

from tools.tag import CHANGELOG, main, problem
from warbook import __version__


@pytest.mark.parametrize(
    ("tag", "version", "sections", "told"),
    [
        ("v1.2.3", "1.2.3", ["Unreleased", "1.2.3"], None),
        ("v1.2.3rc1", "1.2.3rc1", ["Unreleased"], None),
        ("1.2.3", "1.2.3", ["1.2.3"], "the tag of version 1.2.3 is v1.2.3, not 1.2.3"),
        ("v1.2.4", "1.2.3", ["1.2.3"], "the tag of version 1.2.3 is v1.2.3, not v1.2.4"),
        ("v1.2.3", "1.2.3", ["Unreleased", "1.2.30"], "CHANGELOG.md has no section 1.2.3"),
        ("v1.2", "1.2", ["1.2"], "1.2 is no version: three numbers, and a1, b1 or rc1 for a test release"),
    ],
)
def test_a_tag_is_the_version_with_its_section(tag: str, version: str, sections: list[str], told: str | None) -> None:
    assert problem(tag, version, "".join(f"## {section}\n\ntext\n" for section in sections)) == told


def test_the_changelog_has_the_section_of_this_version() -> None:
    assert problem(f"v{__version__}", __version__, CHANGELOG.read_text(encoding="utf-8")) is None
    assert main([f"v{__version__}"]) == 0


def test_a_wrong_tag_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["v99.0.0"]) == 1
    assert "not v99.0.0" in capsys.readouterr().err
