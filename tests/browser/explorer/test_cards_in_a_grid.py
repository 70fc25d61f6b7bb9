"""Cards of a type and a colour, a choice that is no ruling, and a number that is card data."""

from playwright.sync_api import expect


def test_a_hand_is_tapped_on_a_grid_and_bought_for_in_another_machine(open_odds):
    buying = open_odds("phone", game="muscle_man").ask("keep_or_stock")
    worth = buying.table()
    assert (worth["buy the next card"], worth["stock A-red"]) == ("18/17", "1/2")
    machine = buying.control("machine").get_by_role("button", name="blue")
    machine.tap()
    expect(machine).to_have_attribute("aria-pressed", "true")
    buying.settled()
    # The mean gain is 41/17; 12 of the 34 cards left are blue.
    assert buying.table()["buy the next card"] == "37/34"
    buying.button("Add A-red: your cards").tap()
    expect(buying.button("2 A-red: take one out")).to_be_visible()
    buying.settled()
    # 9/2 for the coins; 3 x (3 + 2) + 8 with the card, 2 x (3 + 2) without it.
    assert buying.table()["stock A-red"] == "-17/2"
    copies = buying.control("copies_per_type_and_colour")
    buying.root.locator("summary", has_text="Rulings and card data").tap()
    expect(copies).to_contain_text("Inferred.")
    copies.get_by_label("Cards of each type and colour").fill("1")
    copies.get_by_label("Cards of each type and colour").blur()
    expect(buying.control("hand").get_by_role("alert")).to_have_text("2 A-red, but there are 1.")
