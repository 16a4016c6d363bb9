"""A game that the pages do not know: drawn from its view and its options, in the words of its own package."""

import pytest

from kit.browser import audit

pytest_plugins = ("kit.example_game",)
pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(rungs_house):
    """Where the example game is installed."""
    return rungs_house


def test_a_game_of_another_package_is_played_from_the_first_page_on(visit):
    """With the keyboard alone, until it is over; the log tells all of it."""
    from playwright.sync_api import expect

    page = visit("/")
    page.get_by_role("button", name="Rungs").click()
    options, again = page.locator(".simple__options button"), page.get_by_role("button", name="Play again")
    options.first.wait_for()
    expect(page.get_by_role("heading", name="Which rung do you")).to_be_visible()
    expect(page.get_by_role("region", name="You", exact=True)).to_contain_text("Your hand: ")
    assert audit(page) == []
    while not again.count():
        options.first.or_(again).first.wait_for()
        if options.count():
            before = page.locator(".simple__log li").count()
            expect(options.first).to_be_enabled()
            options.first.press("Enter")
            expect(page.locator(".simple__log li").nth(before)).to_be_attached()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("Round 7.")
    expect(page.get_by_role("heading", name="the game.")).to_be_visible()
    assert audit(page) == []
