"""What cannot be right is named at its field; nothing that was entered is lost."""

from playwright.sync_api import expect

TWO = {"Player 1": 0, "Player 2": 0}


def test_too_many_cards_are_named_at_both_players_and_totals_wait_until_it_is_solved(open_pad):
    pad = open_pad()
    pad.players("Ana", "Bo")
    pad.start()
    pad.more("Bears", "Ana", 2)
    pad.number("Rabbits", "Ana").fill("5")
    pad.show("Bo")
    pad.more("Rabbits", "Bo", 2)
    said = "7 rabbits, but the box has 6: Ana 5, Bo 2"
    expect(pad.row("rabbit")).to_contain_text(said)
    expect(pad.page.locator(".ck-notice.ck-problem")).to_contain_text("1 problem.")
    expect(pad.tab("Ana")).to_contain_text("problem")
    expect(pad.tab("Bo")).to_contain_text("problem")
    assert pad.totals() == {"Ana": "(–)", "Bo": "(–)"}
    assert pad.number("Rabbits", "Bo").get_attribute("aria-invalid") == "true"
    expect(pad.page.locator("#ck-result")).to_contain_text("No totals yet")
    pad.press("Show me")
    expect(pad.number("Rabbits", "Ana")).to_be_focused()
    expect(pad.row("rabbit")).to_contain_text(said)
    pad.page.keyboard.type("4")
    pad.expect_totals({"Ana": 10, "Bo": 5})
    assert pad.page.locator(".ck-problem").count() == 0


def test_too_many_cards_of_one_player_are_one_problem_and_escape_takes_them_back(open_pad):
    pad = open_pad()
    pad.players("Ana", "Bo")
    pad.start()
    pad.more("Rabbits", "Ana")
    pad.show("Bo")
    pad.more("Rabbits", "Bo", 2)
    pad.number("Rabbits", "Bo").click()
    pad.page.keyboard.type("88")
    expect(pad.row("rabbit")).to_contain_text("88 rabbits, but the box has 6")
    expect(pad.page.locator(".ck-notice.ck-problem")).to_contain_text("1 problem.")
    pad.page.keyboard.press("Escape")
    expect(pad.number("Rabbits", "Bo")).to_have_value("2")
    pad.page.keyboard.type("3")
    pad.page.keyboard.press("Escape")
    expect(pad.number("Rabbits", "Bo")).to_have_value("2")
    pad.expect_totals({"Ana": 5, "Bo": 5})


def test_a_text_that_is_no_number_stays_in_its_field_and_is_named_there(open_pad):
    pad = open_pad()
    pad.start()
    pad.number("Cats", "Player 1").click()
    pad.page.keyboard.type("3o")
    pad.page.keyboard.press("Tab")
    expect(pad.row("cat")).to_contain_text('must be a whole number from 0, not "3o"')
    expect(pad.number("Cats", "Player 1")).to_have_value("3o")
    pad.reload()
    expect(pad.number("Cats", "Player 1")).to_have_value("3o")
    pad.fewer("Cats", "Player 1")
    expect(pad.number("Cats", "Player 1")).to_have_value("3o")
    pad.more("Cats", "Player 1")
    expect(pad.number("Cats", "Player 1")).to_have_value("1")
    pad.expect_totals(TWO)


def test_blank_and_double_names_are_named_at_the_name_and_show_me_leads_there(open_pad):
    pad = open_pad()
    pad.players("Ana", "Ana")
    pad.start()
    expect(pad.page.locator("#ck-setup")).to_contain_text('player 1 is called "Ana" too')
    pad.press("Show me")
    second = pad.page.get_by_label("Name of player 2")
    expect(second).to_be_focused()
    second.fill("")
    pad.page.keyboard.press("Enter")
    expect(second).to_have_value("")
    expect(second).to_have_attribute("aria-invalid", "true")
    expect(pad.tab("no name")).to_be_visible()
    second.fill("Bo")
    pad.expect_totals({"Ana": 0, "Bo": 0})


def test_several_problems_are_all_told_at_once(open_pad):
    pad = open_pad()
    pad.players("Ana", "Ana")
    pad.start()
    pad.number("Bears", "Ana").first.fill("7")
    pad.number("Cats", "Ana").first.fill("x")
    pad.more("Dragons", "Ana", 4)
    expect(pad.page.locator(".ck-notice.ck-problem")).to_contain_text("4 problems.")
    for item, said in {"bear": "the box has 6", "cat": "whole number", "mythic": "3"}.items():
        expect(pad.row(item).locator(".ck-row-problem")).to_contain_text(said)


def test_six_kinds_of_animal_are_named_and_their_rows_are_marked(open_pad):
    pad = open_pad()
    pad.start()
    for kind in ("Bears", "Capybaras", "Cats", "Dogs", "Rabbits", "Zebras"):
        pad.more(kind, "Player 1")
    expect(pad.row("zebra")).to_contain_text("6 kinds of animal")
    pad.fewer("Zebras", "Player 1")
    pad.expect_totals({"Player 1": 2 + 1 + 4 + 5, "Player 2": 0})


def test_a_problem_stands_at_its_field_on_a_wide_page_too(open_pad):
    pad = open_pad("desktop")
    pad.start()
    pad.number("Bears", "Player 2").fill("9")
    cell = pad.page.locator("[data-item=bear] td").nth(1)
    expect(cell.locator(".ck-row-problem")).to_contain_text("9 bears, but the box has 6")
    pad.number("Bears", "Player 2").fill("2")
    expect(cell).to_contain_text("1 pair x 5 = 5")
    pad.expect_totals({"Player 1": 0, "Player 2": 5})
