"""No kernel outlives its page, and none its server."""

import json
import os
import signal
import time

import psutil
import pytest
from live_server import LiveServer, wait_until

RELOADS = 50 if os.environ.get("CLAWKIT_SOAK") else 5
PAGES = ["claw_machine/score", "claw_machine/rules"]  # the first is preheated
ONE_PAGE = [PAGES[0], pytest.param(PAGES[1], marks=pytest.mark.soak)]


@pytest.mark.parametrize("notebook", PAGES)
def test_reloads_and_a_close_leave_no_kernel(trial, new_page, notebook):
    page = new_page()
    for _ in range(RELOADS + 1):
        page.goto(trial.render(notebook))
        page.wait_for_selector("#tap")
    page.close()
    trial.assert_no_kernel_left()


@pytest.mark.parametrize("notebook", ONE_PAGE)
def test_a_page_under_a_host_name_that_is_no_secure_context_works_and_leaves_no_kernel(
    trial, new_page, notebook
):
    page = new_page()
    page.goto(trial.render(notebook, trial.insecure_url))
    page.wait_for_selector("#tap")
    assert page.evaluate("[isSecureContext, typeof crypto.randomUUID]") == [False, "undefined"]
    page.locator("#tap").click()
    page.wait_for_function("document.querySelector('#tap').textContent === 'Taps: 1'")
    page.reload()
    page.wait_for_selector("#tap")
    page.close()
    trial.assert_no_kernel_left()


def test_a_page_that_is_closed_while_it_still_loads_leaves_no_kernel(trial, new_page):
    page = new_page()
    page.goto(trial.render("claw_machine/rules"), wait_until="commit")
    page.wait_for_selector("#jupyter-config-data", state="attached")
    page.close()
    trial.assert_no_kernel_left(40)


@pytest.mark.parametrize("notebook", PAGES)
def test_a_page_that_is_left_before_its_kernel_has_answered_leaves_no_kernel(
    trial, new_page, notebook
):
    page = new_page()
    for _ in range(3):
        page.goto(trial.render(notebook), wait_until="commit")
    page.goto(trial.url)
    trial.assert_no_kernel_left(40)


def test_a_page_that_is_slow_to_open_keeps_its_kernel(trial, new_page):
    page = new_page()
    page.route("**/voila.js", lambda _: None)  # it neither comes nor fails
    page.goto(trial.render("claw_machine/score"), wait_until="commit")
    page.wait_for_timeout(22_000)  # longer than a kernel is kept that nobody asks for
    ask = (
        "fetch(`/api/kernels/${JSON.parse(document.getElementById('jupyter-config-data')"
        ".textContent).kernelId}`).then((answer) => answer.status)"
    )
    assert page.evaluate(ask) == 200


def test_a_download_link_does_not_end_the_pages_kernel(trial, new_page):
    page = new_page()
    page.goto(trial.render("claw_machine/score"))
    page.wait_for_selector("#tap")
    page.evaluate("window.dispatchEvent(new Event('beforeunload', { cancelable: true }))")
    page.locator("#tap").click()
    page.wait_for_function("document.querySelector('#tap').textContent === 'Taps: 1'")


def test_a_kernel_that_dies_is_gone_for_the_page_within_seconds(trial, new_page):
    page = new_page(forgive="404|WebSocket")
    page.goto(trial.render("claw_machine/score"))
    page.wait_for_selector("#tap")
    kernel = json.loads(page.locator("#jupyter-config-data").inner_text())["kernelId"]
    ask = f"fetch('/api/kernels/{kernel}').then((answer) => answer.status)"
    assert page.evaluate(ask) == 200
    trial.kill_kernels()
    end = time.monotonic() + 6
    while page.evaluate(ask) != 404:
        assert time.monotonic() < end, "the server still says that the kernel is there"
        time.sleep(0.2)
    page.close()
    trial.assert_no_kernel_left()


def test_a_preheated_kernel_that_dies_is_replaced_before_a_visitor_is_given_it(trial, new_page):
    old = trial.kernels()
    trial.kill_kernels()
    wait_until(lambda: bool(trial.kernels()) and not trial.kernels() & old, 15, "a new kernel")
    page = new_page()
    page.goto(trial.render("claw_machine/score"))
    page.wait_for_selector("#tap")


@pytest.mark.parametrize(
    "how",
    [
        signal.SIGTERM,
        signal.SIGINT,
        pytest.param(signal.SIGHUP, marks=pytest.mark.soak),
    ],
)
def test_the_server_ends_its_kernels_with_itself(tmp_path, trial_folder, how):
    server = LiveServer(tmp_path / "log.txt", trial_folder)
    server.start()
    kernels = server.kernels()
    assert len(kernels) == 1
    process = server.process
    server.stop(how)
    assert process.returncode == 0
    assert not any(psutil.pid_exists(pid) for pid in kernels)
    assert "Traceback" not in server.text()
