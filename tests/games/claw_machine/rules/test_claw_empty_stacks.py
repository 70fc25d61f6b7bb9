"""Taking a last card: clauses CM-20 to CM-23, under each ruling on neighbours with one card."""

import pytest
from claw_machine_play import clauses, empties, empty, height, legal, play, stack, table, told

RULINGS = ("keeps_it", "gives_it", "gives_and_refills")


def last_card(at, stacks=None, single="keeps_it", players=3, **more):
    """The turn of seat 0, its claw on a last card, all arrows used, four cards by each side."""
    alone = {at: ["pink"], **(stacks or {})}
    rulings = {"single_card_neighbour": single, **more.pop("rulings", {})}
    arrows = more.pop("arrows", dict.fromkeys(range(players), ""))
    return table(alone, claw=at, players=players, arrows=arrows, rulings=rulings, **more)


def test_a_last_card_is_replaced_by_the_top_cards_of_all_neighbours_cm_20():
    state = last_card("b2")
    events = play(state, "push")
    assert told(events) == [
        ("CM-17", "presses PUSH and takes pink from b2"),
        ("CM-20", "builds a new stack on b2 from b1, b3, a2 and c2"),
    ]
    assert legal(state) == ["give b1", "give b3", "give a2", "give c2"]
    assert state.to_act() == (0,)


def test_diagonal_stacks_give_nothing_cm_20():
    state = last_card("b2")
    play(state, "push", "give b1", "give b3", "give a2", "=blue", "=blue", "=yellow", "=yellow")
    assert [height(state, cell) for cell in ("a1", "c1", "a3", "c3")] == [5] * 4
    assert [height(state, cell) for cell in ("b1", "b3", "a2", "c2")] == [4] * 4
    assert height(state, "b2") == 4


@pytest.mark.parametrize(
    ("at", "givers"),
    [
        ("a1", ["a2", "b1"]),
        ("b1", ["b2", "a1", "c1"]),
        ("c1", ["c2", "b1"]),
        ("a2", ["a1", "a3", "b2"]),
        ("c2", ["c1", "c3", "b2"]),
        ("a3", ["a2", "b3"]),
        ("b3", ["b2", "a3", "c3"]),
        ("c3", ["c2", "b3"]),
    ],
)
def test_corners_have_two_neighbours_and_edges_three_cm_20(at, givers):
    state = last_card(at)
    play(state, "push")
    assert legal(state) == [f"give {cell}" for cell in givers]


def test_the_taker_chooses_the_order_bottom_to_top_and_all_cards_lie_face_up_cm_21():
    state = last_card("b2")
    events = play(state, "push", "give c2", "give b1", "give a2")
    assert told(events)[2:] == [
        ("CM-21", "puts bear from c2 on the new stack at b2"),
        ("CM-21", "puts cat from b1 on the new stack at b2"),
        ("CM-21", "puts rabbit from a2 on the new stack at b2"),
        ("CM-21", "puts dog from b3 on the new stack at b2"),
    ]
    assert stack(state, "b2") == ("bear", "cat", "rabbit", "dog")
    assert state.stacks.hidden[4] == 0


def test_the_neighbours_next_cards_are_turned_over_only_after_the_order_is_chosen_cm_21():
    state = last_card("b2", {"a2": ["rabbit", "blue"]})
    play(state, "push", "give a2")
    assert not state.is_chance()
    play(state, "give b1", "give b3")
    events = play(state, "=yellow", "=unicorn", "=unicorn")
    assert told(events) == [
        ("CM-17", "yellow is turned over on b1"),
        ("CM-17", "unicorn is turned over on b3"),
        ("CM-17", "unicorn is turned over on c2"),
    ]
    assert stack(state, "a2") == ("rabbit",)
    assert legal(state)[0] == "recharge up"


def test_the_cards_of_a_new_stack_come_up_in_the_order_chosen_cm_21():
    state = last_card("a1")
    play(state, "push", "give b1", "=blue", "=blue", "recharge right", "done")
    assert stack(state, "a1") == ("cat", "rabbit")
    play(state, "push", "recharge up", "done", "push")
    assert state.hands[1] == ("rabbit",)
    assert state.hands[2][-1] == "cat"


@pytest.mark.parametrize("single", RULINGS)
@pytest.mark.parametrize("ones", range(5))
def test_neighbours_with_one_card_give_as_the_ruling_says_cm_22(single, ones):
    # b1, b3, a2, c2 in this order; the first so many have one card, the others five.
    around = ("b1", "b3", "a2", "c2")
    alone = dict(zip(around[:ones], (["blue"], ["yellow"], ["rabbit"], ["bear"]), strict=False))
    state = last_card("b2", alone, single)
    events = play(state, "push")
    givers = around[ones:] if single == "keeps_it" else around
    if len(givers) > 1:
        assert legal(state) == [f"give {cell}" for cell in givers]
    assert clauses(events)[1] == {4: "CM-20", 0: "CM-23"}.get(len(givers), "CM-22")
    play(state, *(f"give {cell}" for cell in givers[:-1]))
    assert height(state, "b2") == len(givers)


def test_without_a_giving_neighbour_the_space_stays_empty_cm_23():
    around = {"b1": ["blue"], "b3": ["yellow"], "a2": ["rabbit"], "c2": ["bear"]}
    state = last_card("b2", around)
    events = play(state, "push")
    assert told(events)[1] == ("CM-23", "no neighbour gives a card: b2 stays empty")
    assert empties(state) == ["b2"]
    assert all(height(state, cell) == 1 for cell in around)
    assert legal(state)[0] == "recharge up"


@pytest.mark.parametrize("single", RULINGS)
def test_neighbours_without_cards_give_nothing_under_any_ruling_cm_23(single):
    state = last_card("a1", empty("a2", "b1"), single)
    play(state, "push")
    assert empties(state) == ["a1", "b1", "a2"]


def test_a_single_giving_neighbour_gives_at_once_as_there_is_no_order_to_choose_cm_22():
    state = last_card("a1", {"b1": ["blue"]})
    events = play(state, "push", "=dragon")
    assert told(events)[1:] == [
        ("CM-22", "builds a new stack on a1 from only a2"),
        ("CM-21", "puts rabbit from a2 on the new stack at a1"),
        ("CM-17", "dragon is turned over on a2"),
    ]
    assert stack(state, "a1") == ("rabbit",)


def test_the_corner_example_a_neighbours_only_card_makes_the_new_stack_cm_r04():
    # The stack to the right is empty, the one below has one card.
    for single, corner, below in (
        ("keeps_it", (), ("rabbit",)),
        ("gives_it", ("rabbit",), ()),
        ("gives_and_refills", ("rabbit",), ("cat",)),
    ):
        state = last_card("a1", {"b1": [], "a2": ["rabbit"], "a3": ["dog", "cat"]}, single)
        state.stacks.known[4], state.stacks.hidden[4] = (), 0
        play(state, "push")
        assert (stack(state, "a1"), stack(state, "a2")) == (corner, below), single


def test_a_space_emptied_by_giving_is_not_refilled_under_gives_it_cm_r04():
    state = last_card("a1", {"b1": ["blue"]}, "gives_it")
    play(state, "push", "give a2", "=dragon")
    assert stack(state, "a1") == ("rabbit", "blue")
    assert empties(state) == ["b1"]


def test_a_space_emptied_by_giving_is_refilled_under_gives_and_refills_cm_r04():
    # b1 gave its only card; its neighbours b2, a1 (just built, two cards) and c1 give to it.
    state = last_card("a1", {"b1": ["blue"]}, "gives_and_refills")
    events = play(state, "push", "give a2", "=dragon")
    assert told(events)[-1] == ("CM-20", "builds a new stack on b1 from b2, a1 and c1")
    assert legal(state) == ["give b2", "give a1", "give c1"]
    play(state, "give c1", "give b2", "=pink", "=unicorn")
    assert stack(state, "b1") == ("dog", "capybara", "blue")
    assert stack(state, "a1") == ("rabbit",)
    assert empties(state) == []


def test_refilling_goes_on_to_spaces_that_it_empties_cm_r04():
    # Left column and upper row: a1 takes from b1 (one card); b1 from c1 (one card); c1 from c2.
    stacks = {"a2": [], "b1": ["blue"], "c1": ["yellow"], "b2": []}
    state = last_card("a1", stacks, "gives_and_refills")
    play(state, "push", "=dragon")
    assert [stack(state, c) for c in ("a1", "b1", "c1")] == [("blue",), ("yellow",), ("bear",)]
    assert stack(state, "c2") == ("dragon",)
    assert empties(state) == ["a2", "b2"]


def test_a_stack_just_built_keeps_its_last_card_so_that_refilling_ends_cm_r04():
    stacks = {"a2": [], "b1": ["blue"], "c1": [], "b2": []}
    state = last_card("a1", stacks, "gives_and_refills", players=3, seat=1)
    play(state, "push")
    assert (stack(state, "a1"), stack(state, "b1")) == (("blue",), ())


def test_an_empty_space_stays_empty_when_a_neighbour_could_give_later_cm_r07():
    state = table(empty("a1"), claw="b2", arrows={0: ""}, players=3)
    play(state, "push", "=pink", "recharge up", "done")
    assert empties(state) == ["a1"]


REFILL = {"empty_space_later": "refill_when_possible"}


def test_an_empty_space_is_refilled_at_the_end_of_a_turn_by_the_other_ruling_cm_r07():
    state = table(empty("a1"), claw="b2", arrows={0: ""}, players=3, rulings=REFILL)
    events = play(state, "push", "=pink", "recharge up", "done")
    assert told(events)[-1] == ("CM-20", "builds a new stack on a1 from a2 and b1")
    assert state.to_act() == (0,)
    assert legal(state) == ["give a2", "give b1"]
    play(state, "give b1", "=blue", "=blue")
    assert stack(state, "a1") == ("cat", "rabbit")
    assert state.to_act() == (1,)


def test_refilling_waits_until_a_neighbour_can_give_cm_r07():
    stacks = {"a1": [], "b1": ["blue"], "a2": ["yellow"]}
    more = {"players": 3, "arrows": dict.fromkeys(range(3), ""), "rulings": REFILL}
    state = table(stacks, claw="b2", **more)
    events = play(state, "push", "=pink", "recharge up", "done")
    assert "CM-23" not in clauses(events)
    assert empties(state) == ["a1"]
    assert state.to_act() == (1,)


def test_a_refilled_stack_can_give_to_the_next_empty_space_cm_r07():
    # a1 and b1 are empty; c1 and a2 have one card; b2 gives to b1, which then has only one.
    stacks = {"a1": [], "b1": [], "c1": ["yellow"], "a2": ["rabbit"]}
    more = {"players": 3, "arrows": dict.fromkeys(range(3), ""), "rulings": REFILL}
    state = table(stacks, claw="c3", **more)
    play(state, "push", "=pink", "recharge up", "done", "=blue")
    assert (stack(state, "b1"), empties(state)) == (("capybara",), ["a1"])
    # With two cards on c1 as well b1 gets two, keeps one and gives one to a1.
    state = table({**stacks, "c1": ["dog", "yellow"]}, claw="c3", **more)
    play(state, "push", "=pink", "recharge up", "done", "give b2", "=blue")
    assert (stack(state, "b1"), stack(state, "a1")) == (("capybara",), ("yellow",))
    assert empties(state) == []


def test_in_a_later_turn_a_built_stack_gives_its_last_card_like_any_other_cm_r04():
    stacks = {"b1": ["blue"], "b2": ["yellow"], **empty("c1", "a2", "c2", "b3")}
    more = {"players": 4, "seat": 1, "arrows": {1: "", 2: "right"}}
    state = last_card("a1", stacks, "gives_and_refills", **more)
    play(state, "push", "recharge up", "done")
    assert (stack(state, "a1"), stack(state, "b1")) == (("blue",), ("yellow",))
    play(state, "right", "push", "done")
    assert state.hands[2] == ("yellow",)
    assert (stack(state, "a1"), stack(state, "b1")) == ((), ("blue",))
