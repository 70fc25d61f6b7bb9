"""That the page of odds can be seen, touched and read by everybody."""

import pytest
from explorer_page import OddsPage
from playwright.sync_api import expect


@pytest.fixture
def open_page(server, new_page):
    """The project's own page of odds."""

    def make(device, colours="light"):
        page = OddsPage(new_page(device, colours), server.render("claw_machine/odds"))
        return page.open()

    return make


def unfold(page):
    """Open every folded part."""
    folded = page.locator("#ck-cells details:not([open]) > summary")
    while folded.count():
        folded.first.click()


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_no_part_of_the_page_has_a_fault_that_axe_finds(open_page, check_axe, device):
    odds = open_page(device)
    expect(odds.page.locator(".ck-question")).to_have_count(11)
    assert odds.page.locator(".ck-exhibit math").count() > 30
    odds.ask("trios").derive()
    check_axe(odds.page)
    odds.page.emulate_media(color_scheme="dark")
    expect(odds.page.locator("html")).to_have_attribute("data-theme", "dark")
    check_axe(odds.page)


def test_nothing_is_wider_than_a_small_phone_and_all_targets_are_large_enough(
    open_page, no_sideways_scroll
):
    odds = open_page("small")
    no_sideways_scroll(odds.page)
    odds.ask("worth").derive()
    unfold(odds.page)
    expect(odds.page.get_by_text("Deriving it")).to_have_count(0)
    no_sideways_scroll(odds.page)
    small = odds.page.evaluate(
        """() => [...document.querySelectorAll(".ck-question :is(button, select, summary, input)")]
            .filter((one) => one.checkVisibility() && one.type !== "radio")
            .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
            .filter(([, box]) => Math.min(box.width, box.height) < 44)"""
    )
    assert small == []


def test_what_is_picked_is_marked_by_more_than_its_colour(open_odds):
    cards = open_odds("phone").ask("next_card")
    picked = cards.root.locator(".ck-bar-row[data-picked=true]")
    expect(picked).to_have_count(1)
    mark = "e => getComputedStyle(e, '::before').borderInlineStartWidth"
    assert picked.locator(".ck-bar-name").evaluate(mark) == "8px"
    values = cards.root.locator(".ck-bar-value").all_inner_texts()
    assert len(values) == 19
    assert all(value.endswith("%") for value in values)


def test_on_a_phone_the_answer_stays_in_sight_while_cards_are_tapped(open_odds):
    cards = open_odds("phone").ask("next_card")
    cards.button("Undo").scroll_into_view_if_needed()
    cards.page.mouse.wheel(0, 200)
    cards.page.wait_for_timeout(200)
    box = cards.value.bounding_box()
    assert 0 <= box["y"] < 844
