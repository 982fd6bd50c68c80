"""What every page has to keep: its words, its room, and what axe-core finds."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# Everything that is written or read out on the page.
WORDS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement.closest('script, style, code, [lang="en"]:not(html)')) found.push(node.textContent.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name).trim());
  }
  return [document.title, ...found].filter(Boolean);
}"""
WIDTHS = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
# colours change in steps: look at them when they have changed
SETTLED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const changing = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
  await frame();
  while (changing().length > 0) {
    await Promise.allSettled(changing().map((each) => each.finished));
    await frame();
  }
}"""
# a key that has no text, a variable that was not given, a value that was none
BARE = re.compile(r"^[a-z]+(-[a-zA-Z0-9]+)+$|\{ ?\$|\bundefined\b|\bNaN\b|\[object|\?\?\?")


def wrong_words(page: Page) -> list[str]:
    return sorted({text for text in page.evaluate(WORDS) if BARE.search(text)})


def faults(page: Page) -> list[str]:
    """What axe-core calls serious or worse, with the first place of each."""
    found = Axe().run(page, options={"rules": {"target-size": {"enabled": True}}}).response["violations"]
    return [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:2]
    ]
