"""Every tap is kept in the browser, whatever happens to the page."""

import json
import re

from pad_page import PadPage
from playwright.sync_api import expect

GAMES = "Object.keys(localStorage).filter((key) => key.includes('/game/'))"


def test_after_a_reload_every_kind_of_edit_is_still_there(open_pad):
    pad = open_pad()
    pad.page.get_by_label("Name of player 1").click()
    pad.page.keyboard.type("An")
    pad.reload()  # in the middle of a word
    expect(pad.page.get_by_label("Name of player 1")).to_have_value("An")
    pad.press("Add a player")
    pad.press("Mark of An: blue circle. Change it")
    pad.press("yellow star")
    for kind in ("Bears", "Cats", "Raccoons", "Sheep", "Zebras"):
        pad.press(kind)
    pad.start()
    pad.more("Bears", "An", 2)
    pad.add("raccoon", "An", "3")
    pad.add("sheep", "An", "white", "black")
    pad.add("defective", "An", "yellow/blue")
    pad.show("Player 3")
    pad.press("another number: raccoon, Player 3")
    expect(pad.page.get_by_label("another number", exact=True)).to_be_focused()
    pad.page.keyboard.type("8")
    pad.panel("rulings").get_by_role("radio", name=re.compile("^once")).click()
    pad.number("Zebras", "Player 3").click()
    pad.page.keyboard.type("1")
    pad.reload()  # in the middle of a number
    expect(pad.tab("Player 3")).to_have_attribute("aria-selected", "true")
    expect(pad.number("Zebras", "Player 3")).to_have_value("1")
    assert pad.chips("raccoon") == ["raccoon 8: take out"]
    pad.expect_totals({"An": 5 + 8 + 4 - 2, "Player 2": 0, "Player 3": 3})
    entries = pad.entries()
    assert entries["meta"]["colours"][0] == 4
    assert entries["meta"]["kinds"] == ["bear", "cat", "raccoon", "sheep", "zebra"]
    assert entries["rulings"] == {"zebra": "once"}
    pad.close_message()
    pad.panel("log")
    pad.press("Clear all cards")
    pad.reload()
    pad.expect_totals({"An": 0, "Player 2": 0, "Player 3": 0})
    pad.press("Undo")
    pad.reload()
    pad.expect_totals({"An": 15, "Player 2": 0, "Player 3": 3})


def test_a_browser_that_keeps_nothing_says_so_and_counts_all_the_same(open_pad, new_page, server):
    page = new_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " { get() { throw new DOMException('denied', 'SecurityError'); } });"
    )
    pad = PadPage(page, server).open()
    expect(page.locator(".ck-notices")).to_contain_text("This browser keeps nothing")
    pad.start()
    pad.more("Bears", "Player 1", 2)
    pad.expect_totals({"Player 1": 5, "Player 2": 0})
    pad.press("New game, same players")
    expect(pad.panel("games")).to_contain_text("Player 1 5, Player 2 0.")


def test_a_browser_that_is_full_says_so_and_goes_on_counting(open_pad):
    pad = open_pad()
    pad.start()
    pad.more("Bears", "Player 1", 2)
    fill = """() => { let size = 1 << 20; let i = 0;
        while (size) { try { localStorage.setItem("fill" + i++, "x".repeat(size)); }
                       catch { size >>= 1; } } }"""
    pad.page.evaluate(fill)
    pad.more("Bears", "Player 1", 2)
    expect(pad.page.locator(".ck-notices")).to_contain_text("Export the game before you leave.")
    pad.expect_totals({"Player 1": 10, "Player 2": 0})
    pad.page.evaluate("for (let i = 0; i < 9; i++) localStorage.removeItem('fill' + i)")
    pad.more("Bears", "Player 1", 2)
    assert pad.page.locator(".ck-notices .ck-notice").count() == 0
    pad.reload()
    pad.expect_totals({"Player 1": 15, "Player 2": 0})


def test_a_save_that_cannot_be_read_is_set_aside_and_the_pad_works(open_pad):
    for broken in (
        '{"version": 1, "ops": [{"kind"',
        '{"version": 1, "id": "x", "ops": [{"kind": "strike"}]}',
    ):
        pad = open_pad()
        pad.start()
        pad.more("Bears", "Player 1", 2)
        pad.page.evaluate(f"(text) => localStorage.setItem({GAMES}[0], text)", broken)
        pad.reload()
        notices = pad.page.locator(".ck-notices")
        expect(notices).to_contain_text("A saved game could not be read and was set aside.")
        pad.more("Bears", "Player 1", 2)
        pad.expect_totals({"Player 1": 5, "Player 2": 0})
        with pad.page.expect_download() as coming:
            pad.press("Keep it as a file")
        assert coming.value.path().read_text(encoding="utf-8") == broken
        pad.press("Forget it")
        expect(notices).not_to_contain_text("set aside")
        pad.reload()
        expect(notices).not_to_contain_text("set aside")


def test_two_tabs_on_one_game_both_count_and_notice_each_other(open_pad, new_page, server):
    first = open_pad()
    first.start()
    first.more("Bears", "Player 1")
    second = PadPage(new_page(context=first.page.context), server).open()
    second.more("Bears", "Player 1")
    first.expect_totals({"Player 1": 5, "Player 2": 0})
    expect(first.page.locator(".ck-notices")).to_contain_text("open in another tab too")
    first.more("Capybaras", "Player 1")
    second.expect_totals({"Player 1": 7, "Player 2": 0})
    expect(second.page.locator(".ck-notices")).to_contain_text("open in another tab too")
    second.press("Undo")
    first.expect_totals({"Player 1": 5, "Player 2": 0})


def test_a_new_game_in_another_tab_is_told_and_can_be_followed(open_pad, new_page, server):
    first = open_pad()
    first.start()
    first.more("Bears", "Player 1", 2)
    second = PadPage(new_page(context=first.page.context), server).open()
    second.press("New game, same players")
    second.more("Capybaras", "Player 1")
    expect(first.page.locator(".ck-notices")).to_contain_text(
        "Another tab has gone on to another game. This one stays saved."
    )
    first.expect_totals({"Player 1": 5, "Player 2": 0})
    first.more("Bears", "Player 1")
    first.press("Show that game")
    first.expect_totals({"Player 1": 2, "Player 2": 0})
    expect(first.panel("games")).to_contain_text("Player 1 5")


def test_saved_operations_are_only_added_to(open_pad):
    pad = open_pad()
    pad.start()
    pad.more("Bears", "Player 1", 2)
    read = f"JSON.parse(localStorage.getItem({GAMES}[0])).ops"
    before = pad.page.evaluate(read)
    pad.press("Undo")
    after = pad.page.evaluate(read)
    assert json.dumps(after[: len(before)]) == json.dumps(before)
    assert len(after) == len(before) + 1
