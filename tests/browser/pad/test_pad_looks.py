"""axe finds no fault in any state of the pad and the rules, light and dark."""

import pytest
from playwright.sync_api import expect

SCREENS = [("small", "dark"), ("desktop", "light")]  # each layout and each set of colours


@pytest.mark.parametrize(("device", "colours"), SCREENS)
def test_no_state_of_the_pad_breaks_a_rule_of_axe(
    open_pad, server, delayed, check_axe, device, colours
):
    line = delayed(server.port)
    pad = open_pad(device, colours, base=line.url, forgive="WebSocket|ERR_|Failed|kernel|fetch")
    check_axe(pad.page)
    pad.example()
    pad.press("sheep 1 of 2 white: correct")
    if device != "desktop":
        pad.open_reason("cat")
        pad.open_reason("sheep")
    for panel in ("setup", "log", "rulings", "games", "share"):
        pad.panel(panel)
    check_axe(pad.page)
    pad.number("Rabbits", "Ana").fill("9")
    pad.number("Cats", "Ana").fill("x")
    pad.rename(2, "Ana")
    expect(pad.page.locator(".ck-notice.ck-problem")).to_be_visible()
    pad.page.wait_for_timeout(700)  # what is out of date turns grey slowly
    check_axe(pad.page)
    for what, name in (("Rabbits", "Ana"), ("Cats", "Ana")):
        pad.number(what, name).first.fill("0")
    pad.rename(2, "Bo")
    pad.expect_totals({"Ana": 7, "Bo": 19, "Cy": 8})
    line.cut()
    pad.more("Dogs", "Ana")
    pad.expect_alert("No connection to clawkit.")
    pad.page.wait_for_timeout(700)
    check_axe(pad.page)
    line.restore()
    pad.expect_totals({"Ana": 9, "Bo": 19, "Cy": 8}, 30)
    pad.leave()
