"""Somebody who has only a keyboard: Tab, arrows, Enter, space and Escape reach whatever others click."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page

MOST: Final = 260  # keys until something counts as out of reach
# where the keyboard is and where it is to go: the same thing, inside one grid, or before or behind it in the page
COMPARE: Final = """(wanted) => {
  const stop = 'button, a[href], input, select, textarea, summary, [tabindex]';
  const goal = wanted.closest(stop) ?? wanted.querySelector(stop);
  const at = document.activeElement;
  if (goal === null) return { lost: wanted.outerHTML.slice(0, 300) };
  if (goal === at) return { there: true, radio: goal.matches('input[type=radio], input[type=checkbox]') };
  const grid = goal.closest('[role=grid], ol[aria-label]');
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(goal);
  const [here, there] = at === document.body ? [x, y] : middle(at);
  const walks = grid !== null && grid.contains(at) && goal.tabIndex < 0;
  const behind = at === document.body || (at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return { walks, across: x - here, down: y - there, behind, body: at === document.body };
}"""


def press(locator: Locator) -> None:
    """Go to a thing with the keyboard alone, and choose it."""
    page = locator.page
    locator.wait_for(state="attached")
    blocked: set[str] = set()
    before: tuple[Any, ...] = ()
    for _ in range(MOST):
        state = locator.evaluate(COMPARE)
        assert "lost" not in state, f"no key reaches {state['lost']}"
        if state.get("there"):
            page.keyboard.press("Space" if state["radio"] else "Enter")
            return
        now = (state["across"], state["down"])
        blocked = blocked if now == before else set()
        before = now
        key = _key(state, blocked)
        page.keyboard.press(key)
        blocked.add(key)
    raise AssertionError(f"{MOST} keys do not reach {locator}")


def _key(state: dict[str, Any], blocked: set[str]) -> str:
    """The key that leads nearer: an arrow inside a grid, else Tab."""
    if not state["walks"]:
        return "Tab" if state["behind"] else "Shift+Tab"
    across = "ArrowRight" if state["across"] > 0 else "ArrowLeft"
    down = "ArrowDown" if state["down"] > 0 else "ArrowUp"
    wanted = [across, down] if abs(state["across"]) > abs(state["down"]) else [down, across]
    return next((key for key in [*wanted, *reversed(ARROWS)] if key not in blocked), wanted[0])


ARROWS: Final = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


def stops(page: Page, wanted: str) -> int:
    """How often Tab is pressed from the top of the page until something is reached."""
    page.evaluate("document.activeElement?.blur(); window.scrollTo(0, 0)")
    for count in range(1, MOST):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.closest(wanted) != null", wanted):
            return count
    raise AssertionError(f"Tab never comes to {wanted}")
