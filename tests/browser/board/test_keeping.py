"""What survives a reload, a dead kernel and a second tab; opponents; new games."""

import json
import re

from board_page import KEY, BoardPage
from playwright.sync_api import expect
from positions import can, found, fresh

MOVED = "JSON.parse(localStorage.getItem('clawkit/v1/play/claw_machine')).moves.length > {}"


def test_a_first_visit_asks_who_plays_and_opponents_move_by_themselves(open_board):
    board = open_board("phone")
    expect(board.board).to_have_count(0)
    board.root.get_by_label("Name of player 1").fill("Ana")
    board.button("Add a player").tap()
    board.root.get_by_label("Who plays for Robot 2").select_option("random")
    board.button("Start the game").tap()
    expect(board.board.locator(".ck-turn p")).to_have_text(re.compile("^Ana: move, and PUSH"))
    assert [seat["plays"] for seat in board.record()["set_up"]["seats"]] == [
        "person",
        "best_turn",
        "random",
    ]
    assert list(board.points()) == ["Ana", "Robot 1", "Robot 2"]
    board.tap("push")
    while not board.button("End the turn").count():
        board.tap(board.choosable()[0])
    done = board.button("End the turn")
    done.tap()
    expect(board.board.locator(".ck-turn p")).to_have_text(re.compile("^Ana: .*PUSH"))
    assert {"Robot 1 ends the turn", "Robot 2 ends the turn"} <= set(board.events())
    board.press("Undo")
    expect(done).to_be_visible()


def test_a_set_up_that_cannot_be_is_refused_in_words(open_board):
    board = open_board("desktop")
    board.root.get_by_label("Name of player 1").fill("Robot 1")
    board.button("Start the game").click()
    expect(board.root.get_by_role("alert")).to_contain_text("same name")
    board.root.get_by_label("Name of player 1").fill("<img src=x onerror=alert(1)>")
    board.root.get_by_label("Who plays for Robot 1").select_option("person")
    board.root.locator("summary", has_text="Unclear rules").click()
    board.root.get_by_role("radio", name=re.compile("only top cards")).check()
    board.button("Start the game").click()
    expect(board.root.locator(".ck-tray h3").first).to_have_text("<img src=x onerror=alert(1)>")
    assert board.record()["set_up"]["rulings"] == {"dragon": "upper_row"}


def test_a_game_goes_on_after_a_reload_and_a_new_one_keeps_it(open_board):
    board = open_board("phone", record=fresh())
    board.tap("b2")
    board.tap("push")
    before = (board.faces(), board.turn(), board.points(), board.record())
    board.reload()
    assert (board.faces(), board.turn(), board.points(), board.record()) == before
    board.press("Undo")
    board.tap("push")
    assert (board.faces(), board.turn()) == before[:2]
    board.button("New game").tap()
    board.button("Back to the game").tap()
    board.button("New game").tap()
    board.button("Start the game").tap()
    expect(board.board.locator(".ck-turn p")).to_have_text("Bo: place the claw on any stack.")
    board.press("Back to that game")
    assert (board.faces(), board.turn(), board.points()) == before[:3]


def test_a_dead_kernel_is_said_in_seconds_and_a_reload_goes_on(open_board, server):
    board = open_board(
        "phone", record=fresh(), forgive="404|WebSocket|kernel|Kernel|Failed to load"
    )
    board.tap("b2")
    before = board.record()
    server.kill_kernels()
    board.piece("push").tap()
    alert = board.root.get_by_role("alert")
    expect(alert).to_contain_text("Your game is kept in this browser", timeout=25_000)
    assert board.record() == before
    board.page.wait_for_timeout(300)
    board.reload()
    expect(alert).to_have_count(0)
    assert board.record()["moves"] == before["moves"]
    board.tap("push")


def test_a_game_that_cannot_be_read_is_set_aside_and_can_be_kept_as_a_file(open_board):
    broken = fresh()
    broken["moves"] = ["chance: wolf"]
    board = open_board("phone", record=broken)
    expect(board.root).to_contain_text("could not be read and was set aside")
    assert json.loads(board.page.evaluate(f"localStorage.getItem('{KEY}/aside')"))["moves"] == [
        "chance: wolf"
    ]
    with board.page.expect_download() as saved:
        board.button("Keep it as a file").tap()
    assert saved.value.suggested_filename == "clawkit-claw_machine-game.txt"
    board.button("Forget it").tap()
    expect(board.root).not_to_contain_text("set aside")
    board.button("Start the game").tap()
    expect(board.board).to_be_visible()


def test_two_tabs_on_one_game_notice_each_other(open_board, server, new_page):
    first = open_board("desktop", record=found(can("step")))
    page = new_page(context=first.page.context)
    second = BoardPage(page, server)
    second.page.goto(second.address)
    second.wait()
    assert second.faces() == first.faces()
    second.tap("push")
    expect(first.root).to_contain_text("Another tab has gone on with this game.")
    first.button("Show what is there").click()
    expect(first.button("Show what is there")).to_have_count(0)
    assert first.faces() == second.faces()
