"""Solo in the browser: the turn of the opponent without a player can be followed."""

import pytest

from kit.browser import PHONE, WIDE, audit, open_room

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_its_turn_is_a_step_until_one_goes_on(visit, size):
    page = visit(size=size)
    key = open_room(page, rules="mode=solo", seats=[{"who": "me"}])
    page.goto(f"/r/{key['room']}")
    page.locator("dialog[open] footer button:not([data-hint])").first.click()
    page.locator(".btn--pass").or_(page.locator(".step")).first.wait_for()
    for key in "1234567890p":
        if page.locator(".step").count():
            break
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
    page.locator(".step").wait_for()
    assert "turned up" in page.locator(".step").inner_text()
    assert audit(page) == []
    page.locator("body").evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Enter")
    page.locator(".step").wait_for(state="detached")
    assert page.locator(".hc").first.is_visible()
