"""A screen that people hand on: who looks at it, and when its curtain is closed."""

from clawkit.core.screen import Screen

ANA, BO, ROBOT = 0, 1, 2


def shared():
    screen = Screen([ANA, BO])
    screen.choosing(ANA, brought=False)
    return screen


def test_nobody_looks_before_they_say_that_the_screen_is_theirs():
    screen = shared()
    assert (screen.curtain, screen.looking) == (ANA, None)
    screen.look()
    assert (screen.curtain, screen.looking) == (None, ANA)


def test_the_curtain_closes_when_another_person_is_to_choose():
    screen = shared()
    screen.look()
    screen.choosing(ANA, brought=False)
    assert (screen.curtain, screen.looking) == (None, ANA), "a turn of several actions"
    screen.choosing(BO, brought=False)
    assert (screen.curtain, screen.looking) == (BO, None)


def test_whoever_was_told_something_alone_looks_at_it_until_they_have_seen_enough():
    screen = shared()
    screen.look()
    screen.choosing(BO, brought=True)
    assert (screen.curtain, screen.looking, screen.lingers) == (None, ANA, True)
    screen.cover()
    assert (screen.curtain, screen.looking, screen.lingers) == (BO, None, False)


def test_a_choice_taken_back_while_still_looking_goes_on_at_once():
    screen = shared()
    screen.look()
    screen.choosing(BO, brought=True)
    screen.choosing(ANA, brought=True)
    assert (screen.curtain, screen.looking, screen.lingers) == (None, ANA, False)


def test_while_opponents_act_whoever_looked_looks_on():
    screen = shared()
    screen.look()
    screen.choosing(None, brought=False)
    assert (screen.curtain, screen.looking) == (None, ANA)
    screen.choosing(BO, brought=False)
    assert screen.curtain == BO


def test_one_person_has_the_screen_for_good():
    screen = Screen([BO])
    screen.choosing(BO, brought=False)
    screen.cover()
    assert (screen.curtain, screen.looking) == (None, BO)
    screen.choosing(None, brought=True)
    assert (screen.curtain, screen.lingers) == (None, False)


def test_among_opponents_nobody_looks():
    screen = Screen([])
    screen.choosing(None, brought=False)
    screen.look()
    assert (screen.curtain, screen.looking) == (None, None)
