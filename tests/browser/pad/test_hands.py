"""The pad by keyboard alone, and by a thumb on a small phone."""

import pytest
from pad_page import CARDS_BEGIN
from playwright.sync_api import expect

FOCUSED = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return "nothing";
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  const seen = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(...middle);
  const label = one.closest("label");
  const free = top && (one.contains(top) || top.contains(one) || label?.contains(top));
  const name = one.ariaLabel ?? one.textContent.trim().slice(0, 40);
  return seen && free ? "" : `${name || one.tagName}: ${seen ? "hidden" : "no ring"}`;
}"""
"""Empty if what has the keyboard is seen to have it and lies under nothing; else what is wrong."""


FOCUS_NAME = "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
IS_SOMEWHERE = "(at => at !== document.body && at.checkVisibility())(document.activeElement)"


def focus_name(pad):
    return pad.page.evaluate(FOCUS_NAME)


def go(pad, name, key="Tab", most=150):
    """Press Tab until a control has the keyboard."""
    for _ in range(most):
        if focus_name(pad) == name:
            return
        pad.page.keyboard.press(key)
        wrong = pad.page.evaluate(FOCUSED)
        assert not wrong or wrong == "nothing", wrong
    pytest.fail(f"Tab does not reach {name}")


def keys(pad, *pressed):
    for key in pressed:
        pad.page.keyboard.press(key)


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_game_of_two_is_scored_by_keyboard_alone_and_the_keyboard_is_always_seen(
    open_pad, device
):
    pad = open_pad(device, has_touch=False, is_mobile=False)
    go(pad, "Name of player 1")
    pad.page.keyboard.type("Ana")
    keys(pad, "Enter")
    pad.page.keyboard.type("Bo")
    keys(pad, "Enter", "Enter")
    expect(pad.page.locator(CARDS_BEGIN).first).to_be_focused()
    assert pad.page.locator("#ck-setup").get_attribute("open") is None
    if device == "phone":
        expect(pad.tab("Ana")).to_be_focused()
        keys(pad, "ArrowRight")
        expect(pad.tab("Bo")).to_be_focused()
        keys(pad, "ArrowRight", "End", "Home")
        expect(pad.tab("Ana")).to_be_focused()
    go(pad, "Bears, Ana")
    pad.page.keyboard.type("2")
    go(pad, "One more: Cats, Ana")
    keys(pad, "Enter", "Space")
    go(pad, "Add white: sheep, Ana")
    keys(pad, "Space")
    go(pad, "Add black: sheep, Ana")
    keys(pad, "Space")
    if device == "phone":
        go(pad, "Next: Bo")
        keys(pad, "Enter")
        expect(pad.tab("Bo")).to_be_focused()
    go(pad, "Add 2: raccoon, Bo", "Tab" if device == "phone" else "Shift+Tab")
    keys(pad, "Enter")
    pad.expect_totals({"Ana": 5 + 4 + 4, "Bo": 0})
    go(pad, "Finish the game")
    keys(pad, "Enter")
    expect(pad.page.locator("#ck-result")).to_contain_text("Ana wins with 13 points.")
    assert focus_name(pad) == "Go on with this game"


def test_the_keyboard_keeps_its_place_when_what_it_was_on_goes_away(open_pad):
    pad = open_pad("desktop")

    def still_somewhere(expected=None):
        if expected:
            pad.page.wait_for_function(f"({FOCUS_NAME}) === {expected!r}", timeout=10_000)
        else:
            pad.page.wait_for_function(IS_SOMEWHERE, timeout=10_000)

    def press(name):
        pad.button(name).focus()
        keys(pad, "Enter")
        still_somewhere()

    press("Add a player")
    press("Add a player")  # the button has gone: the table is full
    press("Take Player 4 out")
    press("Take Player 3 out")
    press("Mark of Player 1: blue circle. Change it")
    press("yellow star")
    press("Start scoring")
    pad.add("defective", "Player 1", "pink")
    press("defective pink: take out")
    still_somewhere("Add yellow/blue: defective, Player 1")
    pad.add("sheep", "Player 1", "white", "black")
    press("sheep 2 of 2 black: correct")
    press("Done")
    still_somewhere("sheep 2 of 2 black: correct")
    press("sheep 2 of 2 black: correct")
    press("Take out")
    still_somewhere("sheep 1 of 1 white: correct")
    press("sheep 1 of 1 white: correct")
    press("Take out")
    still_somewhere("Add black: sheep, Player 1")
    pad.add("defective", "Player 1", "pink")
    press("defective pink: take out")
    pad.toast().get_by_role("button", name="Close message").focus()
    keys(pad, "Enter")
    still_somewhere()
    pad.number("Bears", "Player 1").fill("2")
    pad.panel("log")
    press("Clear all cards")
    pad.number("Bears", "Player 1").fill("2")
    press("New game, same players")
    pad.panel("games")
    pad.page.locator("#ck-games .ck-saved button").first.focus()
    keys(pad, "Enter")
    still_somewhere()
    summary = pad.page.locator("#ck-rulings > summary")
    summary.focus()
    keys(pad, "Enter", "Tab", "Shift+Tab", "Enter")
    expect(summary).to_be_focused()


SMALL = """() => {
  const seen = (e) => e.checkVisibility() && !e.closest(".ck-hidden");
  const shown = (e) => seen(e) && e.getBoundingClientRect().width > 1;
  const target = (e) => e.matches("input[type=radio]") ? e.closest("label") : e;
  return [...document.querySelectorAll(".ck-app :is(button, input, summary, textarea, a)")]
    .filter(shown).map(target)
    .map((e) => [e.getBoundingClientRect(), e.ariaLabel ?? e.textContent])
    .filter(([box]) => box.width < 43.9 || box.height < 43.9)
    .map(([box, name]) => `${name}: ${box.width} x ${box.height}`);
}"""


@pytest.mark.parametrize("device", ["small", "phone", "desktop"])
def test_every_target_has_44_px_and_nothing_is_wider_than_the_screen(
    open_pad, no_sideways_scroll, device
):
    pad = open_pad(device)
    pad.example()
    pad.press("sheep 1 of 2 white: correct")
    pad.press("another number: raccoon, Ana")
    pad.number("Cats", "Ana").fill("9")
    if device != "desktop":
        for item in ("cat", "raccoon", "sheep", "defective"):
            pad.row(item).locator(".ck-points").click()
    for panel in ("setup", "result", "log", "rulings", "games", "share"):
        pad.panel(panel)
    pad.page.locator("summary", has_text="Not in this match").click()
    pad.press("Mark of Ana: blue circle. Change it")
    expect(pad.page.locator(".ck-notice.ck-problem")).to_be_visible()
    assert pad.page.evaluate(SMALL) == []
    no_sideways_scroll(pad.page)
