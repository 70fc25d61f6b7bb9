"""Secret choices at one screen: the curtain, by finger and by keyboard, and after a reload."""

import re

from playwright.sync_api import expect
from positions import fresh

PEOPLE = {"record": fresh("Ana", "Bo", "Cy"), "game": "muscle_man"}
WITH_ROBOTS = fresh("Ana", "Bo", Cy="random", Dee="random", Eli="random", Fay="best_action")


def curtain(board):
    return board.root.get_by_role("region", name="Curtain")


def open_curtain(board, name):
    """Say who has the screen; afterwards the board is theirs."""
    board.wait()
    button = curtain(board).get_by_role("button", name=f"I am {name}")
    button.tap() if board.touch else button.click()
    expect(curtain(board)).to_have_count(0)
    expect(board.board.locator(".ck-turn p")).to_have_text(re.compile(f"^{name}: .*pick up"))
    expect(board.board).to_have_attribute("data-busy", "false")


def place(board, name):
    """Where a piece lies, or moves to."""
    return board.piece(name).get_attribute("style")


def test_two_people_choose_in_secret_on_a_small_phone_and_a_reload_shows_nothing(
    open_board, check_axe, no_sideways_scroll
):
    board = open_board("small", record=WITH_ROBOTS, game="muscle_man")
    expect(curtain(board)).to_contain_text("Pass the phone to Ana.")
    expect(curtain(board)).to_contain_text("Ana and Bo still have to choose.")
    assert board.choosable() == []
    check_axe(board.page)
    open_curtain(board, "Ana")
    choosable = board.choosable()
    assert choosable[0].startswith("front")
    assert [name.split()[0] for name in choosable[1:]] == ["supply", "own"]
    for name in choosable:
        box = board.piece(name).bounding_box()
        assert min(box["width"], box["height"]) >= 44
    no_sideways_scroll(board.page)
    check_axe(board.page)
    board.tap("supply")
    for _ in range(2):
        expect(curtain(board)).to_contain_text("Pass the phone to Bo.")
        expect(curtain(board)).to_contain_text("Ana has chosen; Bo still has to.")
        expect(board.piece("purse 0")).to_have_text("8")
        assert board.choosable() == []
        board.reload()
    board.press("Undo")
    expect(curtain(board)).to_contain_text("Pass the phone to Ana.")
    open_curtain(board, "Ana")
    board.tap("supply")
    before = place(board, "machine 0")
    open_curtain(board, "Bo")
    board.tap("supply")
    expect(board.board.locator(".ck-together li")).to_have_count(6)
    expect(board.board.locator(".ck-together li").first).to_contain_text("Ana picks up 1 coin")
    expect(board.piece("purse 0")).to_have_text("9")
    expect(board.piece("purse 1")).to_have_text("9")
    assert place(board, "machine 0") != before
    expect(curtain(board)).to_contain_text("Pass the phone to Ana.")


def test_a_secret_turn_is_played_by_keyboard_alone(open_board):
    board = open_board("desktop", **PEOPLE)
    page = board.page
    assert page.evaluate("document.activeElement === document.body"), "nobody has used it yet"
    curtain(board).get_by_role("button", name="I am Ana").focus()
    for name, following in (("Ana", "Bo"), ("Bo", "Cy"), ("Cy", "Ana")):
        with_curtain = curtain(board).get_by_role("button", name=f"I am {name}")
        expect(with_curtain).to_be_focused()
        expect(with_curtain).to_have_accessible_description(re.compile("for your eyes only"))
        board.wait()
        page.keyboard.press("Enter")
        expect(board.board.locator("[data-state=choosable]:focus")).to_have_count(1)
        board.wait()
        with board.change():
            page.keyboard.press("Enter")
        expect(curtain(board)).to_contain_text(f"Pass the screen to {following}.")
    moves = [move for move in board.record()["moves"] if not move.startswith("chance")]
    assert [move[:2] for move in moves] == ["0:", "1:", "2:"]
    board.button("Undo").focus()
    with board.change():
        page.keyboard.press("Space")
    expect(curtain(board).get_by_role("button", name="I am Cy")).to_be_focused()


TAP_AS_SOON_AS_THE_CURTAIN_IS_GONE = """() => new Promise((resolve) => {
    const board = document.querySelector(".ck-play .ck-board");
    board.scrollIntoView({ block: "end" });
    const { left, top } = board.querySelector(".ck-curtain button").getBoundingClientRect();
    const watch = new MutationObserver(() => {
        if (board.querySelector(".ck-curtain")) return;
        watch.disconnect();
        const hit = document.elementFromPoint(left + 9, top + 9);
        const choosable = board.querySelector("[data-piece=supply]");
        choosable.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        resolve([board.dataset.busy, Boolean(hit?.closest(".ck-beside"))]);
    });
    watch.observe(board, { childList: true, subtree: true });
    board.querySelector(".ck-curtain button").click();
})"""


def test_the_second_tap_of_two_and_a_key_that_is_held_decide_nothing(open_board):
    board = open_board("phone", **PEOPLE)
    board.wait()
    assert board.page.evaluate(TAP_AS_SOON_AS_THE_CURTAIN_IS_GONE) == ["true", False]
    board.wait()
    assert [move for move in board.record()["moves"] if move[0].isdigit()] == []
    board.piece("supply").focus()
    with board.change():
        board.page.keyboard.down("Enter")
    expect(curtain(board).get_by_role("button", name="I am Bo")).to_be_focused()
    board.page.keyboard.down("Enter")
    board.page.keyboard.up("Enter")
    expect(curtain(board)).to_contain_text("Pass the phone to Bo.")
