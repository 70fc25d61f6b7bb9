"""Explorers that ask for a chance or for several counts, and a ranking of many rows."""

from playwright.sync_api import expect


def test_chances_counts_and_rankings_can_be_used_on_a_phone(
    open_odds, check_axe, no_sideways_scroll
):
    odds = open_odds("small", game="mysterious_wizard", link="#after_payment?f=1/4")
    a_chance_is_told_in_percent_or_left_open(odds.ask("after_payment"))
    counts_belong_to_their_machines(odds.ask("shake"))
    a_ranking_can_be_ordered_and_lengthened(odds.ask("recipe_table"))
    no_sideways_scroll(odds.page)
    check_axe(odds.page)


def a_chance_is_told_in_percent_or_left_open(question):
    field = question.control("f").locator("input.ck-number")
    expect(field).to_have_value("25")
    question.button("One more: how often").click()
    expect(field).to_have_value("26")
    field.fill("120")
    expect(question.control("f").get_by_role("alert")).to_contain_text("a chance from 0 to 1")
    field.fill("100")
    question.settled()
    expect(question.root.locator(".ck-panel-note", has_text="mean 4.74")).to_have_count(1)
    question.button("Leave it open, as f").click()
    expect(question.value.locator("math")).to_be_visible()


def counts_belong_to_their_machines(question):
    expect(question.value).to_contain_text("1.89")
    question.root.locator("summary", has_text="Fake coins that you paid in").click()
    own = question.control("own_fakes")
    for _ in range(3):
        own.get_by_role("button", name="One more: machine 4").click()
    expect(question.root.locator(".ck-panel-note", has_text="3 in all")).to_have_count(1)
    expect(question.value).to_contain_text("1.78")
    own.get_by_label("Machine 3", exact=True).fill("1")
    expect(question.root.get_by_role("alert").first).to_contain_text("Machine 3 has fewer coins")
    own.get_by_label("Machine 3", exact=True).fill("0")
    question.settled()


def a_ranking_can_be_ordered_and_lengthened(question):
    rows = question.root.locator(".ck-ranking tbody tr")
    expect(rows).to_have_count(10)
    expect(rows.first).to_contain_text("4\u00a0Juice, 1\u00a0Snake\u00a0egg")
    by_cost = question.root.get_by_role("button", name="coins", exact=True)
    by_cost.click()
    expect(rows.first.locator("td").nth(1)).to_have_text("25")
    by_cost.click()
    expect(rows.first.locator("td").nth(1)).to_have_text("10")
    question.root.get_by_role("button", name="Show all 252").click()
    expect(rows).to_have_count(252)
    rows.nth(3).click()
    expect(rows.nth(3)).to_have_attribute("data-picked", "true")
