"""The reasons for an answer, and what is said when the kernel has gone."""

from playwright.sync_api import expect


def test_the_derivation_is_set_without_mathjax_checked_and_linked_to_the_rules(open_odds):
    odds = open_odds("phone")
    trios = odds.ask("trios")
    panel = trios.derive()
    expect(panel).to_contain_text("How many trios of defective toys are there in 12 random cards?")
    steps = panel.locator(".ck-derived > li")
    expect(steps).to_have_count(7)
    expect(steps.first.get_by_role("math")).to_have_attribute(
        "aria-label", "C(45, h) = sum over d of C(9, d) C(36, h-d)"
    )
    spaces = panel.locator("math, math *").evaluate_all("all => all.map((e) => e.namespaceURI)")
    assert set(spaces) == {"http://www.w3.org/1998/Math/MathML"}
    assert steps.first.locator("math").bounding_box()["height"] > 20
    expect(panel.locator(".ck-derived .ck-agrees")).to_have_count(7)
    expect(panel).to_contain_text("Both sides agree at 5 random points.")
    expect(panel).to_contain_text("All 512 sets of defective cards listed")
    assert panel.locator("a[href='rules.ipynb#CM-37']").count() >= 1
    trios.button("One more").tap()
    expect(panel).to_contain_text("in 13 random cards?")


def test_a_dead_kernel_is_said_in_seconds_and_what_was_chosen_is_kept(open_odds, explorers):
    odds = open_odds("phone", forgive="404|WebSocket|kernel|Kernel|Failed to load")
    trios = odds.ask("trios")
    explorers.kill_kernels()
    trios.button("One more").tap()
    alert = trios.root.get_by_role("alert").filter(has_text="stopped")
    expect(alert).to_contain_text("What you chose is kept in this browser", timeout=25_000)
    expect(odds.page.get_by_role("alert").filter(has_text="stopped")).to_have_count(1)
    expect(trios.answers).to_have_attribute("data-fresh", "false")
    expect(trios.value).to_contain_text("Not updated yet")
    trios.button("One more").tap()
    odds.reload()
    trios = odds.ask("trios")
    expect(trios.root.locator(".ck-number")).to_have_value("14")
    expect(alert).to_have_count(0)


def test_a_page_that_nobody_touches_does_not_talk_to_its_kernel(open_odds):
    odds = open_odds("desktop")
    frames = []

    def keep(sent):
        frames.append(sent)

    odds.page.on("websocket", lambda socket: socket.on("framesent", keep))
    odds.reload()
    odds.page.wait_for_timeout(1000)
    frames.clear()
    odds.page.wait_for_timeout(6000)
    assert frames == []


def test_what_cannot_be_read_in_the_browser_is_left_and_the_question_begins_anew(open_odds):
    odds = open_odds("desktop")
    key = "clawkit/v1/odds/claw_machine/trios"
    for kept in ("{", "[]", '{"version": 1, "given": {"hand": 12}, "parameters": 3}'):
        odds.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, kept])
        odds.reload()
        trios = odds.ask("trios")
        expect(trios.root.locator(".ck-number")).to_have_value("12")
