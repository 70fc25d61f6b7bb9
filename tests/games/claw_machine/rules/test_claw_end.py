"""The final round and who wins: clauses CM-24 to CM-27."""

import pytest
from claw_machine_play import GAME, clauses, empties, empty, legal, play, table, told

NAMES = ("Ana", "Bo", "Cy", "Dee")


def before_the_last_empty(players, seat, gaps=(), **more):
    """The seat's claw is on a1, a last card whose neighbours cannot give; `gaps` are empty."""
    around = {"a1": ["pink"], "b1": ["blue"], "a2": ["yellow"], **empty(*gaps)}
    arrows = dict.fromkeys(range(players), "")
    return table(around, claw="a1", arrows=arrows, players=players, seat=seat, **more)


def rest(state):
    """A turn over an empty space: recharge one arrow, no toy."""
    return play(state, legal(state)[0], "done")


def test_with_two_players_one_empty_space_triggers_the_final_round_cm_25():
    state = before_the_last_empty(2, seat=0)
    play(state, "push")
    assert not state.final
    events = play(state, "recharge up", "done")
    assert told(events)[-1] == ("CM-25", "empty: a1; this is the final round")
    assert (state.final, state.over, state.to_act()) == (True, False, (1,))


@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_three_empty_spaces_trigger_it_cm_24(players):
    state = before_the_last_empty(players, seat=0, gaps=("c3",))
    play(state, "push", "recharge up", "done")
    assert not state.final
    state = before_the_last_empty(players, seat=0, gaps=("c3", "b3"))
    events = play(state, "push", "recharge up", "done")
    assert told(events)[-1] == ("CM-24", "empty: a1, b3 and c3; this is the final round")
    assert state.final


@pytest.mark.parametrize(("players", "gaps"), [(2, ()), (3, ("b3", "c3")), (4, ("b3", "c3"))])
def test_triggered_by_the_last_seat_the_game_ends_at_once_cm_26(players, gaps):
    state = before_the_last_empty(players, players - 1, gaps)
    events = play(state, "push", "recharge up", "done")
    assert clauses(events)[-2:] == ["CM-25" if players == 2 else "CM-24", "CM-26"]
    assert state.is_over()
    assert (state.to_act(), state.is_chance(), legal(state)) == ((), False, [])


@pytest.mark.parametrize(("players", "gaps"), [(2, ()), (3, ("b3", "c3")), (4, ("b3", "c3"))])
def test_triggered_by_the_first_seat_all_others_have_one_more_turn_cm_26(players, gaps):
    state = before_the_last_empty(players, 0, gaps)
    play(state, "push", "recharge up", "done")
    for seat in range(1, players):
        assert not state.is_over()
        assert state.to_act() == (seat,)
        rest(state)
    assert state.is_over()


def test_triggered_in_the_middle_only_those_after_play_so_that_turns_are_equal_cm_26():
    state = before_the_last_empty(4, 1, ("b3", "c3"))
    play(state, "push", "recharge up", "done")
    assert state.to_act() == (2,)
    rest(state)
    assert state.to_act() == (3,)
    rest(state)
    assert state.is_over()


def test_the_final_round_is_announced_once_cm_24():
    state = before_the_last_empty(3, 0, ("b3", "c3"))
    events = play(state, "push", "recharge up", "done") + rest(state) + rest(state)
    assert clauses(events).count("CM-24") == 1


def test_the_trigger_waits_for_the_end_of_the_turn_that_empties_the_space_cm_24():
    state = before_the_last_empty(3, 2, ("b3", "c3"), hands={2: ["dragon"]}, ready={2: ["dragon"]})
    play(state, "push", "swap c1 c2", "recharge up", "recharge down")
    assert not state.is_over()
    play(state, "done")
    assert state.is_over()


@pytest.mark.parametrize(
    ("later", "over"), [("stays_empty", True), ("refill_when_possible", False)]
)
def test_a_space_that_is_refilled_at_the_turns_end_does_not_count_cm_24(later, over):
    # a1 stays empty at first; then b1 is built anew from two cards, and could give one to a1.
    more = {"hands": {1: ["unicorn"]}, "ready": {1: ["unicorn"]}, "hidden": {"c3": 3}}
    stacks = {"a1": ["pink"], "b1": ["blue"], "a2": ["yellow"]}
    rulings = {"empty_space_later": later}
    state = table(stacks, claw="a1", arrows={1: "right"}, seat=1, rulings=rulings, **more)
    events = play(state, "push", "right", "unicorn", "give b2", "=pink", "=dragon", "done")
    assert state.is_over() is over
    assert ("CM-25" in clauses(events)) is over
    assert empties(state) == (["a1"] if over else [])


def test_under_gives_it_taking_one_card_can_empty_three_spaces_cm_24():
    rulings = {"single_card_neighbour": "gives_it"}
    state = before_the_last_empty(3, 2, ("c3",), rulings=rulings)
    play(state, "push", "give b1")
    assert not state.is_over()
    events = play(state, "recharge up", "done")
    assert told(events)[-2] == ("CM-24", "empty: b1, a2 and c3; this is the final round")
    assert state.is_over()


def finished(*hands):
    """The end of a game with these hands, by seat; the surplus of the box is in no hand."""
    state = before_the_last_empty(len(hands), len(hands) - 1, ("b3", "c3")[: 2 * (len(hands) > 2)])
    play(state, "push", "recharge up", "done")
    assert state.is_over()
    state.hands = [tuple(hand) for hand in hands]
    return state


def sheet_of(state):
    names = NAMES[: state.rules.players]
    sheet = GAME.score(GAME.play.entries(state, names)).to_json()
    assert [player["total"] for player in sheet["players"]] == list(state.scores())
    return sheet


def test_most_points_win_whatever_the_number_of_toys_cm_27():
    state = finished(["bear", "bear"], ["dog", "pink", "dragon"])
    assert state.scores() == (5, -1)
    sheet = sheet_of(state)
    assert (sheet["winners"], sheet["decided_by"]) == (["Ana"], "points")


def test_a_tie_goes_to_the_tied_player_with_most_toys_of_all_sorts_cm_27():
    # Ana: two bears, 5. Bo: two bears 5, two unicorns 2, a defective -2: 5 with five toys.
    # Cy has six toys, but fewer points: they do not count.
    bo = ["bear", "unicorn", "pink", "bear", "unicorn"]
    cy = ["dog", "dog", "dog", "rabbit", "dog", "yellow"]
    state = finished(["bear", "bear"], bo, cy)
    assert state.scores() == (5, 5, 7)
    state = finished(["bear", "bear"], bo, [*cy[:3], "blue", "yellow", "cat"])
    assert state.scores() == (5, 5, 2)
    sheet = sheet_of(state)
    assert (sheet["winners"], sheet["decided_by"]) == (["Bo"], "most_plush")
    assert [player["rank"] for player in sheet["players"]] == [2, 1, 3]


def test_tied_in_points_and_toys_the_win_is_shared_cm_27():
    state = finished(["bear", "bear"], ["bear", "bear"], ["dog"])
    sheet = sheet_of(state)
    assert (sheet["winners"], sheet["decided_by"]) == (["Ana", "Bo"], "shared")
    assert [player["rank"] for player in sheet["players"]] == [1, 1, 3]


def test_the_collections_of_a_finished_game_keep_the_order_of_sheep_cm_34():
    kinds = ("bear", "cat", "sheep", "raccoon", "zebra")
    state = finished(["sheep white", "raccoon 2", "sheep black", "dragon"], ["raccoon 3", "zebra"])
    state.kinds = kinds
    entries = GAME.play.entries(state, NAMES[:2])
    assert entries["players"] == [
        {"name": "Ana", "dragon": 1, "raccoon": [2], "sheep": "WB"},
        {"name": "Bo", "zebra": 1, "raccoon": [3]},
    ]
    assert state.scores() == (3 + 4 + 1, 2)
