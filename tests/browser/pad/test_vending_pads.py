"""The pads of Strange Vending Machine: a grid of cards, counts of one list, six players, advice."""

import re

import pytest
from playwright.sync_api import expect

import clawkit

# By hand, in the order type + colour + sets + coins:
# Ana 12 + 3 + 8 + 6, Bo 20 + 0 + 16 + 3, Cy 12 + 12 + 24 + 1, Di 15 + 10 + 0 + 0,
# Eva 9 + 6 + 8 + 2, Fay only 20 coins.
MUSCLE_MAN = {
    "Ana": (["A-red", "A-red", "A-green"], 12),
    "Bo": (["C-red", "C-green", "C-red", "C-blue", "C-green"], 7),
    "Cy": (["D-red", "D-red", "E-red", "E-red", "F-red", "F-red"], 2),
    "Di": (["A-blue", "B-blue", "C-blue", "D-blue", "E-blue"], 0),
    "Eva": (["B-green", "B-green", "F-green"], 5),
    "Fay": ([], 20),
}
MUSCLE_MAN_TOTALS = {"Ana": 29, "Bo": 39, "Cy": 49, "Di": 25, "Eva": 25, "Fay": 10}

CHIPS, EGG, MOCHA = "Bat Wing Chips", "Snake egg", "Armadillo Mocha"
ICE, JUICE, STICK = "Unicorn Ice Cream", "Lizard Apple Juice", "Rat Tail Biscuit Stick"
# By hand. Ana: elixir 4, 6 foods make 3 pairs 12, gold 3, two egg foods 8, fakes -2.
# Bo: two golds of 4, two pairs alike 10, fake -1. Cy: elixir 4, two Water of Wisdom of 2 pairs 16,
# one pair alike 5, fake -1. Di: two Sands of Time of 5. Eva: four egg foods 16, fakes -3.
WIZARD = {
    "Ana": ({CHIPS: 1, EGG: 1, MOCHA: 1, ICE: 1, STICK: 1}, 7, 2),
    "Bo": ({ICE: 2, EGG: 1, JUICE: 1}, 9, 1),
    "Cy": ({CHIPS: 1, MOCHA: 2, JUICE: 1}, 4, 1),
    "Di": ({JUICE: 2}, 3, 0),
    "Eva": ({STICK: 1, EGG: 2}, 0, 3),
    "Fay": ({}, 11, 0),
}
WIZARD_TOTALS = {"Ana": 25, "Bo": 17, "Cy": 24, "Di": 10, "Eva": 13, "Fay": 0}

OVERLAPPING = """() => {
  const tabs = [...document.querySelectorAll(".ck-tab")];
  const outside = (tab, part) => {
    const [a, b] = [tab.getBoundingClientRect(), part.getBoundingClientRect()];
    return b.left < a.left || b.right > a.right || b.top < a.top || b.bottom > a.bottom;
  };
  return tabs.flatMap((tab) => [...tab.querySelectorAll("span")].filter((part) =>
    getComputedStyle(part).display !== "contents" && part.offsetWidth && outside(tab, part)))
    .map((part) => part.textContent);
}"""
"""What stands outside its player's tab."""

UNLIKE_ROWS = """() => {
  const middles = (found) => [...document.querySelectorAll(found)].map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.round(top + bottom) / 2;
  });
  const cells = middles("td:nth-of-type(1) .ck-grid-cell").filter((_, index) => index % 3 === 0);
  return middles(".ck-legend li").filter((middle, row) => middle !== cells[row]);
}"""
"""Lines of the legend that do not stand beside their row of the first player's grid."""


def enter_muscle_man(pad):
    pad.players(*MUSCLE_MAN)
    pad.taps += 2 * len(MUSCLE_MAN)  # a tap into each name, and a word
    pad.start()
    for seat, (name, (cards, coins)) in enumerate(MUSCLE_MAN.items()):
        if seat:
            pad.press(f"Next: {name}")
        for card in cards:
            pad.tap(pad.page.locator(f'button[aria-label^="Add {card}: cards, {name}"]'))
        pad.type_number("Coins", name, coins)


def test_six_players_of_muscle_man_are_entered_by_10_taps_each_and_score_as_by_hand(
    open_pad, check_axe, no_sideways_scroll
):
    pad = open_pad(game="muscle_man")
    enter_muscle_man(pad)
    pad.expect_totals(MUSCLE_MAN_TOTALS)
    assert pad.taps <= 10 * 6, "at two seconds a tap this is two minutes"
    assert pad.page.evaluate(OVERLAPPING) == []
    no_sideways_scroll(pad.page)
    pad.show("Bo")
    sets = pad.page.get_by_role("button", name="Sets, Bo: 16 points. Why?")
    sets.click()
    reason = pad.row("cards").locator(".ck-reason")
    expect(reason).to_contain_text("C-red + C-red: 8, C-green + C-green: 8 = 16 MM-21")
    check_axe(pad.page)
    pad.button("cards C-blue: take out").click()
    pad.expect_totals({**MUSCLE_MAN_TOTALS, "Bo": 16 + 4 + 16 + 3})
    pad.toast().get_by_role("button", name="Undo").click()
    pad.expect_totals(MUSCLE_MAN_TOTALS)
    expect(pad.panel("log")).to_contain_text("Bo, cards: C-blue taken out")


def test_names_of_the_tables_own_stand_beside_the_letters_and_stay_for_the_next_game(open_pad):
    pad = open_pad("desktop", game="muscle_man")
    setup = pad.panel("setup")
    setup.locator("summary", has_text="Names of your own").click()
    setup.get_by_label("Name of A", exact=True).fill("Onigiri")
    setup.get_by_label("Name of B", exact=True).fill("onigiri")
    expect(setup.get_by_text("A is called Onigiri too.")).to_be_visible()
    setup.get_by_label("Name of B", exact=True).fill("")
    expect(setup.locator(".ck-row-notice")).to_have_count(0)
    pad.start()
    assert pad.page.evaluate(UNLIKE_ROWS) == []
    pad.tap(pad.button("Add A-red (Onigiri): cards, Player 2"))
    card = pad.button("Add A-red (Onigiri): cards, Player 2, 1 so far")
    expect(card.locator(".ck-badge")).to_have_text("1")
    expect(pad.page.locator(".ck-legend")).to_contain_text("Onigiri")
    for seat in (1, 1, 3):
        add = f'button[aria-label^="Add A-red"][aria-label*="Player {seat}"]'
        pad.tap(pad.page.locator(add))
    said = "4 x A-red (Player 1 2, Player 2 1, Player 3 1), but the card data has 2 of each"
    cells = pad.page.locator("[data-item=cards] td")
    for seat in range(3):
        expect(cells.nth(seat)).to_contain_text(said)
    expect(pad.page.locator("thead th .ck-standing .ck-icon")).to_have_count(3)
    expect(pad.page.locator("#ck-result")).to_contain_text(said)
    line = pad.page.locator(".ck-check")
    expect(line).to_contain_text("1 to check. It counts: correct or leave it.")
    pad.press("Show me")
    expect(pad.page.locator("[data-item=cards] button:focus")).to_have_attribute(
        "aria-invalid", "true"
    )
    copies = pad.panel("rulings").get_by_label("copies per type and colour")
    copies.fill("0")
    copies.press("Enter")
    expect(line).to_be_visible()
    expect(cells.nth(0)).to_contain_text("the card data has 0 of each")
    copies.fill("5")
    copies.press("Enter")
    expect(line).to_have_count(0)
    expect(pad.page.locator(".ck-row-notice")).to_have_count(0)
    assert pad.entries()["meta"]["names"] == {"A": "Onigiri"}
    pad.close_message()
    pad.press("New game, same players")
    pad.reload()
    expect(pad.page.locator(".ck-legend")).to_contain_text("Onigiri")
    expect(card).to_have_count(0)


def enter_wizard_foods(pad):
    pad.players(*WIZARD)
    pad.taps += 2 * len(WIZARD)
    expect(pad.page.locator("#ck-setup")).to_contain_text("the start player first")
    pad.start()
    for seat, (name, (foods, _, _)) in enumerate(WIZARD.items()):
        if seat:
            pad.press(f"Next: {name}")
        for food, number in foods.items():
            pad.more(food, name, number)


def test_six_players_of_mysterious_wizard_shake_in_order_and_are_entered_by_11_taps_each(
    open_pad, check_axe, no_sideways_scroll
):
    pad = open_pad(colours="dark", game="mysterious_wizard")
    enter_wizard_foods(pad)
    steps = pad.page.locator("#ck-advice li")
    expect(steps).to_have_count(3)
    expect(steps.nth(0)).to_contain_text(re.compile("^Bo chooses.*most Gold.*MW-20$"))
    expect(steps.nth(1)).to_contain_text(re.compile("^Ana chooses.*clockwise.*MW-20$"))
    for name, (_, real, fake) in WIZARD.items():
        pad.show(name)
        pad.type_number("Real coins", name, real)
        pad.type_number("Fake coins", name, fake)
    pad.expect_totals(WIZARD_TOTALS)
    assert pad.taps <= 11 * 6, "at two seconds a tap this is a little over two minutes"
    assert pad.page.evaluate(OVERLAPPING) == []
    no_sideways_scroll(pad.page)
    pad.number("Fake coins", "Fay").fill("13")
    expect(pad.row("fake")).to_contain_text("13 fake coins, but the box has 12")
    expect(steps.nth(0)).to_contain_text("Bo chooses")
    check_axe(pad.page)
    pad.number("Fake coins", "Fay").fill("0")
    pad.expect_totals(WIZARD_TOTALS)


def test_a_problem_of_a_counted_list_stands_at_its_count_or_at_the_first_of_them(open_pad):
    pad = open_pad("desktop", game="mysterious_wizard")
    pad.press("Seat Player 3 before Player 2")
    expect(pad.button("Seat Player 3 before Player 1")).to_be_focused()
    assert list(pad.totals()) == ["Player 1", "Player 3", "Player 2"]
    pad.press("Undo")
    pad.start()
    pad.number(MOCHA, "Player 2").fill("3o")
    cell = pad.page.locator("[data-item=armadillo_mocha] td").nth(1)
    expect(cell).to_contain_text('must be a whole number from 0 to 99, not "3o"')
    pad.number(MOCHA, "Player 2").fill("37")
    first = pad.page.locator("[data-item=bat_wing_chips] td").nth(1)
    expect(first).to_contain_text("37 food cards, but the box has 36")
    expect(cell.locator(".ck-row-problem")).to_have_count(0)
    pad.press("Show me")
    expect(pad.number(MOCHA, "Player 2")).to_be_focused()
    pad.page.keyboard.type("7")
    warned = pad.page.locator("[data-item=armadillo_mocha] .ck-row-notice")
    expect(warned).to_contain_text("7 x Armadillo Mocha")
    expect(first.locator(".ck-row-notice")).to_contain_text("7 food cards")


@pytest.mark.parametrize("game", ["muscle_man", "mysterious_wizard"])
def test_six_players_fit_a_wide_page_and_the_example_is_one_tap_away(
    open_pad, check_axe, no_sideways_scroll, game
):
    pad = open_pad("desktop", game=game)
    example = clawkit.find_game(game).pad.example
    pad.press(f"Show {example.called}")
    sheet = clawkit.score_sheet(example.entries)
    pad.expect_totals({player.name: player.total for player in sheet.players})
    for _ in range(3):
        pad.panel("setup")
        pad.press("Add a player")
    expect(pad.page.locator("thead th")).to_have_count(6)
    pad.rename(6, "Maximilian-Alexander of the Long Name")
    no_sideways_scroll(pad.page)
    cells = "[...document.querySelectorAll('.ck-table td')]"
    assert pad.page.evaluate(f"{cells}.filter((c) => c.scrollWidth > c.clientWidth).length") == 0
    check_axe(pad.page)
