"""Nothing is cut and nothing covers anything else where languages, roles and small boards differ."""

from random import Random

import pytest

from kit.browser import open_room
from taverne.gwent.rulebook import deal
from taverne.gwent.rules import GwentRules
from taverne.words import languages

pytestmark = pytest.mark.browser

ME = {"who": "me", "decks": ["monsters"]}
FOE = {"who": "bot", "bot": "random", "decks": ["skellige"]}
TOO_WIDE = (
    """(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
)
CUT_CHOICES = """(all) => all.flatMap((select) => {
  const style = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const words = select.selectedOptions[0]?.textContent.trim() ?? ''
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  return pen.measureText(words).width > room ? [words] : []
})"""
GEMS_ON_TEXT = """() => {
  const [text, gems] = ['.solo .seat__id', '.solo .seat__gems'].map((name) =>
    document.querySelector(name).getBoundingClientRect())
  return text.bottom > gems.top && text.right > gems.left
}"""
IS_ON_TOP = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [0.1, 0.5, 0.9].every((part) => one.contains(
    document.elementFromPoint(left + width * part, top + height / 2)))
}"""


@pytest.mark.parametrize("language", languages())
def test_words_have_room_in_every_language(visit, language):
    page = visit(language=language)
    page.locator(".play__row button").click()
    page.locator(".lvr button").first.wait_for()
    assert page.locator(".lvr button").evaluate_all(TOO_WIDE) == []
    page.goto("/new?cardia")
    page.locator(".opt select").first.wait_for()
    assert page.locator(".opt select").evaluate_all(CUT_CHOICES) == []
    key = open_room(page, rules="mode=solo", seats=[ME])
    page.goto(f"/r/{key['room']}")
    page.locator(".solo .seat__gems").wait_for()
    assert not page.evaluate(GEMS_ON_TEXT)


def test_a_spectator_can_leave(visit):
    page = visit()
    key = open_room(page, seats=[ME, FOE])
    page.goto(f"/r/{key['room']}")
    watcher = visit(f"/watch/{key['room']}")
    watcher.locator(".wbacks").nth(1).wait_for()
    assert watcher.locator(".whand button").evaluate(IS_ON_TOP)


def test_the_strength_on_a_small_board_is_told_as_on_a_large_one(visit):
    page = visit()
    foes = [{"who": "bot", "bot": "random"}] * 4
    key = open_room(page, seats=[{"who": "me"}, *foes], record=five_in_mid_game())
    page.goto(f"/r/{key['room']}")
    heights = []
    for board in (".opp", ".field--me"):
        page.locator(f"{board} li:not(.is-lead, .is-behind) [data-strength]").first.evaluate(
            "(one) => one.click()"
        )
        heights.append(page.locator(".pop li").first.evaluate("(one) => one.offsetHeight"))
        page.keyboard.press("Escape")
    assert heights[0] == heights[1]


def five_in_mid_game():
    """Everybody has something on the table, and the first seat is asked."""
    factions = ("northern_realms", "monsters", "skellige", "scoiatael", "nilfgaard")
    game, luck = deal(*factions, seed=3, rules=GwentRules(mode="ffa5")), Random(3)
    while len(game.answers) < 40:
        options = game.options(game.asked[0])
        cards = [word for word in options if word not in ("pass", "leader", "done")]
        game.answer(game.asked[0], "done" if "done" in options else luck.choice(cards or list(options)))
    return game.record().text()
