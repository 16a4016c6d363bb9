"""A newcomer's way: from the home page through the first lesson into a won game, by keys and by touch."""

import json

import pytest

from kit.audit import SETTLE, faults
from kit.browser import PHONE, audit
from taverne.house.lessons import lessons
from taverne.words import say, speaking

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]
FIRST = next(one for one in lessons("cardia") if one.id == "cardia-first")
FIRST_OF_GWENT = next(one for one in lessons("gwent") if one.id == "gwent-first")
LETTERS = {"pass": "p", "leader": "l"}
NARROW = {"width": 360, "height": 640}


def text(key, language="en", **details):
    with speaking(language):
        return say(key, **details)


def reads(page, key, language="en"):
    """The coach says this now, for eyes and for screen readers."""
    page.locator(".coach [role=status]").get_by_text(text(key, language), exact=True).wait_for()


def tab_to(page, name):
    """With the keyboard alone, when the coach has come to rest."""
    page.locator(".coach [aria-disabled=true]").first.wait_for(state="detached")
    for _ in range(60):
        if page.evaluate("document.activeElement?.textContent?.trim() ?? ''") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached by the keyboard")


def ends_first(turn, end):
    """Whether the game is over before the reader has another turn."""
    turn.or_(end).first.wait_for()
    return end.count() > 0


class Keys:
    """Never touches the page."""

    def __init__(self, page):
        self.page = page

    def turns_to(self, game):
        """From the game that is offered to the other one."""
        tab_to(self.page, "Gwent")
        if game == "cardia":
            self.page.keyboard.press("ArrowRight")

    def follows(self, link):
        link.wait_for()
        for _ in range(60):
            if link.evaluate("(one) => one === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError("the link cannot be reached by the keyboard")
        self.page.keyboard.press("Enter")

    def presses(self, name):
        tab_to(self.page, name)
        self.page.keyboard.press("Enter")

    def plays(self, card, kind=".hcard"):
        self.page.locator(kind).first.wait_for()
        hand = self.page.locator(kind).evaluate_all("cards => cards.map((card) => card.dataset.card)")
        self.page.keyboard.press(str((hand.index(card) + 1) % 10))
        self.page.locator(f"{kind}.is-picked").wait_for()
        self.page.keyboard.press("Enter")

    def says(self, word):
        """A card, or twice the letter of what is no card."""
        if word in LETTERS:
            self.page.keyboard.press(LETTERS[word])
            self.page.locator(".hand__b .btn--main").wait_for()
            self.page.keyboard.press(LETTERS[word])
        else:
            self.plays(word, ".hc")


class Finger:
    """Knows no keyboard."""

    def __init__(self, page):
        self.page = page

    def turns_to(self, game):
        self.page.get_by_role("radio", name=game.title()).tap()

    def follows(self, link):
        link.tap()

    def presses(self, name):
        self.page.locator(".coach [aria-disabled=true]").first.wait_for(state="detached")
        self.page.get_by_role("button", name=name, exact=True).tap()

    def plays(self, card):
        self.page.locator(f".hcard[data-card={card}]").tap()
        self.page.locator(".hcard.is-picked").wait_for()
        self.page.locator("[data-yes]").tap()


@pytest.mark.parametrize(("by", "how"), [(Keys, {}), (Finger, {"size": PHONE, "has_touch": True})])
def test_a_newcomer_learns_and_wins_the_first_game(visit, by, how):
    page = visit(**how)
    reader = by(page)
    reader.turns_to("cardia")
    offer = page.locator("a.cont")
    offer.get_by_text(text("web-newcomer", game="Cardia")).wait_for()
    reader.follows(offer)
    reads(page, "lesson-cardia-first-1-text")
    assert audit(page) == []
    reader.presses(text("web-learn-next"))
    reads(page, "lesson-cardia-first-2-text")
    reader.plays("judge")
    reads(page, "lesson-cardia-first-2-else-card")
    page.locator(".hcard.is-picked").wait_for(state="detached")
    for number in range(1, len(FIRST.steps) - 1):
        step = FIRST.steps[number]
        if number > 1:
            reads(page, f"lesson-{step.id}-text")
        mine = [word for seat, word in step.line if seat == 0]
        if len(mine) == 1:
            reader.plays(mine[0])
        for _ in mine if len(mine) > 1 else []:
            reader.presses(text("web-learn-help"))
        if mine:
            reads(page, f"lesson-{step.id}-reply")
        reader.presses(text("web-learn-next"))
    reads(page, "lesson-cardia-first-10-text")
    reader.presses(text("web-learn-finish"))
    page.wait_for_url("**/r/*")
    page.locator(".cardia").focus()
    reader.plays("magistra")
    page.locator("dialog[open]").get_by_text(text("web-won")).first.wait_for()
    page.goto("/")
    page.locator(".play .btn--main:not([disabled])").wait_for()
    assert page.locator("a.cont", has_text=text("web-newcomer", game="Cardia")).count() == 0


def test_a_newcomer_learns_and_wins_the_first_game_of_gwent_by_keyboard(visit):
    page = visit()
    reader = Keys(page)
    reader.turns_to("gwent")
    offer = page.locator("a.cont")
    offer.get_by_text(text("web-newcomer", game="Gwent")).wait_for()
    reader.follows(offer)
    for step in FIRST_OF_GWENT.steps[:-1]:
        reads(page, f"lesson-{step.id}-text")
        for word in [word for seat, word in step.line if seat == 0]:
            reader.says(word)
            reads(page, f"lesson-{step.id}-reply")
        reader.presses(text("web-learn-next"))
    reads(page, "lesson-gwent-first-10-text")
    reader.presses(text("web-learn-finish"))
    page.wait_for_url("**/r/*")
    end = page.locator("dialog.dlg--g")
    while not ends_first(page.locator(".hc:not([aria-disabled=true])"), end):
        held = page.locator(".hc").count()
        page.keyboard.press("1")
        page.locator(".hc.is-picked").wait_for()
        page.keyboard.press("Enter")
        page.locator(".hc").nth(held - 1).wait_for(state="detached")
    end.get_by_text(text("web-won")).first.wait_for()


def test_a_lesson_goes_on_where_it_was_left_by_touch_and_fits_a_phone(visit):
    page = visit("/settings", size=PHONE, has_touch=True, language="de")
    kept = json.dumps({"cardia-first": {"step": 8, "done": [0, 1]}, "gwent-first": {"step": 1, "done": []}})
    page.evaluate("kept => localStorage.setItem('taverne-lessons', kept)", kept)
    page.reload()
    page.goto("/learn")
    page.locator(".lcard").first.wait_for()
    assert faults(page, table=False) == []
    assert audit(page) == []
    page.goto("/learn/gwent-first")
    page.locator(".shade rect").first.wait_for(state="attached")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    for size in (PHONE, NARROW, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        reads(page, "lesson-gwent-first-2-text", "de")
        page.evaluate(SETTLE)
        assert faults(page, table=True) == [], size
    page.set_viewport_size(PHONE)
    page.locator(".coach").get_by_text(text("web-learn-help", "de")).tap()
    reads(page, "lesson-gwent-first-2-reply", "de")
    page.goto("/learn")
    page.locator(".lcard", has_text=text("lesson-cardia-first", "de")).tap()
    reads(page, "lesson-cardia-first-9-text", "de")
    page.get_by_role("button", name=text("web-learn-next", "de"), exact=True).tap()
    page.get_by_role("button", name=text("web-learn-finish", "de")).tap()
    page.wait_for_url("**/r/*")
    page.locator(".hcard[data-card=magistra]").tap()
    page.locator("[data-yes]").tap()
    page.locator("dialog[open]").get_by_text(text("web-won", "de")).first.wait_for()


def test_a_decision_shows_what_comes_of_it_and_a_word_can_be_tried(visit):
    page = visit("/learn/gwent-passing")
    reads(page, "lesson-gwent-passing-1-text")
    page.locator(".hc[data-card=nr_catapult]").click()
    page.locator(".hand__b .btn--main, .row__hit").first.click()
    reads(page, "lesson-gwent-passing-1-wrong")
    page.get_by_role("button", name=text("web-learn-again")).click()
    reads(page, "lesson-gwent-passing-1-text")
    page.locator(".btn--pass").click()
    page.locator(".hand__b .btn--main").click()
    reads(page, "lesson-gwent-passing-1-right")
    page.goto("/learn/word/gwent-bond")
    page.locator(".coach h1").get_by_text(text("ability-bond-name")).wait_for()
    page.get_by_role("button", name=text("web-learn-help")).click()
    page.get_by_role("button", name=text("web-learn-once-more")).wait_for()
    page.goto("/learn/word/gwent-nothing")
    page.locator(".err").wait_for()
