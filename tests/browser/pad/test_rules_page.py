"""The rule browser: what an arguing table opens."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def rules(server, new_page):
    def make(device="phone", colours="light", hash_=""):
        page = new_page(device, colours)
        page.goto(server.render("claw_machine/rules") + hash_)
        page.wait_for_selector(".ck-browser", timeout=40_000)
        return page

    return make


def found(page):
    return [rule.get_attribute("data-rule") for rule in page.locator("[data-rule]").all()]


def test_rules_are_found_by_words_in_any_order_by_number_and_not_at_all(rules):
    page = rules()
    assert len(found(page)) > 40
    search = page.get_by_role("searchbox", name="Search the rules of Claw Machine")
    search.fill("squared sheep")
    assert found(page) == ["CM-34"]
    expect(page.get_by_role("status")).to_have_text("1 found.")
    search.fill("cm-30")
    assert "CM-30" in found(page)
    assert "CM-R01" in found(page), "the ruling that decides it"
    search.fill("hippopotamus")
    assert found(page) == []
    expect(page.locator(".ck-browser")).to_contain_text("Nothing has these words.")
    search.fill("")
    assert len(found(page)) > 40


def test_a_link_to_a_ruling_leads_to_it_and_back_and_forward_work(rules):
    page = rules(hash_="#CM-R02")
    ruling = page.locator("[data-rule='CM-R02']")
    expect(ruling).to_be_focused()
    expect(ruling).to_be_in_viewport()
    expect(ruling).to_contain_text("each")
    expect(ruling).to_contain_text("recommended")
    ruling.get_by_role("link", name="CM-35").click()
    clause = page.locator("[data-rule='CM-35']")
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    page.go_back()
    expect(ruling).to_be_focused()
    page.go_forward()
    expect(clause).to_be_focused()


def test_a_link_shows_its_rule_also_when_a_search_hides_it(rules):
    page = rules()
    page.get_by_role("searchbox").fill("cat")
    page.evaluate("location.hash = 'CM-28'")
    expect(page.locator("[data-rule='CM-28']")).to_be_focused()
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_the_same_link_leads_to_its_rule_again(rules):
    page = rules("desktop", hash_="#CM-28")
    rule = page.locator("[data-rule='CM-28']")
    expect(rule).to_be_focused()
    page.get_by_role("searchbox").fill("sheep")
    expect(rule).to_have_count(0)
    page.locator("[data-rule='CM-34'] .ck-clause").click()
    expect(page.locator("[data-rule='CM-34']")).to_be_focused()


@pytest.mark.parametrize(("device", "colours"), [("small", "dark"), ("desktop", "light")])
def test_the_rules_page_breaks_no_rule_of_axe_and_fits_the_screen(
    rules, check_axe, no_sideways_scroll, device, colours
):
    page = rules(device, colours, "#CM-R06")
    check_axe(page)
    no_sideways_scroll(page)
    page.get_by_role("searchbox").fill("nothing like this")
    check_axe(page)
