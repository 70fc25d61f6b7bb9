"""On the local network the link's token lets a phone in, and nothing else does."""

import http.client
import re

import pytest
from live_server import LiveServer


@pytest.fixture(scope="module")
def lan(tmp_path_factory, trial_folder):
    folder = tmp_path_factory.mktemp("lan")
    server = LiveServer(
        folder / "log.txt", trial_folder, "--lan", environment={"JUPYTER_DATA_DIR": str(folder)}
    )
    server.start()
    yield server
    server.stop()


def link(server):
    return re.search(r"On this computer +(http://\S+)", server.text()).group(1)


def test_the_link_lets_a_browser_in_for_pages_live_connection_and_goodbye(lan, new_page):
    page = new_page()
    page.goto(link(lan))
    page.get_by_role("link", name="Score").click()
    page.wait_for_selector("#tap")
    assert "token" not in page.url
    page.locator("#tap").click()
    page.wait_for_function("document.querySelector('#tap').textContent === 'Taps: 1'")
    page.get_by_role("link", name="Rules").click()
    page.wait_for_selector("#tap")
    page.close()
    lan.assert_no_kernel_left()


@pytest.mark.parametrize("path", ["", "voila/render/claw_machine/score.ipynb"])
def test_without_the_link_a_page_says_how_to_come_in(lan, new_page, check_axe, path):
    page = new_page()
    page.goto(lan.url + path)
    assert page.locator("h1").inner_text() == "Come in by the link"
    assert "Claw Machine" not in page.content()
    check_axe(page)


def test_the_token_can_be_typed_and_a_wrong_one_is_refused_in_words(lan, new_page):
    page = new_page(forgive="401")
    page.goto(lan.render("claw_machine/score"))
    page.get_by_label("what follows").fill("wrong")
    page.get_by_role("button", name="Come in").click()
    assert page.get_by_role("alert").inner_text().startswith("That is not the token")
    page.get_by_label("what follows").fill(link(lan).split("token=")[1])
    page.get_by_role("button", name="Come in").click()
    page.wait_for_selector("#tap")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/kernels/00000000-0000-0000-0000-000000000000", 403),
        ("GET", "/api/kernels/00000000-0000-0000-0000-000000000000/channels", 403),
        ("POST", "/voila/api/shutdown/00000000-0000-0000-0000-000000000000", 403),
    ],
)
def test_without_the_link_nothing_is_answered_to_programs(lan, method, path, status):
    connection = http.client.HTTPConnection("127.0.0.1", lan.port, timeout=10)
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    headers = {**upgrade, "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    connection.request(method, path, headers=headers if "channels" in path else {})
    assert connection.getresponse().status == status


def test_a_restart_keeps_the_link_and_lets_the_same_browser_in_again(lan, new_page):
    page = new_page()
    before = link(lan)
    page.goto(before)
    lan.log.unlink()
    lan.restart()
    assert link(lan) == before
    page.goto(lan.url)
    assert page.locator("article h2").inner_text() == "Claw Machine"
