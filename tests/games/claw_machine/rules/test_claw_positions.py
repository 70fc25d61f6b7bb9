"""The position builder: what it lays out, and what it refuses."""

import pytest
from claw_machine_play import CELLS, TOPS, table

from clawkit.games.claw_machine.positions import position


def test_a_full_table_is_the_start_of_a_game():
    state = table(claw="c1", players=4)
    assert state.claw == 2
    assert state.arrows == [15] * 4
    assert state.hands == [()] * 4
    assert sum(state.unseen.values()) == 36
    assert state.conserved() == {"cards": 63, "box": 63}
    assert (state.seat, state.final, state.mode, state.to_act()) == (0, False, "undecided", (0,))


def test_what_is_neither_named_nor_hidden_is_in_the_hand_of_the_last_seat():
    state = table({"a1": ["bear"], "b1": ["cat"]}, players=3)
    assert (len(state.hands[0]), len(state.hands[1]), len(state.hands[2])) == (0, 0, 8)
    assert state.conserved() == {"cards": 63, "box": 63}
    assert sum(state.unseen.values()) == 28


def test_the_surplus_leaves_some_of_every_card_unseen():
    state = table({cell: [top] for cell, top in list(TOPS.items())[:4]}, rest=0)
    assert len(state.hands[0]) == 16
    assert min(state.unseen.values()) >= 1


def test_the_final_round_is_told_from_the_empty_spaces():
    gaps = {"a1": [], "b1": [], "c1": []}
    assert table({"a1": []}, seat=1).final
    assert not table({"a1": []}, seat=1, players=3).final
    assert table(gaps, seat=1, players=3).final
    assert table(seat=1, final=True).final


def test_arrows_hands_and_powers_go_to_their_seats():
    more = {"hands": {1: ["dragon", "bear", "unicorn", "dragon"]}, "hidden": {"a1": 0}}
    state = table(arrows={0: "left up", 1: ""}, ready={1: ["dragon", "unicorn"]}, **more)
    assert state.arrows == [0b0101, 0]
    assert state.hands == [(), ("dragon", "bear", "unicorn", "dragon")]
    assert state.ready == [(0, 0), (1, 1)]


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        ({"kinds": ("bear", "cat")}, "kinds must be five different animals, not bear and cat"),
        ({"kinds": ("cat", "cat", "dog", "bear", "zebra")}, "kinds must be five different"),
        ({"kinds": ("cat", "horse", "dog", "bear", "zebra")}, "kinds must be five different"),
        ({"claw": "d4"}, "there is no space d4"),
        ({"hands": {2: ["bear"]}}, "there is no seat 2"),
        ({"rest": 5}, "there is no seat 5"),
        ({"arrows": {0: "north"}}, "arrows of seat 0 must be among up down left right, not north"),
        ({"hands": {0: ["zebra"]}}, "the match has 0 zebra, and 1 are named"),
        ({"hands": {0: ["pink"] * 3}}, "the match has 2 pink, and 3 are named"),
        ({"hands": {0: ["dog"]}}, "36 cards are hidden, but only 35 are named nowhere"),
        ({"hidden": {"a1": 5}}, "a1 cannot hide 5 cards, but 0 to 4"),
        ({"stacks": {"a1": ["bear", "cat"]}, "hidden": {"a1": 2}}, "exactly one card lies face up"),
        ({"stacks": {"a1": []}, "hidden": {"a1": 2}, "seat": 1}, "exactly one card lies face up"),
        ({"stacks": {"a1": ["bear", "cat", "cat"]}}, "a1 has 3 cards face up, but 2 neighbours"),
        ({"ready": {0: ["dragon"]}}, "seat 0 holds 0 dragon, and 1 are ready"),
        ({"ready": {0: ["bear"]}}, "bear has no power"),
        ({"stacks": {"a1": []}, "final": False}, "with a1 empty it is the final round"),
        ({"stacks": {"a1": []}}, "it cannot be the turn of seat 0"),
    ],
)
def test_a_position_that_cannot_come_up_is_refused_with_its_reason(layout, said):
    stacks = {cell: [top] for cell, top in TOPS.items()} | layout.get("stacks", {})
    hidden = {cell: 0 if cell in layout.get("stacks", {}) else 4 for cell in CELLS}
    form = {**layout, "stacks": stacks, "hidden": hidden | layout.get("hidden", {})}
    with pytest.raises(ValueError, match=said):
        position(**form)


def test_all_reasons_are_named_at_once():
    with pytest.raises(ValueError, match="no space z9") as refused:
        position(claw="z9", seat=7, kinds=())
    assert str(refused.value).count(";") == 2


def test_an_unknown_ruling_or_number_of_players_is_refused():
    with pytest.raises(ValueError, match="no ruling 'dragon' with the choice 'x'"):
        table(rulings={"dragon": "x"})
    with pytest.raises(ValueError, match="5 players"):
        table(players=5)
