"""The repository stands alone: it names no package registry and no place on somebody's machine."""

import re

from tests.architecture.tree import ROOT, written_files

# Joined here, or this file would be the first to name them.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("jsr", "io"),
        ("crates", "io"),
        ("rubygems", "org"),
        ("anaconda", "org"),
        ("anaconda", "com"),
        ("maven", "org"),
        ("ghcr", "io"),
        ("docker", "io"),
    )
]
FORBIDDEN = re.compile(
    "|".join(
        [
            r"(?<![\w-])(?:" + "|".join(re.escape(host) for host in HOSTS) + r")\b",
            r"(?<![\w.])/(?:work|home|root|Users|tmp|opt)/",
            re.escape("/".join(["..", "shared"])),
        ]
    ),
    re.IGNORECASE,
)


def test_no_file_names_a_registry_or_a_place_outside() -> None:
    found = []
    for path in written_files():
        data = path.read_bytes()
        if b"\0" in data:
            continue
        for number, line in enumerate(data.decode("utf-8").splitlines(), start=1):
            match = FORBIDDEN.search(line)
            if match is not None:
                found.append(f"{path.relative_to(ROOT)}:{number} names {match[0]}")
    assert not found, "\n".join(found)
