"""The home page: the games that there are, and the pages that they have."""

import pytest

SCREENS = [
    ("small", "light"),
    ("desktop", "dark"),
    pytest.param("phone", "light", marks=pytest.mark.soak),
    pytest.param("phone", "dark", marks=pytest.mark.soak),
]


def test_home_shows_the_game_with_its_picture_and_the_pages_that_exist(trial, new_page):
    page = new_page()
    page.goto(trial.url)
    card = page.locator("article")
    assert card.count() == 1
    assert card.locator("h2").inner_text() == "Claw Machine"
    assert card.locator(".ck-card-picture svg").count() == 1
    assert "2 to 4 players" in card.inner_text()
    assert card.locator("a").all_inner_texts() == ["Learn", "Score", "Odds", "Rules"]


def test_a_card_leads_to_the_page_and_the_page_leads_home(trial, new_page):
    page = new_page()
    page.goto(trial.url)
    page.get_by_role("link", name="Score").click()
    page.wait_for_selector("#tap")
    assert page.url == trial.render("claw_machine/score")
    page.get_by_role("link", name="clawkit: all games").click()
    page.wait_for_selector("article")
    assert page.url == trial.url


@pytest.mark.parametrize(("device", "colours"), SCREENS)
def test_home_has_no_fault_that_axe_finds_and_fits_the_screen(
    trial, new_page, check_axe, no_sideways_scroll, device, colours
):
    page = new_page(device, colours)
    page.goto(trial.url)
    check_axe(page)
    no_sideways_scroll(page)


def test_the_projects_own_home_page_shows_every_game_that_has_a_page(server, new_page, check_axe):
    page = new_page()
    page.goto(server.url)
    titles = page.locator("article h2").all_inner_texts()
    with_pages = {path.parent.name for path in server.notebooks.glob("*/*.ipynb")}
    assert len(titles) == len(with_pages)
    assert "Claw Machine" in titles
    check_axe(page)


@pytest.mark.parametrize("path", ["voila", "voila/", "voila/tree", "voila/tree/claw_machine"])
def test_no_address_shows_a_raw_listing_of_files(trial, new_page, path):
    page = new_page()
    page.goto(trial.url + path)
    assert page.locator("article h2").inner_text() == "Claw Machine"


@pytest.mark.parametrize(
    "query",
    [
        "template=lab",
        "theme=dark",
        pytest.param("classic-tree=false", marks=pytest.mark.soak),
    ],
)
def test_a_visitor_cannot_change_the_template_or_the_theme(trial, new_page, query):
    page = new_page()
    for address in (trial.url, trial.render("claw_machine/score")):
        page.goto(f"{address}?{query}")
        assert page.locator("html.clawkit").get_attribute("data-theme") == "light"
        assert page.locator("footer").inner_text().startswith("clawkit is unofficial")


def test_an_unknown_address_is_answered_in_plain_words_with_a_way_on(trial, new_page, check_axe):
    page = new_page(forgive="404")
    for path in ("nothing", "voila/render/claw_machine/nothing.ipynb", "voila/render/x.txt"):
        answer = page.goto(trial.url + path)
        assert answer.status == 404
        assert page.locator("h1").inner_text() == "There is no page at this address"
        assert page.get_by_role("link", name="All games").get_attribute("href") == "/"
        check_axe(page)
