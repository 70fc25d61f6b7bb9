"""Who leads, ties, rulings, and the end of a game."""

import re

from playwright.sync_api import expect


def two_bears_each(pad):
    pad.start()
    pad.more("Bears", "Player 1", 2)
    pad.show("Player 2")
    pad.more("Bears", "Player 2", 2)
    pad.expect_totals({"Player 1": 5, "Player 2": 5})


def test_a_tie_is_explained_with_its_rule_and_only_a_tie(open_pad):
    pad = open_pad()
    two_bears_each(pad)
    result = pad.page.locator("#ck-result")
    expect(result).to_contain_text("Player 1 and Player 2 are level with 5 points.")
    tie = pad.page.locator(".ck-tie")
    expect(tie).to_contain_text("CM-27")
    pad.more("Bears", "Player 2")
    expect(tie).to_contain_text("Player 2")
    pad.more("Unicorns", "Player 2")
    expect(result).to_contain_text("Player 2 leads with 6 points.")
    expect(tie).to_have_count(0)
    expect(pad.tab("Player 2")).to_contain_text("leads")


def test_a_ruling_changes_the_totals_and_those_that_would_are_named_before(open_pad):
    pad = open_pad()
    pad.start()
    pad.more("Zebras", "Player 1", 3)
    pad.more("Dragons", "Player 1", 2)
    pad.show("Player 2")
    pad.more("Capybaras", "Player 2", 3)
    pad.expect_totals({"Player 1": 8, "Player 2": 6})
    depends = pad.page.locator(".ck-depends")
    expect(depends).to_contain_text(
        "or the group once? Once, however many zebras. Player 1 4, Player 2 6. Player 2 would win."
    )
    rulings = pad.panel("rulings")
    once = rulings.get_by_role("radio", name=re.compile("^once"))
    expect(rulings.locator(".ck-matters")).to_have_count(1)
    once.click()
    pad.expect_totals({"Player 1": 4, "Player 2": 6})
    expect(depends).to_contain_text("Per zebra. Player 1 8, Player 2 6. Player 1 would win.")
    pad.show("Player 1")
    reason = pad.open_reason("zebra")
    expect(reason).to_contain_text("scored once")
    expect(reason.get_by_role("link", name="CM-R02")).to_be_visible()
    pad.press("Undo")
    pad.expect_totals({"Player 1": 8, "Player 2": 6})


def test_card_data_of_this_table_change_what_can_be_tapped(open_pad):
    pad = open_pad()
    pad.start()
    rulings = pad.panel("rulings")
    pad.tap(rulings.get_by_label("Card 1", exact=True))
    rulings.get_by_label("Card 1", exact=True).fill("9")
    pad.page.keyboard.press("Enter")
    pad.add("raccoon", "Player 1", "9")
    expect(pad.row("raccoon").locator(".ck-row-notice")).to_have_count(0)
    rulings.get_by_label("Card 2", exact=True).fill("two")
    pad.page.keyboard.press("Tab")
    expect(rulings).to_contain_text("A whole number, please.")


def test_a_game_is_finished_celebrated_once_and_gone_on_with(open_pad):
    pad = open_pad()
    two_bears_each(pad)
    pad.more("Bears", "Player 2")
    pad.press("Finish the game")
    result = pad.page.locator("#ck-result")
    expect(result).to_contain_text("Player 2 wins with 5 points.")
    expect(pad.tab("Player 2")).to_contain_text("wins")
    party = pad.page.locator(".ck-celebration")
    expect(party).to_have_count(1)
    pad.reload()
    expect(result).to_contain_text("Player 2 wins with 5 points.")
    expect(party).to_have_count(0)
    pad.press("Go on with this game")
    expect(result).to_contain_text("are level")
    pad.press("Finish the game")
    expect(result).to_contain_text("wins")
    expect(party).to_have_count(0)


def test_a_new_game_keeps_the_players_their_colours_and_rulings_and_starts_with_the_first(
    open_pad,
):
    pad = open_pad()
    pad.players("Ana", "Bo")
    pad.press("Mark of Ana: blue circle. Change it")
    pad.press("yellow star")
    pad.panel("rulings").get_by_role("radio", name=re.compile("^once")).click()
    pad.start()
    pad.show("Bo")
    pad.more("Bears", "Bo", 2)
    pad.expect_totals({"Ana": 0, "Bo": 5})
    pad.press("New game, same players")
    expect(pad.toast()).to_contain_text("New game. The last one is under Games.")
    pad.expect_totals({"Ana": 0, "Bo": 0})
    expect(pad.tab("Ana")).to_have_attribute("aria-selected", "true")
    expect(pad.button("Mark of Ana: yellow star. Change it")).to_be_visible()
    assert pad.entries()["rulings"] == {"zebra": "once"}
