"""Asking: by finger and by keyboard, with answers that can be trusted."""

from explorer_page import TITLES
from playwright.sync_api import expect

TRIOS = {
    "0": "483266192/563921995",
    "1": "15919860/112784399",
    "2": "150909/80560285",
    "3": "4/16112057",
}


def test_a_stepper_changes_the_hand_and_the_exact_values_are_those_known_by_hand(open_odds):
    trios = open_odds("phone").ask("trios")
    trios.button("One fewer").tap()
    trios.button("One fewer").tap()
    trios.settled()
    expect(trios.control("hand").locator(".ck-number")).to_have_value("10")
    assert trios.table()["0"] != TRIOS["0"]
    trios.button("One more").tap()
    trios.button("One more").tap()
    trios.settled()
    assert trios.table() == TRIOS
    expect(trios.value).to_contain_text("85.70 %")
    expect(trios.value).to_contain_text("483266192/563921995")
    expect(trios.value).to_contain_text("1 in 1.17")
    trios.root.locator(".ck-pick select").select_option("1")
    trios.button("or more").tap()
    expect(trios.value).to_contain_text("14.30 %")


def test_the_slider_asks_for_every_place_and_ends_at_its_own_answer(open_odds):
    trios = open_odds("desktop").ask("trios")
    slider = trios.root.get_by_role("slider")
    slider.fill("45")
    trios.settled()
    expect(trios.value).to_contain_text("100 %")
    slider.fill("44")
    trios.settled()
    expect(trios.value).not_to_contain_text("100 %")
    for hand in range(45):
        slider.fill(str(hand))
    slider.fill("12")
    trios.settled()
    assert trios.table() == TRIOS


def test_cards_are_tapped_as_they_come_and_taps_can_be_taken_back(open_odds):
    odds = open_odds("phone")
    cards = odds.ask("next_card")
    for face in ("bear", "bear", "cat"):
        cards.button(f"Add {face}:").tap()
    cards.settled()
    cards.root.locator(".ck-pick select").select_option("cat")
    expect(cards.value).to_contain_text("5/42")
    assert cards.table()["dog"] == "1/14"
    for _ in range(5):
        cards.button("Add bear:").tap()
    problem = cards.control("seen").get_by_role("alert")
    expect(problem).to_have_text("7 bear, but there are 6.")
    expect(cards.answers).to_have_attribute("data-fresh", "false")
    expect(cards.value).to_contain_text("Not updated yet")
    cards.button("Undo").tap()
    expect(problem).to_have_count(0)
    cards.settled()
    odds.reload()
    cards = odds.ask("next_card")
    chips = cards.root.locator(".ck-chips li")
    assert chips.all_inner_texts() == ["6 bear", "cat"]
    chips.first.locator("button").tap()
    assert chips.all_inner_texts() == ["5 bear", "cat"]
    cards.button("Clear").tap()
    expect(chips).to_have_count(0)
    cards.button("Undo").tap()
    assert chips.all_inner_texts() == ["5 bear", "cat"]
    cards.settled()


def test_everything_can_be_done_with_the_keyboard_alone(open_odds):
    odds = open_odds("desktop")
    page, trios = odds.page, odds.ask("trios")
    page.keyboard.press("Tab")
    trios.button("One fewer").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("20")
    trios.settled()
    page.keyboard.press("ArrowUp")
    expect(trios.root.locator(".ck-number")).to_have_value("21")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    expect(trios.root.locator(".ck-number")).to_have_value("20")
    trios.settled()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(trios.root.locator(".ck-pick select")).to_have_value("1")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    trios.settled()
    expect(trios.value).to_contain_text("49.69 %")
    reach = odds.ask("reach")
    reach.button("up").focus()
    page.keyboard.press("Space")
    expect(reach.button("up")).to_have_attribute("aria-pressed", "false")
    reach.settled()
    assert "b1" not in reach.table()


def test_a_letter_makes_a_formula_and_a_link_brings_parameters_back(open_odds):
    odds = open_odds("desktop", link="#sheep_alternating?n=4&white=w&black=b")
    sheep = odds.ask("sheep_alternating")
    formula = sheep.value.get_by_role("math")
    expect(formula).to_have_attribute(
        "aria-label", "2*b*w*(b - 1)*(w - 1)/((b + w)*(b + w - 3)*(b + w - 2)*(b + w - 1))"
    )
    assert "#" not in odds.page.url
    sheep.button("Leave it open, as w").click()
    sheep.button("Leave it open, as b").click()
    sheep.settled()
    expect(sheep.value).to_contain_text("1/5")
    odds.page.evaluate("location.hash = 'trios?hand=14'")
    trios = odds.ask("trios")
    expect(trios.root.locator(".ck-number")).to_have_value("14")
    odds.page.evaluate("location.hash = 'trios?hand=fourteen'")
    expect(trios.control("hand").get_by_role("alert")).to_contain_text('not "fourteen"')
    trios.button("As at first").click()
    assert trios.settled().table() == TRIOS


def test_what_a_table_reads_otherwise_is_chosen_and_example_cards_can_be_replaced(open_odds):
    worth = open_odds("desktop").ask("worth")
    settings = worth.root.locator("details", has_text="Rulings and card data").last
    settings.locator("summary").click()
    expect(settings).to_contain_text("Example.")
    worth.control("cat").get_by_role("radio").nth(2).check()
    worth.settled()
    expect(settings.locator("summary")).to_contain_text("1 changed")
    white = worth.control("sheep_colours").get_by_label("white")
    white.fill("5")
    white.press("Tab")
    expect(worth.control("sheep_colours").get_by_role("alert")).to_contain_text("add up to 6")
    expect(worth.root).to_have_attribute(
        "aria-label", TITLES["worth"] + ", and what would a hidden card?"
    )
