"""How such a file is written."""

from __future__ import annotations

import json
from collections.abc import Sequence

WRITTEN = "// Made by `python -m tools.gen_content` from the game's tables. Do not edit."


def written(
    lists: dict[str, tuple[str, list[str]]], numbers: dict[str, tuple[str, int]], verb_names: Sequence[str]
) -> str:
    """A file of lists of names, of numbers and of verbs."""
    verbs = json.dumps({str(number): name for number, name in enumerate(verb_names) if name})
    lines = [WRITTEN, ""]
    for name, (about, values) in lists.items():
        lines += [f"/** {about} */", f"export const {name}: readonly string[] = {json.dumps(values)};", ""]
    for name, (about, number) in numbers.items():
        lines += [f"/** {about} */", f"export const {name} = {number};"]
    lines += ["", "/** The verbs of an action (seat << 24 | verb << 16 | arg) by number. */"]
    return "\n".join([*lines, f"export const VERBS: Readonly<Record<number, string>> = {verbs};", ""])
