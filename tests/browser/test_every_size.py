"""Every screen in every size and language: nothing is cut, covered, out of sight or too small to press."""

import os

import pytest

from kit.audit import EVERY, MORE, SIZES, SOME, faults, resize, walk
from kit.browser import WIDE
from kit.screens import VISITS, is_table

pytestmark = pytest.mark.browser

SOUND = """
<style>
  * { margin: 0; box-sizing: border-box }
  body { font: 16px/1.3 sans-serif }
  button { width: 120px; height: 44px; border: 0; padding: 0; display: block }
  .box { width: 120px; height: 40px; overflow: hidden; white-space: nowrap }
  .few { width: 120px; overflow: hidden; -webkit-line-clamp: 2 }
  .few { display: -webkit-box; -webkit-box-orient: vertical }
  .bar { width: 120px; height: 40px; overflow-x: auto; white-space: nowrap; scrollbar-width: none }
</style>
<main><p class="prompt">Your turn.</p><button class="go">Pass</button>%s</main>
"""
LONG = "A text that is far too long for its box"
LINES = f'<span class="few">{LONG}, however often one looks at it</span>'
WRONG = {
    "cut text": f'<p class="box">{LONG}</p>',
    "small text": '<p style="font-size: 11px">Small</p>',
    "text outside": f'<p style="position: absolute; left: 300px; white-space: nowrap">{LONG}</p>',
    "the page scrolls sideways": '<p style="width: 500px">Broad</p>',
    "the table scrolls": '<p style="height: 900px">Tall</p>',
    "small target": '<button style="height: 30px">Low</button>',
    "outside": '<button style="position: absolute; left: -20px">Left</button>',
    "covered": '<p style="position: absolute; top: 30px; width: 90px; height: 20px"></p>',
    "covered text": '<p style="position: absolute; top: 0; width: 60px; height: 20px"></p>',
    "cut glyph": '<p class="box" style="width: 10px"><svg width="24" height="24"></svg></p>',
    "cut": '<div class="box" style="height: 20px"><button></button></div>',
    "scrolls sideways": '<dialog open style="width: 90px; overflow: auto"><button></button></dialog>',
    "scrolls in secret": '<div class="bar">Wide<span style="margin-left: 400px">!</span></div>',
}
MEANT = {
    "three dots at the end of a name": f'<p class="box" style="text-overflow: ellipsis">{LONG}</p>',
    "a scroller with a bar": f'<p class="bar" style="scrollbar-width: thin">{LONG}</p>',
    "a scroller in which the next thing peeks": f'<p class="bar"><b>{LONG}</b></p>',
    "a target that reaches beyond what is drawn": """<style>
        .lnk { height: 20px; margin: 20px 0; position: relative }
        .lnk::after { content: ''; position: absolute; inset: -12px 0 }
      </style><button class="lnk">Deck</button>""",
    "what can be scrolled out from under the foot of a sheet": """<dialog open
        style="height: 80px; padding: 0; overflow: auto"><p>A</p><p>B</p><p>C</p><p>D</p>
        <footer style="position: sticky; bottom: 0; background: white"><button></button></footer></dialog>""",
    "a picture that runs out of its frame": """<p class="box">
        <svg width="240" height="90" preserveAspectRatio="xMidYMid slice"></svg></p>""",
}
BOTH = {
    "a text that ends early and stands nowhere else": (LINES, {"cut text"}),
    "a text that ends early and stands below": (
        f"{LINES}<p>{LONG}, however often one looks at it</p>",
        set(),
    ),
    "a text that a press opens": (f'<button aria-haspopup="dialog">{LINES}</button>', set()),
    "a text on a button that does something else": (f"<button>{LINES}</button>", {"cut text"}),
}
PLACES = """(seen) => [...document.querySelectorAll('.home__bar nav a, .home__f a')]
  .filter((one) => !seen || one.checkVisibility()).map((one) => one.getAttribute('href')).sort()"""


@pytest.fixture
def laid_out(chromium):
    """A page with this in it, as large as a small phone."""
    page = chromium.new_page(viewport={"width": 320, "height": 568})

    def show(content):
        page.set_content(SOUND % content)
        return faults(page, table=True)

    yield show
    page.close()


def test_the_audit_sees_every_kind_of_fault_and_nothing_else(laid_out):
    assert laid_out("") == []
    seen = {fault: {line.split(":")[0] for line in laid_out(content)} for fault, content in WRONG.items()}
    assert {fault: kinds for fault, kinds in seen.items() if fault not in kinds} == {}
    assert {what: lines for what, content in MEANT.items() if (lines := laid_out(content))} == {}


@pytest.mark.parametrize("what", BOTH)
def test_the_audit_lets_a_text_end_early_only_where_all_of_it_can_be_read(laid_out, what):
    content, kinds = BOTH[what]
    assert {line.split(":")[0] for line in laid_out(content)} == kinds


def test_a_page_follows_what_another_page_of_this_browser_keeps(visit):
    page = visit("/settings")
    other = page.context.new_page()
    other.goto("/")
    other.locator(".lang [lang=de]").click()
    page.locator("html[lang=de]").wait_for()


def test_each_place_is_either_in_the_bar_of_the_first_page_or_at_its_foot(visit):
    page = visit()
    page.locator(".home__f a").last.wait_for()
    places = sorted(set(page.evaluate(PLACES, False)))
    assert len(places) == 11
    for size in (*SIZES, (700, 500), (701, 500), (820, 500), (821, 500)):
        resize(page, size)
        assert (size, page.evaluate(PLACES, True)) == (size, places)


NOTCHED = {
    (844, 390): {"top": 0, "left": 47, "right": 47, "bottom": 21},
    (390, 844): {"top": 47, "left": 0, "right": 0, "bottom": 34},
}
BENEATH = """([{top, left, right, bottom}, scrolls]) => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const seen = [...root.querySelectorAll('button, a[href], select, h1, h2, p, [role=option]')]
    .filter((one) => !one.closest('.sr, .defs') && one.checkVisibility({opacityProperty: true}))
  return seen.filter((one) => {
    const box = one.getBoundingClientRect()
    const beside = box.left < left || box.right > innerWidth - right
    const above = !scrolls && (box.top < top || box.bottom > innerHeight - bottom)
    return box.width > 1 && (beside || above)
  }).map((one) => one.outerHTML.slice(0, 120))
}"""


@pytest.mark.parametrize("name", ["home", "opening", "duel-begun", "cardia-target"])
def test_notch_and_home_bar_cover_nothing(visit, name):
    page = visit()
    protocol = page.context.new_cdp_session(page)
    for screen in VISITS[name](page):
        for size, insets in NOTCHED.items():
            resize(page, size)
            protocol.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
            assert (screen, size, page.evaluate(BENEATH, [insets, not is_table(screen)])) == (
                screen,
                size,
                [],
            )
        protocol.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})
        page.set_viewport_size(WIDE)


# Every size, each language in its turn; these in all of them where it is narrow.
# `make audit` walks all screens in every size and every language.
MAIN = {"home", "duel", "cardia-guardians"}


def looks_of(screen):
    if os.environ.get("TAVERNE_AUDIT") == "all":
        return EVERY
    return MORE if screen in MAIN else SOME


@pytest.mark.parametrize("name", VISITS)
def test_nothing_is_cut_covered_outside_or_too_small(visit, name):
    page = visit()
    found = {}
    for screen in VISITS[name](page):
        found |= {screen: walk(page, table=is_table(screen), looks=looks_of(screen))}
        page.set_viewport_size(WIDE)
    assert {screen: where for screen, where in found.items() if where} == {}
