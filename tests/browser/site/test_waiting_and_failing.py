"""A page says what it waits for; where it fails, what happened, what is safe and what to do."""

import http.client
import re
import time

import pytest

PAGES = ["claw_machine/score", "claw_machine/rules"]


def failure(page, seconds=10):
    box = page.get_by_role("alert")
    box.wait_for(timeout=seconds * 1000)
    assert page.locator("#ck-waiting").count() == 0
    assert "What you have entered is kept in this browser." in box.inner_text()
    assert box.get_by_role("button").inner_text() == "Load the page again"
    return box.inner_text()


@pytest.mark.parametrize("notebook", PAGES)
def test_header_and_shape_of_the_page_come_within_300_ms_before_any_kernel_answers(trial, notebook):
    connection = http.client.HTTPConnection("127.0.0.1", trial.port, timeout=10)
    start = time.monotonic()
    connection.request("GET", f"/voila/render/{notebook}.ipynb")
    answer = connection.getresponse()
    came = ""
    while "ck-failure" not in came:  # what follows the header and the shape
        came += answer.read1(65536).decode()
    took = time.monotonic() - start
    connection.close()
    assert took < 0.3
    assert '<h1 class="ck-title">Claw Machine' in came
    assert 'role="status"' in came
    assert "ck-shape" in came


def test_while_it_waits_the_page_says_for_what_and_shows_its_shape(trial, new_page):
    page = new_page()
    page.route("**/voila.js", lambda route: (time.sleep(0.5), route.continue_()))
    page.goto(trial.render("claw_machine/score"), wait_until="commit")
    status = page.get_by_role("status")
    status.wait_for()
    assert status.inner_text() == "Opening the score pad"
    assert page.locator(".ck-shape-row").count() == 6
    page.wait_for_selector("#tap")
    page.wait_for_selector("#ck-waiting", state="detached")


def test_a_failing_cell_is_told_in_plain_words_and_its_reason_only_in_the_terminal(
    trial, new_page, check_axe
):
    page = new_page()
    page.goto(trial.render("claw_machine/odds"))
    said = failure(page)
    assert said.startswith("The odds did not open")
    assert "A step of this page failed." in said
    whole = page.content()
    assert "This comes before the fault." in whole
    assert "the reason that only the terminal shows" not in whole
    assert "Traceback" not in whole
    assert "This comes after the fault." not in whole
    assert "the reason that only the terminal shows" in trial.text()
    check_axe(page)


@pytest.mark.parametrize("file", ["voila.js", "7155.voila.js", "remoteEntry*"])
def test_a_part_of_the_code_that_does_not_load_is_told(trial, new_page, file):
    page = new_page(forgive="Failed to load|ChunkLoadError|Event|uncaught")
    page.route(re.compile(rf"/{file}".replace("*", ".*")), lambda route: route.abort())
    page.goto(trial.render("claw_machine/score"))
    said = failure(page)
    assert "A part of the page could not be loaded." in said


def test_the_button_of_a_failure_loads_the_page_again(trial, new_page):
    page = new_page(forgive="Failed to load")
    page.route("**/voila.js", lambda route: route.abort())
    page.goto(trial.render("claw_machine/score"))
    failure(page)
    page.unroute("**/voila.js")
    page.get_by_role("button", name="Load the page again").click()
    page.wait_for_selector("#tap")


def test_a_kernel_that_is_gone_before_the_page_opens_is_told(trial, new_page):
    page = new_page(forgive="404|WebSocket|kernel|Kernel|widget|uncaught")

    def kill(route):
        trial.kill_kernels()
        time.sleep(3)
        route.continue_()

    page.route("**/voila.js", kill)
    page.goto(trial.render("claw_machine/score"))
    assert "The calculator behind this page has stopped." in failure(page, 40)


def test_a_live_connection_that_is_refused_is_told(trial, new_page):
    page = new_page(forgive="WebSocket|uncaught|kernel|Kernel|widget")
    page.add_init_script(
        "window.WebSocket = class extends EventTarget { constructor() { super();"
        " setTimeout(() => { this.onerror?.(new Event('error')); this.onclose?.("
        " new CloseEvent('close', { code: 1006 })); }, 5); } close() {} send() {}"
        " get readyState() { return 3; } };"
    )
    page.goto(trial.render("claw_machine/score"))
    assert "the live connection to it is refused" in failure(page, 40)


def test_a_connection_that_ends_halfway_is_told(trial, new_page, delayed):
    page = new_page(forgive="ERR_")
    proxy = delayed(trial.port)
    page.goto(trial.render("claw_machine/rules", proxy.url), wait_until="commit")
    page.wait_for_selector("#ck-waiting")
    proxy.cut()
    said = failure(page, 12)
    assert "The connection to the server was lost before the page was complete." in said


def test_a_page_opens_over_a_slow_connection(trial, new_page, delayed):
    page = new_page()
    proxy = delayed(trial.port, 150)
    page.goto(trial.render("claw_machine/score", proxy.url))
    page.wait_for_selector("#tap")
    page.locator("#tap").click()
    page.wait_for_function("document.querySelector('#tap').textContent === 'Taps: 1'")
