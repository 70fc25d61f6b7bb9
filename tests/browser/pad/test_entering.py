"""A table enters its collections on a phone."""

import re

import pytest
from playwright.sync_api import expect

FOUR = {
    "Ana": {
        "Bears": 3, "Cats": 2, "Rabbits": 3, "Dragons": 1,
        "raccoon": ["2"], "sheep": ["white", "black", "white"],
        "defective": ["pink", "pink", "blue/pink"],
    },
    "Bo": {
        "Bears": 2, "Cats": 1, "Rabbits": 1, "Unicorns": 1,
        "raccoon": ["1", "3"], "sheep": ["black", "black"], "defective": ["blue"],
    },
    "Cy": {
        "Bears": 1, "Cats": 3, "Rabbits": 1, "Dragons": 1, "Unicorns": 1,
        "sheep": ["white"], "defective": ["yellow", "yellow/blue"],
    },
    "Di": {"Unicorns": 1, "raccoon": ["1", "2", "3"]},
}  # fmt: skip
# By hand. Ana: bears 5, cats 2 x 3, raccoon 1 x (1+3+1+2+3), sheep 3 x 3, most rabbits 5, mythic 1,
# trio 10. Bo: bears 5, cat 1 x 2, raccoons 2 x (2+1+2+3), sheep 2, mythic 1, defective -2.
# Cy: cats 3 x 1, sheep 1, mythic 2, defectives -4. Di: raccoons 3 x (2+1+3), mythic 1.
FOUR_TOTALS = {"Ana": 46, "Bo": 24, "Cy": 2, "Di": 19}


def enter_four(pad):
    pad.players(*FOUR)
    pad.taps += 2 * len(FOUR)  # a tap into each name, and a word
    for kind in ("Bears", "Cats", "Rabbits", "Raccoons", "Sheep"):
        pad.press(kind)
    pad.start()
    for number, (name, cards) in enumerate(FOUR.items()):
        if number:
            pad.press(f"Next: {name}")
        for what, held in cards.items():
            if isinstance(held, int):
                pad.more(what, name, held)
            else:
                pad.add(what, name, *held)


def test_four_players_are_entered_by_fewer_than_70_taps_and_score_as_by_hand(open_pad):
    pad = open_pad()
    enter_four(pad)
    pad.expect_totals(FOUR_TOTALS)
    assert pad.taps < 70, "at a tap a second this leaves half of two minutes for looking"
    result = pad.page.locator("#ck-result")
    expect(result).to_contain_text("Ana leads with 46 points.")
    pad.show("Ana")
    reasons = {
        "bear": "1 pair x 5 = 5, 1 bear left over CM-28",
        "cat": "2 cats x 3 (most repeated: bear, rabbit and sheep) = 6 CM-30",
        "rabbit": "3 rabbits, nobody else has as many = 5 CM-32",
        "raccoon": "1 raccoon x 10 (opponents' trash cans: 1 + 3 + 1 + 2 + 3) = 10 CM-33",
        "sheep": "3 sheep alternate: 3 x 3 = 9 CM-34",
        "mythic": "1 dragon x 1 = 1 CM-36",
    }
    for item, reason in reasons.items():
        expect(pad.open_reason(item).locator("p").first).to_have_text(reason)
    expect(pad.open_reason("defective")).to_contain_text("CM-37")


def test_the_rulebooks_example_is_one_tap_away_and_gives_ana_20(open_pad):
    pad = open_pad()
    pad.example()
    assert pad.taps == 1


def test_a_reason_leads_to_its_clause_on_the_rules_page_and_back_to_the_pad(open_pad):
    pad = open_pad()
    pad.example()
    reason = pad.open_reason("cat")
    expect(reason).to_contain_text("3 cats x 2 (most repeated: sheep) = 6")
    reason.get_by_role("link", name="CM-30").first.click()
    pad.page.wait_for_url("**/rules.ipynb#CM-30")
    focused = pad.page.locator("[data-rule='CM-30']")
    expect(focused).to_be_focused()
    expect(focused).to_be_in_viewport()
    pad.page.go_back()
    pad.page.wait_for_selector(".ck-app")
    pad.expect_totals({"Ana": 20, "Bo": 19, "Cy": 8})


QUICK = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  [...document.querySelectorAll("button")].find((b) => b.textContent === "Start scoring").click();
  document.querySelector('input[aria-label="Bears, Player 1"]').focus();
  for (let i = 0; i < 5; i++) await frame();
}"""
"""Starts and goes to a number before the page has drawn its cards."""


def test_numbers_are_typed_one_after_the_other_with_enter_between_them(open_pad):
    pad = open_pad()
    pad.page.evaluate(QUICK)
    expect(pad.number("Bears", "Player 1")).to_be_focused()
    pad.page.keyboard.type("4")
    pad.page.keyboard.press("Enter")
    expect(pad.number("Capybaras", "Player 1")).to_be_focused()
    pad.page.keyboard.type("3")
    pad.page.keyboard.press("Enter")
    pad.page.keyboard.press("ArrowUp")
    pad.page.keyboard.press("ArrowUp")
    pad.page.keyboard.press("ArrowDown")
    expect(pad.number("Cats", "Player 1")).to_have_value("1")
    pad.expect_totals({"Player 1": 10 + 6 + 4, "Player 2": 0})
    assert pad.number("Bears", "Player 1").get_attribute("inputmode") == "numeric"


def test_five_kinds_are_chosen_then_only_those_are_shown_and_a_sixth_is_refused(open_pad):
    pad = open_pad()
    for kind in ("Bears", "Cats", "Dogs", "Sheep"):
        pad.press(kind)
    expect(pad.page.locator("#ck-setup")).to_contain_text("1 more to choose.")
    assert pad.row("zebra").is_visible()
    pad.press("Rabbits")
    expect(pad.page.locator("#ck-setup")).to_contain_text("Only these 5 are shown now.")
    for item in ("capybara", "raccoon", "zebra"):
        expect(pad.row(item)).not_to_be_visible()
    for item in ("bear", "cat", "dog", "sheep", "rabbit", "mythic", "defective"):
        expect(pad.row(item)).to_be_visible()
    pad.press("Zebras")
    expect(pad.page.locator(".ck-toast")).to_contain_text("Tap one of them off first.")
    expect(pad.button("Zebras")).to_have_attribute("aria-pressed", "false")
    pad.press("Dogs")
    expect(pad.page.locator("#ck-setup [role=alert]")).to_have_count(0)


def test_a_kind_that_was_not_chosen_is_folded_away_at_the_end_but_shown_when_somebody_has_it(
    open_pad,
):
    pad = open_pad()
    for kind in ("Bears", "Cats", "Dogs", "Sheep", "Rabbits"):
        pad.press(kind)
    pad.page.locator("summary", has_text="Not in this match").click()
    pad.more("Zebras", "Player 1")
    expect(pad.row("zebra")).to_be_visible()
    assert pad.row("zebra").locator("xpath=ancestor::details").count() == 0
    pad.expect_totals({"Player 1": 0, "Player 2": 0})


def test_players_join_leave_are_named_and_take_each_others_colours(open_pad):
    pad = open_pad()
    assert pad.button(re.compile("^Take .* out$")).count() == 0, "a table has two players"
    pad.players("Ana", "Bo", "Cy", "Di")
    assert pad.button("Add a player").count() == 0, "and at most four"
    assert list(pad.totals()) == ["Ana", "Bo", "Cy", "Di"]
    pad.press("Mark of Ana: blue circle. Change it")
    pad.press("orange square (Bo)")
    expect(pad.button("Mark of Ana: orange square. Change it")).to_be_visible()
    expect(pad.button("Mark of Bo: blue circle. Change it")).to_be_visible()
    pad.more("Bears", "Ana", 2)
    pad.press("Take Bo out")
    pad.expect_totals({"Ana": 5, "Cy": 0, "Di": 0})
    pad.toast().get_by_role("button", name="Undo").click()
    pad.expect_totals({"Ana": 5, "Bo": 0, "Cy": 0, "Di": 0})


def test_a_row_of_sheep_is_corrected_in_the_middle(open_pad):
    pad = open_pad()
    pad.start()
    pad.add("sheep", "Player 1", "white", "white", "black", "white")
    pad.expect_totals({"Player 1": 4, "Player 2": 0})

    def colours():
        return [re.search("white|black", chip)[0][0] for chip in pad.chips("sheep")]

    pad.press("sheep 2 of 4 white: correct")
    editor = pad.page.get_by_role("group", name="Correct sheep 2")
    editor.get_by_role("button", name="Make it black").click()
    assert colours() == ["w", "b", "b", "w"]
    editor.get_by_role("button", name="Add white before").click()
    assert colours() == ["w", "w", "b", "b", "w"]
    editor = pad.page.get_by_role("group", name="Correct sheep 3")
    editor.get_by_role("button", name="Earlier").click()
    assert colours() == ["w", "b", "w", "b", "w"]
    pad.expect_totals({"Player 1": 25, "Player 2": 0})
    editor = pad.page.get_by_role("group", name="Correct sheep 2")
    editor.get_by_role("button", name="Later").click()
    assert colours() == ["w", "w", "b", "b", "w"]
    pad.page.get_by_role("group", name="Correct sheep 3").get_by_role(
        "button", name="Take out"
    ).click()
    assert colours() == ["w", "w", "b", "w"]
    assert pad.page.locator(".ck-editor").count() == 0
    pad.press("Undo")
    assert colours() == ["w", "w", "b", "b", "w"]


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_raccoon_with_another_number_counts_at_once_with_a_warning(open_pad, device):
    pad = open_pad(device)
    pad.start()
    pad.press("another number: raccoon, Player 1")
    number = pad.page.get_by_label("another number", exact=True)
    expect(number).to_be_focused()
    pad.page.keyboard.type("12")
    pad.page.keyboard.press("Enter")
    expect(pad.button("another number: raccoon, Player 1")).to_be_focused()
    assert pad.chips("raccoon") == ["raccoon 12: take out"]
    expect(pad.row("raccoon")).to_contain_text("shows 12; it still counts")
    if device == "phone":
        pad.show("Player 2")
    pad.add("raccoon", "Player 2", "2")
    pad.expect_totals({"Player 1": 2, "Player 2": 12})
