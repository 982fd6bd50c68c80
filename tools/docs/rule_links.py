"""Rule ids everywhere lead to the rule: an extension of Sphinx."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from docutils import nodes

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

RULE = re.compile(r"\b(?:SW|KA|MW|RT|EU)-\d+\.\d+\b")
PAGES = "docs/rules/"


def places(env: BuildEnvironment) -> dict[str, tuple[str, str]]:
    """For each rule the page and the anchor of its section, as far as pages have been read."""
    found: dict[str, tuple[str, str]] = env.__dict__.setdefault("warbook_rules", {})
    return found


def gather(app: Sphinx, doctree: nodes.document) -> None:
    """Remember the sections of a page of rules."""
    if app.env.docname.startswith(PAGES):
        for section in doctree.findall(nodes.section):
            title = section[0].astext()
            if RULE.fullmatch(title):
                places(app.env)[title] = app.env.docname, section["ids"][0]


def linked(text: str, known: dict[str, tuple[str, str]], address: Callable[[str], str]) -> Iterable[nodes.Node]:
    """The text in pieces, with a link for each rule that there is."""
    end = 0
    for match in RULE.finditer(text):
        if match[0] in known:
            page, anchor = known[match[0]]
            yield nodes.Text(text[end : match.start()])
            yield nodes.reference("", match[0], refuri=f"{address(page)}#{anchor}", internal=True)
            end = match.end()
    yield nodes.Text(text[end:])


def link(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Turn ids into links, but not in headings, in code, or within other links."""

    def address(page: str) -> str:
        return str(app.builder.get_relative_uri(docname, page))

    for node in list(doctree.findall(nodes.Text)):
        if not RULE.search(node) or is_inside(node):
            continue
        node.parent.replace(node, list(linked(str(node), places(app.env), address)))


def is_inside(node: nodes.Node) -> bool:
    """Whether a text is part of a heading, of code or of a link."""
    parent = node.parent
    while parent is not None:
        if isinstance(parent, nodes.title | nodes.literal | nodes.literal_block | nodes.reference):
            return True
        parent = parent.parent
    return False


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx when to call us. Pages are read one after the other, since they share what they know."""
    app.connect("doctree-read", gather)
    app.connect("doctree-resolved", link)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
