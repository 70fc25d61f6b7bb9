"""What surrounds every page: header, navigation, colours, footer."""

import pytest

OPEN = "#tap"


def open_score(trial, page):
    page.goto(trial.render("claw_machine/score"))
    page.wait_for_selector(OPEN)


def test_the_navigation_names_the_pages_that_exist_and_marks_this_one(trial, new_page):
    page = new_page()
    open_score(trial, page)
    links = page.get_by_role("navigation", name="Claw Machine").get_by_role("link")
    assert links.all_inner_texts() == ["Learn", "Score", "Odds", "Rules"]
    marked = [link.get_attribute("aria-current") for link in links.all()]
    assert marked == [None, "page", None, None]
    links.nth(3).click()
    page.wait_for_selector(OPEN)
    assert page.title() == "Claw Machine: rules | clawkit"
    assert page.locator("h1:visible").inner_text().startswith("Claw Machine")


@pytest.mark.parametrize(
    ("device", "colours"),
    [
        ("small", "dark"),
        ("desktop", "light"),
        pytest.param("phone", "light", marks=pytest.mark.soak),
        pytest.param("phone", "dark", marks=pytest.mark.soak),
    ],
)
def test_a_page_has_no_fault_that_axe_finds_and_fits_the_screen(
    trial, new_page, check_axe, no_sideways_scroll, device, colours
):
    page = new_page(device, colours)
    page.goto(trial.render("claw_machine/rules"))
    page.wait_for_selector(OPEN)
    check_axe(page)
    no_sideways_scroll(page)


def test_prose_is_at_least_16_px_and_every_target_44_px(trial, new_page):
    page = new_page("small")
    page.goto(trial.render("claw_machine/rules"))
    page.wait_for_selector(OPEN)
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.ck-prose p')).fontSize") == "16px"
    )
    for target in page.locator("header a, header button").all():
        box = target.bounding_box()
        assert box["width"] >= 44, target.inner_text()
        assert box["height"] >= 44, target.inner_text()


def test_a_widget_stands_at_the_left_edge_of_the_content_like_the_prose(trial, new_page):
    page = new_page()
    open_score(trial, page)
    prose = page.locator(".ck-prose").bounding_box()
    widget = page.locator(OPEN).bounding_box()
    assert widget["x"] == prose["x"] == 16


def test_colours_follow_the_system_even_while_the_page_is_open(trial, new_page):
    page = new_page(colours="dark")
    open_score(trial, page)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.body.dataset.jpThemeLight") == "false"
    page.emulate_media(color_scheme="light")
    page.wait_for_function("document.documentElement.dataset.theme === 'light'")
    assert page.evaluate("document.body.dataset.jpThemeLight") == "true"


def test_the_colour_button_says_its_state_and_the_choice_outlives_a_reload(trial, new_page):
    page = new_page(colours="dark")
    page.goto(trial.url)
    button = page.locator("#ck-theme")
    assert button.get_attribute("aria-label") == (
        "Colours: as your system has them. Change to light"
    )
    button.click()
    assert button.get_attribute("aria-label") == "Colours: light. Change to dark"
    assert page.evaluate("localStorage.getItem('clawkit/v1/theme')") == "light"
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.emulate_media(color_scheme="light")
    button.click()
    assert button.get_attribute("aria-label") == (
        "Colours: dark. Change to as your system has them"
    )
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_another_tab_takes_over_the_choice_of_colours(trial, new_page):
    first = new_page()
    first.goto(trial.url)
    second = new_page(context=first.context)
    second.goto(trial.url)
    first.locator("#ck-theme").click()
    first.locator("#ck-theme").click()
    second.wait_for_function("document.documentElement.dataset.theme === 'dark'")


def test_the_page_is_drawn_in_its_colours_from_the_first_moment(trial, new_page):
    page = new_page(colours="dark")
    page.add_init_script(
        "window.seen = []; new MutationObserver(() => { if (document.body)"
        " seen.push(document.documentElement.dataset.theme) })"
        ".observe(document, {childList: true, subtree: true});"
    )
    page.goto(trial.url)
    assert set(page.evaluate("seen")) == {"dark"}


def test_the_keyboard_reaches_all_in_the_order_of_reading_with_the_skip_link_first(trial, new_page):
    page = new_page("desktop")
    open_score(trial, page)
    names = []
    for _ in range(8):
        page.keyboard.press("Tab")
        names.append(
            page.evaluate(
                "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
            )
        )
    assert names == [
        "Skip to the page",
        "clawkit: all games",
        "Learn",
        "Score",
        "Odds",
        "Rules",
        "Colours: as your system has them. Change to light",
        "Taps: 0",
    ]


def test_the_skip_link_is_seen_when_it_has_the_focus_and_leads_to_the_content(trial, new_page):
    page = new_page("desktop")
    open_score(trial, page)
    page.keyboard.press("Tab")
    assert page.locator(".ck-skip").bounding_box()["y"] >= 0
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "ck-main"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "tap"


def test_the_footer_says_that_the_project_is_unofficial(trial, new_page):
    page = new_page()
    open_score(trial, page)
    assert page.locator("footer").inner_text() == (
        "clawkit is unofficial: players make it, and it is not affiliated with "
        "the games’ publishers."
    )


def test_no_page_of_a_game_loads_code_for_formulas(trial, new_page):
    page = new_page()
    for notebook in ("score", "learn"):
        page.goto(trial.render(f"claw_machine/{notebook}"))
        page.wait_for_function("window.MathJax !== undefined")
        assert page.evaluate("Object.keys(window.MathJax)") == ["Hub"]
        assert page.evaluate("String(MathJax.Hub.Queue)") == "Queue(){}"
