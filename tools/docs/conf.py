"""How Sphinx builds the site. `tools/docs/build.py` lays out its sources; a warning fails the build."""

from warbook import __version__

project = "Warbook"
author = "the Warbook authors"
version = release = __version__
language = "en"
html_title = f"Warbook {__version__}"

extensions = ["myst_parser", "tools.docs.rule_links"]
source_suffix = {".md": "markdown"}
root_doc = "index"
exclude_patterns: list[str] = []

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4  # links such as protocol.md#messages are checked
suppress_warnings = [
    "myst.header",  # pages of figures go from the title to small headings
    "ref.python",  # the name of a type may belong to two modules: either is shown with its module
]

html_theme = "furo"
html_show_sourcelink = False
html_copy_source = False
pygments_style = "default"
pygments_dark_style = "monokai"
