"""Undo, redo, and the log in which any tap can be corrected."""

import re

from playwright.sync_api import expect


def test_undo_and_redo_by_buttons_and_by_keys(open_pad):
    pad = open_pad("desktop")
    expect(pad.button("Undo")).to_have_attribute("aria-disabled", "true")
    pad.start()
    pad.more("Bears", "Player 1", 2)
    pad.number("Cats", "Player 2").fill("12")
    pad.page.keyboard.press("Control+z")
    expect(pad.number("Cats", "Player 2")).to_have_value("0")
    pad.page.keyboard.press("Tab")
    expect(pad.number("Cats", "Player 2")).to_have_value("0")
    pad.page.keyboard.press("Control+z")
    expect(pad.number("Bears", "Player 1")).to_have_value("1")
    pad.page.keyboard.press("Control+Shift+Z")
    pad.press("Redo")
    expect(pad.number("Cats", "Player 2")).to_have_value("12")
    expect(pad.button("Redo")).to_have_attribute("aria-disabled", "true")
    pad.press("Undo")
    pad.expect_totals({"Player 1": 5, "Player 2": 0})
    pad.page.evaluate("document.activeElement.blur()")
    pad.page.keyboard.press("Control+z")
    expect(pad.number("Bears", "Player 1")).to_have_value("1")


def test_a_number_typed_with_two_digits_is_one_step_of_the_log(open_pad):
    pad = open_pad()
    pad.start()
    pad.number("Bears", "Player 1").click()
    pad.page.keyboard.type("12")
    log = pad.panel("log")
    expect(log.locator("li")).to_have_count(1)
    expect(log).to_contain_text("Player 1, Bears: 0 → 12")


def test_a_tap_in_the_middle_is_taken_back_and_put_back(open_pad):
    pad = open_pad()
    pad.start()
    pad.more("Bears", "Player 1", 2)
    pad.more("Capybaras", "Player 1")
    pad.more("Dragons", "Player 1")
    log = pad.panel("log")
    pad.press("Take back: Player 1, Capybaras: 0 → 1")
    pad.expect_totals({"Player 1": 6, "Player 2": 0})
    expect(log.locator("s")).to_contain_text("Capybaras")
    pad.press("Put back: Player 1, Capybaras: 0 → 1")
    pad.expect_totals({"Player 1": 8, "Player 2": 0})
    pad.press("Undo")
    pad.expect_totals({"Player 1": 6, "Player 2": 0})


def test_a_tap_that_later_ones_need_is_not_taken_back_and_the_reason_is_said(open_pad):
    pad = open_pad()
    pad.start()
    pad.more("Bears", "Player 1")
    pad.more("Cats", "Player 1")
    pad.fewer("Bears", "Player 1")
    pad.panel("log")
    pad.press("Take back: Player 1, Bears: 0 → 1")
    expect(pad.toast()).to_contain_text("Later taps need this one: take those back first.")
    expect(pad.number("Bears", "Player 1")).to_have_value("0")
    pad.press("Take back: Player 1, Bears: 1 → 0")
    pad.press("Take back: Player 1, Bears: 0 → 1")
    pad.tap(pad.button(re.compile("Put back: Player 1, Bears"), exact=False).first)
    expect(pad.toast()).to_contain_text("put those back first")
    expect(pad.number("Bears", "Player 1")).to_have_value("0")


def test_all_cards_are_cleared_and_an_undo_brings_them_back(open_pad):
    pad = open_pad()
    pad.example()
    pad.panel("log")
    pad.press("Clear all cards")
    pad.expect_totals({"Ana": 0, "Bo": 0, "Cy": 0})
    pad.toast().get_by_role("button", name="Undo").click()
    pad.expect_totals({"Ana": 20, "Bo": 19, "Cy": 8})


def test_a_card_that_was_tapped_out_comes_back_by_the_message(open_pad):
    pad = open_pad()
    pad.start()
    pad.add("defective", "Player 1", "pink", "blue/pink")
    pad.press("defective pink: take out")
    assert pad.chips("defective") == ["defective blue/pink: take out"]
    pad.toast().get_by_role("button", name="Undo").click()
    pad.expect_totals({"Player 1": -4, "Player 2": 0})
    assert len(pad.chips("defective")) == 2
