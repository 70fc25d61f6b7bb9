"""A turn's actions and the way to the end, each rule by hand."""

import pytest
from mysterious_wizard_tables import GAME, cards, laid_out, legal, plays, told

from clawkit.core.match import IllegalActionError
from clawkit.games.mysterious_wizard.coins import Coins

EACH = [f"pick {n}" for n in range(1, 7)]
FOUR = "chips mocha juice stick"


def test_a_turn_is_a_machine_picked_up_one_action_with_it_and_the_next_player_mw_10():
    match = laid_out(purses={0: "9r 1f"})
    assert legal(match) == EACH
    plays(match, "pick 4")
    assert match.state.to_act() == (0,)
    assert match.state.turns == 0
    plays(match, "take")
    assert match.state.to_act() == (1,)
    assert match.state.turns == 1
    assert legal(match) == EACH


def test_a_machine_that_is_picked_up_must_be_used_and_no_other_one_mw_14():
    match = laid_out(purses={0: "9r"})
    said = "picks up machine 4 and must act with it"
    assert told(plays(match, "pick 4"), "MW-14") == [(0, said, None)]
    with pytest.raises(IllegalActionError, match=r"pick 2 is not possible now; .* buy 2r or take"):
        plays(match, "pick 2")


def test_a_purchase_takes_the_first_card_and_puts_its_price_into_the_machine_mw_11():
    match = laid_out(purses={0: "7r 2f"}, machines=["2r", "1r 1f", *["2r"] * 4])
    events = plays(match, "pick 2", "buy 2r 1f")
    said = "takes Poisonous Snake Chocolate Egg and puts 3 coins into machine 2"
    assert told(events, "MW-11") == [(0, said, None)]
    assert match.state.hands[0] == ("snake_egg",)
    assert match.state.purses[0] == Coins(5, 1)
    assert match.state.machines[1] == Coins(3, 2)
    assert match.state.front[1] == ""


def test_the_next_card_of_the_machine_is_seen_before_the_next_player_chooses_mw_05():
    match = laid_out(purses={0: "7r"})
    plays(match, "pick 2", "buy 3r")
    assert match.state.is_chance()
    assert match.state.chance_place() == ("food cards", (1, 5))
    match.happen("lizard_apple_juice")
    assert match.state.front[1] == "lizard_apple_juice"
    assert match.state.hidden[1] == 4
    assert match.state.to_act() == (1,)


def test_bought_cards_can_be_looked_at_so_their_owner_knows_them_mw_12():
    match = laid_out(purses={0: "7r"})
    plays(match, "pick 1", "buy 3r")
    assert ("bat_wing_chips",) in match.state.information(0)[3][2]


@pytest.mark.parametrize(
    ("purse", "mixes"),
    [
        ("7r 3f", ["buy 3r", "buy 2r 1f", "buy 1r 2f", "buy 3f"]),
        ("7r 1f", ["buy 3r", "buy 2r 1f"]),
        ("2r 2f", ["buy 2r 1f", "buy 1r 2f"]),
        ("3f", ["buy 3f"]),
        ("3r", ["buy 3r"]),
        ("1r 1f", []),
    ],
)
def test_a_price_is_paid_with_any_mix_of_real_and_fake_coins_mw_15(purse, mixes):
    match = laid_out(purses={0: purse})
    plays(match, "pick 1")
    assert legal(match) == [*mixes, "take"]


def test_the_number_of_coins_is_public_and_the_mix_the_buyers_alone_mw_15():
    match = laid_out(purses={0: "9r 3f"})
    events = plays(match, "pick 6", "buy 2r 3f")
    assert told(events, "MW-15") == [(0, "pays with 2 real and 3 fake coins", 0)]
    everybody = [event.what for event in events if event.private_to is None]
    assert everybody[-1] == "takes Rat Tail Biscuit Stick and puts 5 coins into machine 6"
    assert not any("fake" in what for what in everybody)


def test_one_action_buys_one_card_at_most_mw_16():
    match = laid_out(purses={0: "30r"})
    plays(match, "pick 1", "buy 3r")
    assert len(match.state.hands[0]) == 1
    match.happen("snake_egg")
    assert match.state.to_act() == (1,)


def test_taking_coins_takes_all_of_the_machine_and_its_taker_sees_them_mw_13():
    match = laid_out(purses={0: "7r 2f"}, machines=["1r 1f", "2r", "2r", "2r", "2r", "2r"])
    events = plays(match, "pick 1", "take")
    assert told(events, "MW-13") == [
        (0, "takes 2 coins out of machine 1", None),
        (0, "gets 1 real and 1 fake", 0),
    ]
    assert match.state.purses[0] == Coins(8, 3)
    assert match.state.machines[0] == Coins(0, 0)
    assert match.state.front[0] == "bat_wing_chips"
    assert not match.state.is_chance()


def test_a_machine_without_coins_can_be_opened_and_yields_nothing_mw_13():
    match = laid_out(
        "- egg mocha ice juice stick",
        hands={1: "chips chips mocha", 2: "juice ice stick"},
        machines=["0r", *["2r"] * 5],
    )
    plays(match, "pick 1")
    assert legal(match) == ["take"]
    events = plays(match, "take")
    assert told(events, "MW-13") == [(0, "takes no coins out of machine 1", None)]


def test_a_card_that_is_too_dear_leaves_only_the_coins_mw_11():
    match = laid_out(purses={0: "2r 2f"})
    plays(match, "pick 6")
    assert legal(match) == ["take"]


def test_a_player_without_coins_must_take_coins_mw_17():
    match = laid_out(purses={0: "0r"})
    for machine in range(1, 7):
        plays(match, f"pick {machine}")
        assert legal(match) == ["take"]
        match.undo()
    events = plays(match, "pick 3", "take")
    assert told(events, "MW-17") == [
        (0, "has no coins and takes 2 coins out of machine 3", None),
        (0, "gets 2 real", 0),
    ]
    assert told(events, "MW-13") == []


def test_a_snake_egg_is_two_foods_and_no_recipe_mw_03():
    match = laid_out(purses={0: "7r"})
    events = plays(match, "pick 2", "buy 3r")
    assert told(events, "MW-03") == [(0, "has two foods in the snake egg, and no recipe", None)]
    assert len(match.state.hands[0]) == 1


EXTRA = {"rulings": {"snake_egg": "extra_card"}}


def test_by_ruling_a_snake_egg_brings_the_machines_next_card_without_paying_mw_24_mw_r01():
    match = laid_out(purses={0: "7r"}, **EXTRA)
    assert told(plays(match, "pick 2", "buy 3r"), "MW-03") == []
    assert match.state.chance_place() == ("food cards", (1, 5))
    events = match.happen("rat_tail_biscuit_stick")
    said = "takes Rat Tail Biscuit Stick, too, without paying [MW-R01: extra_card]"
    assert told(events, "MW-24") == [(0, said, None)]
    assert match.state.hands[0] == ("snake_egg", "rat_tail_biscuit_stick")
    assert match.state.purses[0] == Coins(4, 0)
    # and then the machine's next front card is seen
    assert match.state.chance_place() == ("food cards", (1, 4))
    match.happen("bat_wing_chips")
    assert match.state.front[1] == "bat_wing_chips"
    assert match.state.to_act() == (1,)


def test_a_snake_egg_that_came_without_paying_brings_no_further_card_mw_24():
    match = laid_out(purses={0: "7r"}, **EXTRA)
    plays(match, "pick 2", "buy 3r")
    match.happen("snake_egg")
    match.happen("snake_egg")
    assert match.state.hands[0] == ("snake_egg", "snake_egg")
    assert match.state.front[1] == "snake_egg"


def test_a_snake_egg_that_is_the_machines_last_card_brings_none_mw_24():
    hidden = {1: 0, 0: 5, 2: 5, 3: 5, 4: 5, 5: 5}
    match = laid_out(purses={0: "7r"}, hands={1: "chips mocha", 2: "juice ice stick"},
                     hidden=hidden, **EXTRA)  # fmt: skip
    said = "gets no additional food card: it was the last [MW-R01: extra_card]"
    assert told(plays(match, "pick 2", "buy 3r"), "MW-24") == [(0, said, None)]
    assert match.state.to_act() == (1,)


def test_the_additional_card_counts_towards_the_five_mw_18():
    match = laid_out(purses={0: "7r"}, hands={0: "chips mocha juice"}, **EXTRA)
    plays(match, "pick 2", "buy 3r")
    events = match.happen("unicorn_ice_cream")
    said = "has five food cards: every other player takes one more action"
    assert told(events, "MW-18") == [(0, said, None)]
    six = laid_out(purses={0: "7r"}, hands={0: FOUR}, **EXTRA)
    plays(six, "pick 2", "buy 3r")
    assert six.state.ending == -1
    six.happen("unicorn_ice_cream")
    assert len(six.state.hands[0]) == 6
    assert six.state.ending == 0


def fifth_card(seat=0, **layout):
    """A match in which this seat has just bought its fifth card, and the card behind is seen."""
    purses = {seat: "7r 1f", **layout.pop("purses", {})}
    hands = {seat: FOUR, **layout.pop("hands", {})}
    match = laid_out(purses=purses, hands=hands, seat=seat, **layout)
    events = plays(match, "pick 1", "buy 3r")
    match.happen("snake_egg")
    return match, events


def test_after_the_fifth_card_every_other_player_takes_exactly_one_more_action_mw_18():
    match, events = fifth_card(seat=1)
    said = "has five food cards: every other player takes one more action"
    assert told(events, "MW-18") == [(1, said, None)]
    acted = []
    while not match.state.is_over():
        acted.append(match.state.seat)
        plays(match, "pick 5", "take")
    assert acted == [2, 0]


def test_others_who_reach_five_in_the_last_actions_change_nothing_mw_18():
    match, _ = fifth_card(hands={1: "chips mocha juice stick"}, purses={1: "9r"})
    events = plays(match, "pick 3", "buy 3r")
    assert told(events, "MW-18") == []
    assert len(match.state.hands[1]) == 5
    match.happen("unicorn_ice_cream")
    plays(match, "pick 2", "take")
    assert match.state.is_over()


def test_the_fourth_card_does_not_bring_on_the_end_mw_18():
    match = laid_out(purses={0: "7r"}, hands={0: "chips mocha juice"})
    assert told(plays(match, "pick 1", "buy 3r"), "MW-18") == []
    assert match.state.ending == -1


def test_no_card_is_seen_any_more_after_the_last_action_mw_18():
    match, _ = fifth_card(purses={2: "9r"})
    plays(match, "pick 2", "take")
    plays(match, "pick 3", "buy 3r")
    assert not match.state.is_chance()
    assert match.state.front[2] == ""


def test_prices_are_paid_exactly_and_mixes_of_another_sum_are_refused_mw_11():
    match = laid_out(purses={0: "9r 3f"})
    plays(match, "pick 4")
    with pytest.raises(IllegalActionError, match="buy 3r is not possible now"):
        plays(match, "buy 3r")
    with pytest.raises(IllegalActionError, match="buy 2r, buy 1r 1f, buy 2f or take"):
        plays(match, "buy 5f")


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("  PICK   3 ", "pick 3"),
        ("Buy 1F 2R", "buy 2r 1f"),
        ("buy 3r 0f", "buy 3r"),
        ("TAKE", "take"),
        ("shake 6", "shake 6"),
        ("Decline", "decline"),
    ],
)
def test_actions_are_read_whatever_their_case_spaces_and_order(text, notation):
    assert str(GAME.play.parse_action(text)) == notation


@pytest.mark.parametrize(
    "text",
    [
        "pick",
        "pick 0",
        "pick 7",
        "buy",
        "buy 0r",
        "buy 1r",
        "buy 9r",
        "buy 2r 2r",
        "buy 3",
        "shake",
    ],
)
def test_what_is_no_action_is_refused_with_the_forms_that_there_are(text):
    with pytest.raises(ValueError, match=r"write pick 3 .*, buy 2r 1f .*, take, shake 3 or"):
        GAME.play.parse_action(text)


def test_an_undone_purchase_shows_the_same_card_behind_it_again_mw_11():
    match = laid_out(purses={0: "9r"})
    plays(match, "pick 2", "buy 3r")
    match.happen("lizard_apple_juice")
    match.undo()
    plays(match, "take", "pick 2")
    assert cards("egg")[0] == match.state.front[1]
