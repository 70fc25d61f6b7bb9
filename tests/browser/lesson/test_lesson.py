"""Learning step by step: tries, hints, questions, exercises, progress."""

import re

import pytest
from playwright.sync_api import expect

from clawkit import all_games

RIGHT = re.compile("^Right")


def test_the_first_step_is_read_and_the_next_one_comes_with_a_tap(open_lesson):
    lesson = open_lesson("phone")
    expect(lesson.title).to_have_text("A claw over nine stacks")
    lesson.button("Next").tap()
    expect(lesson.title).to_have_text("Five kinds in a match")
    assert lesson.kept() == {"done": ["table"], "at": "kinds"}
    expect(lesson.title).to_be_focused()
    lesson.button("Back").tap()
    expect(lesson.title).to_have_text("A claw over nine stacks")


def test_a_right_try_is_praised_and_a_step_done_stays_done_after_a_reload(open_lesson):
    lesson = open_lesson("phone", step="push")
    lesson.play("up", "right", "push")
    expect(lesson.verdict).to_contain_text("You press PUSH and take raccoon 2 from c1")
    lesson.page.reload()
    lesson.ready()
    expect(lesson.title).to_have_text("PUSH takes the toy")
    expect(lesson.button("Next")).to_be_visible()
    assert lesson.kept()["done"] == ["push"]


def test_every_order_that_is_right_is_accepted(open_lesson):
    lesson = open_lesson("phone", step="push")
    lesson.play("right", "up", "push")
    expect(lesson.verdict).to_contain_text("Right.")
    lesson.go("recharge")
    lesson.play("left", "push", "right")
    expect(lesson.verdict).to_contain_text("Right.")


def test_a_wrong_try_says_why_and_only_its_position_is_set_up_anew(open_lesson):
    lesson = open_lesson("phone", step="push")
    lesson.play("up", "push")
    expect(lesson.verdict).to_contain_text("You pushed over another stack, and got its toy.")
    expect(lesson.button("Try again")).to_be_in_viewport(ratio=1)
    box, bar = (lesson.root.locator(name).bounding_box() for name in (".ck-says", ".ck-bar"))
    assert box["y"] + box["height"] <= bar["y"], "what is said lies under the bar"
    expect(lesson.root.locator("[data-state=choosable]")).to_have_count(0)
    lesson.button("Try again").tap()
    lesson.play("up", "right", "push")
    expect(lesson.verdict).to_contain_text("Right.")


def test_a_hint_comes_and_goes(open_lesson):
    lesson = open_lesson("phone", step="push")
    lesson.button("Hint").tap()
    expect(lesson.root.get_by_text("Use up and right, then PUSH.")).to_be_visible()
    lesson.button("Hint").tap()
    expect(lesson.root.get_by_text("Use up and right, then PUSH.")).to_have_count(0)


def test_a_new_stack_is_built_in_the_order_that_is_asked_for(open_lesson):
    lesson = open_lesson("desktop", step="last_card")
    lesson.play("push", "b1", "a2", "c2")
    expect(lesson.verdict).to_contain_text("The unicorn lies below another card now")
    lesson.button("Try again").click()
    lesson.play("push", "a2", "c2", "b3")
    expect(lesson.verdict).to_contain_text("Right.")


def test_the_dragon_switches_two_cards_by_two_taps(open_lesson):
    lesson = open_lesson("phone", step="dragon")
    lesson.play("Dragon: switch two top cards")
    lesson.root.locator("[data-piece=a3]").click()
    lesson.root.locator("[data-piece=c1]").click()
    lesson.play("push")
    expect(lesson.verdict).to_contain_text("Right.")


def test_a_question_says_of_every_answer_why(open_lesson):
    lesson = open_lesson("phone", step="tie")
    lesson.button("Cy").tap()
    expect(lesson.verdict).to_contain_text("Most toys, but fewer points.")
    assert "tie" not in lesson.kept()["done"]
    lesson.root.get_by_role("button", name="Bo", exact=True).tap()
    expect(lesson.verdict).to_contain_text("Right: as many points as Ana, and more toys.")
    assert lesson.kept()["done"] == ["tie"]


def test_an_exercise_shows_what_was_missed_with_its_reason(open_lesson):
    lesson = open_lesson("phone", step="rabbits")
    lesson.root.get_by_role("textbox", name="Rabbits").fill("5")
    lesson.root.get_by_role("textbox", name="Raccoons").fill("eight")
    lesson.button("Check").tap()
    expect(lesson.verdict).to_contain_text("0 of 2 right. Points are asked")
    expect(lesson.root.get_by_text("Not 5.")).to_be_visible()
    expect(lesson.root.get_by_text("2 rabbits, but 1 other player has as many = 0")).to_be_visible()
    expect(lesson.root.get_by_text("Write a whole number, then check again.")).to_be_visible()
    lesson.button("Try again").tap()
    expect(lesson.verdict).to_have_count(0)
    expect(lesson.root.get_by_role("textbox", name="Rabbits")).to_be_focused()
    lesson.root.get_by_role("textbox", name="Rabbits").fill("0")
    lesson.root.get_by_role("textbox", name="Raccoons").fill("8")
    lesson.button("Check").tap()
    expect(lesson.verdict).to_have_text("All right: 8 points together.")
    assert lesson.kept()["done"] == ["rabbits"]


def test_the_steps_panel_links_to_every_step_and_begins_anew(open_lesson):
    lesson = open_lesson("phone", step="whole")
    expect(lesson.button("Finish")).to_be_visible()
    lesson.button("Finish").tap()
    expect(lesson.root.get_by_text("28 steps are still open.")).to_be_visible()
    lesson.root.locator("summary", has_text="Steps").tap()
    expect(lesson.root.locator(".ck-step-list a")).to_have_count(28)
    lesson.root.locator(".ck-step-list a", has_text="Who wins").tap()
    expect(lesson.title).to_have_text("Who wins")
    lesson.page.go_back()
    expect(lesson.title).to_have_text("A whole collection")


def test_a_task_is_solved_by_the_keyboard_alone(open_lesson):
    lesson = open_lesson("desktop", step="push")
    for piece in ("up", "right", "push"):
        lesson.root.locator(f"[data-piece='{piece}'][data-state=choosable]").focus()
        expect(lesson.root.locator(".ck-board")).to_have_attribute("data-busy", "false")
        lesson.page.keyboard.press("Enter")
        expect(lesson.root.locator(f"[data-piece='{piece}'][data-state=choosable]")).to_have_count(
            0
        )
    expect(lesson.verdict).to_contain_text("Right.")
    assert lesson.page.evaluate("document.activeElement !== document.body")


def test_a_killed_kernel_is_told_and_progress_is_there_after_the_reload(open_lesson, server):
    lesson = open_lesson("phone", step="push", forgive=".")
    server.kill_kernels()
    lesson.play("up")
    reload = lesson.button("Reload")
    expect(reload).to_be_visible(timeout=15_000)
    reload.tap()
    lesson.ready()
    expect(lesson.title).to_have_text("PUSH takes the toy")
    lesson.play("up", "right", "push")
    expect(lesson.verdict).to_contain_text("Right.")


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("device", ["small", "desktop"])
def test_steps_of_every_kind_are_accessible_and_fit(
    open_lesson, check_axe, no_sideways_scroll, device, colours
):
    lesson = open_lesson(device, colours)
    for step in ("push", "tie", "whole"):
        lesson.go(step)
        no_sideways_scroll(lesson.page)
    lesson.go("push")
    lesson.play("push")
    expect(lesson.verdict).to_contain_text("another stack")
    lesson.button("Hint").click()
    check_axe(lesson.page)
    lesson.go("whole")
    lesson.button("Check").click()
    expect(lesson.verdict).to_contain_text("0 of 7 right.")
    check_axe(lesson.page)


@pytest.mark.parametrize(
    "game",
    [game for game in all_games() if game.lesson and game.play.scene],
    ids=lambda game: game.name,
)
def test_every_step_of_every_lesson_shows_what_it_has_on_the_smallest_phone(
    open_lesson, no_sideways_scroll, game
):
    lesson = open_lesson("small", game=game.name)
    for step in game.lesson.steps:
        lesson.go(step.id)
        expect(lesson.title).to_have_text(step.title)
        expect(lesson.root.locator(".ck-board")).to_have_count(1 if step.position else 0)
        no_sideways_scroll(lesson.page)
