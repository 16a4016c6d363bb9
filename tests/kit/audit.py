"""A look at a page as it stands: whatever is cut, covered, out of sight or too small.

`faults(page)` lists it for the page as it is; `walk(page)` asks again in other sizes and languages, in place.
"""

from itertools import cycle

from kit.places import ROOT

LOOK = (ROOT / "tests" / "kit" / "audit.js").read_text(encoding="utf-8")
SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (720, 450),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
LANGUAGES = ("en", "nl", "de", "it")
EVERY = tuple((size, language) for language in LANGUAGES for size in SIZES)
# Each size once, each language at least once, the longest words where there is least room.
SOME = tuple(zip(SIZES, cycle(("de", "it", "nl", "de", "it", "en")), strict=False))
# Each size once, and every language where it is narrow.
NARROW = tuple((size, language) for size in ((320, 568), (844, 390)) for language in LANGUAGES)
MORE = tuple(dict.fromkeys((*SOME, *NARROW)))

SETTLE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
KEEP = """async (changed) => {
  const kept = JSON.parse(localStorage.getItem('taverne') ?? '{}')
  localStorage.setItem('taverne', JSON.stringify({...kept, ...changed}))
  dispatchEvent(new StorageEvent('storage', {key: 'taverne'}))
  const frame = () => new Promise(requestAnimationFrame)
  while (changed.language && document.documentElement.lang !== changed.language) await frame()
  await frame()
  await frame()
}"""


# Nothing is painted meanwhile: that is most of the work, and nobody looks.
UNSEEN = """(unseen) => {
  if (!unseen) return document.adoptedStyleSheets.pop()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets.push(sheet)
}"""


def faults(page, *, table=False):
    """Every fault in one line: what is wrong, with what, and what it says. A table never scrolls."""
    return page.evaluate(LOOK, table)


def keep(page, **changed):
    """As if another page of this browser had changed its settings: language, theme."""
    page.evaluate(KEEP, changed)


def resize(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLE)


def walk(page, *, table=False, looks=SOME):
    """The faults by size and language; only where there are any.

    A language is done with before the next begins, since a page that speaks another is built anew.
    """
    found, spoken = {}, None
    page.evaluate(UNSEEN, True)
    for size, language in sorted(looks, key=lambda look: LANGUAGES.index(look[1]), reverse=True):
        if language == spoken:
            resize(page, size)
        else:
            turn_to(page, size, language)
            spoken = language
        if seen := faults(page, table=table):
            found[f"{size[0]}×{size[1]} {language}"] = seen
    keep(page, language="en")
    page.evaluate(UNSEEN, False)
    return found


def turn_to(page, size, language):
    """Both at once, so that the page is laid out once."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    keep(page, language=language)
