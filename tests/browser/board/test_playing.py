"""Whole games and parts of them, by finger and by keyboard."""

import re

from playwright.sync_api import expect
from positions import can, found, fresh, is_last_action

SEEN = re.compile(r"\. .*")


def play_to_the_end(board):
    """Any game: push as soon as possible, move where it must be, end the turn."""
    for _ in range(300):
        if board.turn() == "The game is over.":
            return
        pieces = board.choosable()
        done = board.button("End the turn")
        if "push" in pieces:
            board.tap("push")
        elif done.count():
            board.press("End the turn")
        else:
            board.tap(pieces[0])
    raise AssertionError("the game does not end")


def test_two_people_play_a_whole_game_on_a_phone_by_taps_and_score_it(open_board):
    board = open_board("phone", record=fresh())
    assert board.turn() == "Bo: place the claw on any stack."
    assert len(board.choosable()) == 9
    play_to_the_end(board)
    result = board.root.get_by_label("Result")
    points = board.points()
    for name, total in points.items():
        row = result.locator("summary", has_text=name)
        expect(row.locator(".ck-score")).to_have_text(str(total))
    best = max(points, key=points.get)
    expect(result.locator("h3")).to_contain_text(best)
    assert board.choosable() == []
    result.get_by_role("link", name="Score this on the score page").click()
    board.page.wait_for_selector(".ck-tab")
    for name, total in points.items():
        tab = board.page.get_by_role("tab", name=re.compile(name))
        expect(tab.locator(".ck-total")).to_have_text(str(total))


def test_a_part_of_a_game_is_played_by_keyboard_alone(open_board):
    board = open_board("desktop")
    page = board.page
    board.root.get_by_label("Who plays for Robot 1").select_option("person")
    board.root.get_by_role("button", name="Start the game").focus()
    page.keyboard.press("Enter")
    expect(board.board.locator(".ck-turn p")).to_be_focused()
    board.wait()
    board.piece("b2").focus()
    with board.change():
        page.keyboard.press("Enter")
    held = "document.activeElement.closest('.ck-board') !== null"
    assert page.evaluate(held), "the keyboard has lost its place"
    assert page.evaluate("document.activeElement.dataset.state") == "choosable"
    board.piece("left").focus()
    with board.change():
        page.keyboard.press("Space")
    assert page.evaluate(held)
    board.piece("push").focus()
    with board.change():
        page.keyboard.press("Enter")
    assert page.evaluate(held)
    board.button("End the turn").focus()
    with board.change():
        page.keyboard.press("Enter")
    assert board.turn().startswith("Robot 1: move, and PUSH")
    assert page.evaluate(held)
    events = board.events()
    assert events[0] == "Player 1 ends the turn"
    board.button("Undo").focus()
    with board.change():
        page.keyboard.press("Enter")
    assert board.turn().startswith("Player 1:")


def test_every_choice_can_be_reached_by_its_name(open_board):
    board = open_board("desktop", record=found(can("step")))
    push = board.board.get_by_role("button", name=re.compile("^PUSH button. PUSH: take"))
    expect(push).to_have_count(1)
    expect(
        board.board.get_by_role("button", name=re.compile("Arrow right: available. Move right"))
    ).to_have_count(1)
    named = board.board.locator(".ck-piece:not([data-kind=panel]):not([data-kind=mark])")
    for piece in named.all():
        assert piece.get_attribute("aria-label")


def test_a_dragon_switches_two_cards_by_two_taps_in_either_order(open_board):
    board = open_board("phone", record=found(can("swap")))
    before = board.faces()
    cells = [cell for cell, face in before.items() if "empty" not in face]
    one, other = cells[0], next(c for c in cells if before[c][4:] != before[cells[0]][4:])
    board.button("Dragon").click()
    expect(board.board.locator(".ck-asking")).to_contain_text("Tap the first one.")
    board.piece(other).tap()
    expect(board.piece(other)).to_have_attribute("aria-pressed", "true")
    expect(board.board.locator(".ck-asking")).to_contain_text("Tap the second one.")
    board.tap(one)
    assert board.record()["moves"][-1].endswith(f"swap {one} {other}")
    after = board.faces()

    def top(face):
        return re.split("[:,] ", face)[1]

    assert (top(after[one]), top(after[other])) == (top(before[other]), top(before[one]))


def test_a_switch_that_was_begun_can_be_left_by_escape_or_cancel(open_board):
    board = open_board("desktop", record=found(can("swap")))
    moves = board.record()["moves"]
    for leave in ("Escape", "Cancel"):
        board.button("Dragon").click()
        board.piece("a1").click()
        expect(board.piece("a1")).to_have_attribute("aria-pressed", "true")
        if leave == "Escape":
            board.page.keyboard.press("Escape")
        else:
            board.button("Cancel").click()
        expect(board.board.locator(".ck-asking")).to_have_count(0)
        assert board.page.evaluate("document.activeElement.closest('.ck-board') !== null")
    assert board.record()["moves"] == moves


def test_the_order_of_a_new_stack_is_chosen_card_by_card(open_board):
    board = open_board("phone", record=found(can("give")))
    givers = board.choosable()
    assert len(givers) > 1
    assert "the lowest first" in board.turn()
    tops = {cell: re.split("[:,.] ", board.face(cell))[1] for cell in givers}
    claw = board.piece("claw").get_attribute("aria-label").split()[-1]
    last = givers[0]
    for cell in reversed(givers):
        if board.piece(cell).get_attribute("data-state") == "choosable":
            board.tap(cell)
    said = [event for event in board.events() if "on the new stack" in event][: len(givers)]
    assert len(said) == len(givers), "the last card goes by itself"
    new = next(cell for cell in board.faces() if f"new stack at {cell}" in said[0])
    assert board.face(new).startswith(f"{new}: {tops[last]}"), claw


def test_undo_shows_again_what_chance_showed(open_board):
    board = open_board("phone", record=found(can("step")))
    before = board.faces()
    board.tap("push")
    after = board.faces()
    assert after != before
    board.press("Undo")
    assert board.faces() == before
    board.tap("right")
    board.press("Undo")
    board.tap("push")
    assert board.faces() == after


def test_the_last_event_stands_below_the_board_with_its_rule(open_board):
    board = open_board("phone", record=found(can("step")))
    board.tap("right")
    last = board.board.locator(".ck-last")
    expect(last).to_contain_text("uses right: the claw goes to")
    link = last.get_by_role("link", name="CM-11")
    assert link.get_attribute("href") == "rules.ipynb#CM-11"


def test_the_end_of_a_game_is_said_with_every_reason_and_can_be_undone(open_board):
    board = open_board("desktop", record=found(is_last_action))
    board.press("End the turn")
    result = board.root.get_by_label("Result")
    expect(result).to_be_visible()
    reasons = result.locator("li").all_inner_texts()
    assert any("CM-3" in reason for reason in reasons)
    board.press("Undo")
    expect(result).to_have_count(0)
    expect(board.button("End the turn")).to_be_visible()


def test_a_stack_that_is_no_choice_tells_what_it_may_hide(open_board):
    board = open_board("phone", record=found(can("step")))
    cell = next(c for c, face in board.faces().items() if "4 hidden" in face)
    board.piece(cell).tap()
    detail = board.board.locator(".ck-detail")
    expect(detail).to_contain_text(f"{cell}: ")
    expect(detail).to_contain_text(
        re.compile(r"4 cards are hidden under it: any of the \d+ not seen")
    )
    detail.get_by_role("button", name="Close").tap()
    expect(detail).to_have_count(0)
