"""That the board can be seen, touched and read by everybody."""

import pytest
from playwright.sync_api import expect
from positions import can, found, is_over

LOOKS = [("phone", "light"), ("phone", "dark"), ("desktop", "light"), ("desktop", "dark")]


@pytest.mark.parametrize(("device", "colours"), LOOKS)
def test_no_part_of_a_game_has_a_fault_that_axe_finds(open_board, check_axe, device, colours):
    board = open_board(device, colours, record=found(can("swap")))
    check_axe(board.page)
    board.button("Dragon").click()
    board.piece("a1").click()
    expect(board.board.locator(".ck-asking")).to_be_visible()
    check_axe(board.page)
    board.button("Cancel").click()
    board.button("New game").click()
    check_axe(board.page)
    board.button("Back to the game").click()
    board.jump(found(is_over))
    board.unfold()
    check_axe(board.page)


def test_nothing_is_wider_than_a_small_phone(open_board, no_sideways_scroll):
    board = open_board("small")
    board.button("Add a player").tap()
    board.button("Add a player").tap()
    no_sideways_scroll(board.page)
    board.root.get_by_label("Name of player 1").fill("Wolfeschlegelsteinhausenbergerdorff Maxim")
    board.button("Start the game").tap()
    board.wait()
    no_sideways_scroll(board.page)
    for want in (can("give"), can("swap"), is_over):
        board.jump(found(want))
        if board.button("Dragon").count():
            board.button("Dragon").tap()
        board.unfold()
        no_sideways_scroll(board.page)


def test_everything_that_can_be_tapped_on_a_small_phone_is_at_least_44_px(open_board):
    board = open_board("small", record=found(can("swap")))
    targets = board.root.locator("button, summary, [role=button]")
    small = []
    for target in targets.all():
        box = target.bounding_box()
        if box and min(box["width"], box["height"]) < 44:
            small.append((target.inner_text(), box))
    assert small == []


def test_the_board_fills_a_phone_and_is_not_larger_than_560_px(open_board):
    board = open_board("phone", record=found(can("step")))
    stage = board.board.locator(".ck-stage")
    assert stage.bounding_box()["width"] == 358
    board.page.set_viewport_size({"width": 1280, "height": 800})
    board.page.wait_for_timeout(100)
    assert 500 <= stage.bounding_box()["width"] <= 560
    hands = board.root.locator(".ck-hands").bounding_box()
    assert hands["x"] > stage.bounding_box()["x"] + 500, "collections stand beside the board"


def test_the_claw_moves_in_less_than_a_fifth_of_a_second_or_not_at_all(open_board):
    motion = (
        "getComputedStyle(document.querySelector('.ck-play [data-piece=claw]')).transitionDuration"
    )
    board = open_board("desktop", record=found(can("step")))
    assert 0.15 <= float(board.page.evaluate(motion).removesuffix("s")) <= 0.2
    places = []
    for _ in range(2):
        claw, stage = board.piece("claw").bounding_box(), board.piece("machine").bounding_box()
        places.append((claw["x"] - stage["x"], claw["y"] - stage["y"]))
        if len(places) < 2:
            board.tap("right")
            board.page.wait_for_timeout(250)
    (x, y), (new_x, new_y) = places
    assert new_x - x > 100
    assert abs(new_y - y) < 1
    board.page.emulate_media(reduced_motion="reduce")
    assert board.page.evaluate(motion) == "0s"


def test_what_is_used_up_looks_turned_over_and_not_only_by_colour(open_board):
    board = open_board("desktop", record=found(can("recharge")))
    turned = board.board.locator("[data-kind=arrow]:has(.ck-turned)")
    labels = [one.get_attribute("aria-label") for one in turned.all()]
    assert labels
    assert all("not available" in label for label in labels)
    expect(turned.first.locator(".ck-hollow")).to_have_count(1)
    expect(board.board.locator(".ck-turn-back")).to_have_count(len(labels))
