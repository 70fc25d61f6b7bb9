"""Getting a game out of a browser and in again; the games that a browser keeps."""

import csv
import io
import json
import re

import pytest
from playwright.sync_api import expect

EXAMPLE = {"Ana": 20, "Bo": 19, "Cy": 8}
HOSTILE = "<img src=x onerror=alert(1)>"


def download(pad, name):
    with pad.page.expect_download() as coming:
        pad.share(name)
    return coming.value.suggested_filename, coming.value.path().read_text(encoding="utf-8")


def choose(pad, name, text):
    pad.panel("share").locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    )


def pasted(page):
    """What the clipboard has, read as a person would."""
    page.evaluate(
        "() => { const area = document.createElement('textarea'); area.id = 'paste';"
        " document.body.append(area); area.focus(); }"
    )
    page.keyboard.press("Control+v")
    return page.evaluate("() => { const t = paste.value; paste.remove(); return t; }")


def test_an_exported_game_comes_back_the_same_in_another_browser(open_pad):
    pad = open_pad()
    pad.example()
    pad.rename(2, "Zoë 🦝")
    pad.panel("rulings").get_by_role("radio", name=re.compile("^once")).click()
    pad.press("Mark of Ana: blue circle. Change it")
    pad.press("light blue hexagon")
    pad.expect_totals({"Ana": 20, "Zoë 🦝": 19, "Cy": 8})
    pad.press("Finish the game")
    name, text = download(pad, "Export (JSON)")
    assert re.fullmatch(r"clawkit-claw_machine-\d{4}-\d\d-\d\d\.json", name)
    other = open_pad("desktop")
    choose(other, name, text)
    other.expect_totals({"Ana": 20, "Zoë 🦝": 19, "Cy": 8})
    expect(other.page.locator("#ck-result")).to_contain_text("Ana wins with 20 points.")
    assert other.page.locator(".ck-celebration").count() == 0
    assert json.loads(download(other, "Export (JSON)")[1]) == json.loads(text)


def test_all_games_are_exported_and_come_back_all(open_pad):
    pad = open_pad()
    pad.example()
    pad.more("Cats", "Ana")
    pad.press("New game, same players")
    pad.more("Bears", "Ana", 2)
    pad.press("New game, same players")
    pad.more("Rabbits", "Ana", 2)
    pad.expect_totals({"Ana": 5, "Bo": 0, "Cy": 0})
    name, text = download(pad, "Export all games")
    assert len(json.loads(text)["games"]) == 3
    other = open_pad()
    choose(other, name, text)
    other.expect_totals({"Ana": 5, "Bo": 0, "Cy": 0})
    expect(other.number("Rabbits", "Ana")).to_have_value("2")
    games = other.panel("games")
    expect(games.locator("li")).to_have_count(2)
    expect(games).to_contain_text("Ana 22")
    choose(other, name, text)
    expect(other.toast()).to_contain_text("3 games imported")
    expect(games.locator("li")).to_have_count(2)  # the same games, not twins of them
    other.expect_totals({"Ana": 5, "Bo": 0, "Cy": 0})


def test_a_spreadsheet_gets_every_line_and_no_formula(open_pad):
    pad = open_pad()
    pad.players("=1+1", 'Bo, "the" cat')
    pad.start()
    pad.more("Bears", "=1+1", 2)
    pad.expect_totals({"=1+1": 5, 'Bo, "the" cat': 0})
    name, text = download(pad, "Export (CSV)")
    assert name.endswith(".csv")
    rows = list(csv.reader(io.StringIO(text)))
    assert ["'=1+1", "bear", "5", "CM-28", "1 pair x 5 = 5"] in rows
    assert ['Bo, "the" cat', "total", "0", "", "place 2"] in rows


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", ["notes.json is no JSON file"]),
        ("[1, 2]", ["This is no saved game of Claw Machine"]),
        ('{"game": "muscle_man", "players": []}', ["This is no saved game of Claw Machine"]),
        ('{"format": 1, "games": []}', ["no games"]),
        (
            json.dumps(
                {
                    "game": "claw_machine",
                    "rulings": {"cat": 7},
                    "component_data": {"raccoon_numbers": 5},
                    "players": [
                        {"name": "Ana", "bear": "many", "sheep": "WXB", "dodo": 1},
                        {"name": 3},
                        {"name": "Cy", "defective": ["green"], "raccoon": {}},
                    ],
                }
            ),
            ["Ana: Bears must be", 'Ana: number 2 of sheep is "X". Possible: W, B', "dodo",
             "Player 2 has no name", 'Cy: number 1 of defective is "green". Possible: ',
             "Cy: raccoon must be a list", "cat", "raccoon_numbers"],
        ),
    ],
    ids=["broken", "foreign", "other game", "empty", "six faults"],
)  # fmt: skip
def test_a_file_that_cannot_be_taken_is_refused_with_all_reasons_and_changes_nothing(
    open_pad, text, said
):
    pad = open_pad()
    pad.start()
    pad.more("Bears", "Player 1", 2)
    choose(pad, "notes.json", text)
    alert = pad.expect_alert("Not imported; your game is as it was.")
    for part in said:
        expect(alert).to_contain_text(part)
    pad.expect_totals({"Player 1": 5, "Player 2": 0})
    pad.reload()
    pad.expect_totals({"Player 1": 5, "Player 2": 0})


def test_a_link_restores_the_sheet_on_a_phone_where_nothing_is_a_secure_context(open_pad, server):
    pad = open_pad(base=server.insecure_url)
    assert pad.page.evaluate("[isSecureContext, typeof navigator.clipboard]") == [
        False,
        "undefined",
    ]
    pad.example()
    pad.more("Unicorns", "Ana")
    pad.share("Copy a link")
    expect(pad.toast()).to_contain_text("Link copied.")
    link = pasted(pad.page)
    assert link.startswith(f"{pad.address}#sheet=")
    other = open_pad(base=server.insecure_url, hash_=link[link.index("#") :])
    expect(other.toast()).to_contain_text("Opened from a link.")
    other.expect_totals({"Ana": 21, "Bo": 19, "Cy": 8})
    assert other.page.url == other.address, "so that a reload does not open it again"
    other.more("Unicorns", "Ana")
    other.reload()
    other.expect_totals({"Ana": 22, "Bo": 19, "Cy": 8})


def test_a_link_pasted_into_the_open_pad_opens_and_the_game_before_is_kept(open_pad):
    pad = open_pad("desktop")
    pad.example()
    pad.rename(1, "Eva")
    pad.share("Copy a link")
    expect(pad.toast()).to_contain_text("Link copied.")
    link = pasted(pad.page)
    pad.press("New game, same players")
    pad.more("Bears", "Eva", 2)
    pad.page.evaluate("(link) => { location.href = link }", link)
    expect(pad.toast()).to_contain_text("Your game from before is under Games.")
    pad.expect_totals({"Eva": 20, "Bo": 19, "Cy": 8})
    expect(pad.panel("games")).to_contain_text("Eva 5")


def test_a_damaged_link_says_so_and_leaves_the_pad_alone(open_pad):
    pad = open_pad(hash_="#sheet=eyJ")
    expect(pad.toast()).to_contain_text("The link is damaged: copy it once more, whole.")
    pad.expect_totals({"Player 1": 0, "Player 2": 0})


def test_the_result_is_copied_as_text_with_every_reason(open_pad):
    pad = open_pad()
    pad.example()
    pad.share("Copy as text")
    expect(pad.toast()).to_contain_text("Result copied.")
    text = pasted(pad.page)
    assert text.startswith("Claw Machine, ")
    assert "1. Ana: 20\n" in text
    assert "   6  cat: 3 cats x 2 (most repeated: sheep) = 6\n" in text
    assert text.endswith("Ana leads.")


def test_a_browser_that_does_not_copy_shows_the_text_to_be_copied_by_hand(open_pad):
    pad = open_pad()
    pad.example()
    pad.page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.execCommand = () => false;"
    )
    pad.share("Copy a link")
    shown = pad.page.get_by_label("Copy this text:")
    expect(shown).to_have_value(re.compile("#sheet="))


def test_a_saved_game_is_opened_removed_and_brought_back(open_pad):
    pad = open_pad()
    pad.players("Ana", "Bo")
    pad.start()
    pad.more("Bears", "Ana", 2)
    pad.expect_totals({"Ana": 5, "Bo": 0})
    pad.press("Finish the game")
    pad.press("New game, same players")
    pad.more("Cats", "Ana")
    games = pad.panel("games")
    expect(games).to_contain_text("Ana 5, Bo 0. Ana won.")
    games.get_by_role("button", name=re.compile("^Remove the game")).click()
    expect(games.locator("li")).to_have_count(0)
    pad.toast().get_by_role("button", name="Undo").click()
    expect(games.locator("li")).to_have_count(1)
    games.get_by_role("button", name=re.compile("^Open the game")).click()
    pad.expect_totals({"Ana": 5, "Bo": 0})
    expect(games).to_contain_text("(not finished)")
    pad.reload()
    pad.expect_totals({"Ana": 5, "Bo": 0})


def test_looking_at_the_example_leaves_no_game_behind(open_pad):
    pad = open_pad()
    pad.example()
    pad.press("New game, same players")
    expect(pad.panel("games")).to_contain_text("No other games yet.")


def test_names_are_text_and_nothing_else_and_long_ones_do_not_break_the_page(
    open_pad, no_sideways_scroll
):
    names = [HOSTILE, "W" * 40, "שרה 🐑🦓", "مريم"]
    for device in ("small", "desktop"):
        pad = open_pad(device)
        pad.page.on("dialog", lambda dialog: pytest.fail(dialog.message))
        pad.players(*names)
        pad.more("Bears", HOSTILE, 2)
        pad.expect_totals({HOSTILE: 5, **dict.fromkeys(names[1:], 0)})
        for panel in ("log", "rulings", "games", "share"):
            pad.panel(panel)
        expect(pad.page.locator("#ck-result")).to_contain_text(f"{HOSTILE} leads with 5 points.")
        assert pad.page.locator("img").count() == 0
        no_sideways_scroll(pad.page)
        pad.reload()
        assert list(pad.totals()) == names
