"""Contact sheets in build/screenshots: every screen in nine sizes, the duel in every language and theme."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.progress import track

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from kit.audit import LANGUAGES, SIZES, keep, resize  # noqa: E402
from kit.browser import ARGUMENTS, CHROMIUM  # noqa: E402
from kit.open_house import GENEROUS, OpenHouse  # noqa: E402
from kit.screens import VISITS  # noqa: E402

FOLDER = ROOT / "build" / "screenshots"
THEMES = ("dark", "light", "contrast")
FULL_SIZE = {"width": 1440, "height": 900}
# The one screen that is looked at in everything.
MAIN = "duel"
SHEET = """<!doctype html><title>{title}</title><style>
  body {{ margin: 24px; background: #777; font: 600 20px sans-serif; width: 2400px }}
  h1 {{ margin: 0 0 16px }}
  main {{ display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }}
  figure {{ margin: 0 }}
  img {{ display: block; height: auto; zoom: 0.6 }}
</style><h1>{title}</h1><main>{pictures}</main>"""
PICTURE = '<figure><img src="{path}"><figcaption>{title}</figcaption></figure>'


def faces(screen: str) -> Iterator[tuple[str, str]]:
    """The languages and themes in which a screen is looked at."""
    if screen != MAIN:
        return iter([(LANGUAGES[0], THEMES[0])])
    return ((language, theme) for theme in THEMES for language in LANGUAGES)


def shots(page: Page, screen: str) -> Iterator[Path]:
    """One picture for each size, language and theme, changed in place."""
    for language, theme in faces(screen):
        keep(page, language=language, theme=theme, motion="none")
        for size in SIZES:
            resize(page, size)
            path = FOLDER / screen / f"{size[0]}x{size[1]}-{language}-{theme}.png"
            page.screenshot(path=path)
            yield path
    keep(page, language=LANGUAGES[0], theme=THEMES[0])
    page.set_viewport_size(FULL_SIZE)


def contact_sheet(context: BrowserContext, screen: str, paths: list[Path]) -> None:
    """All pictures of a screen on one, photographed by the browser."""
    pictures = "".join(PICTURE.format(path=path.name, title=path.stem) for path in paths)
    sheet = FOLDER / screen / "sheet.html"
    sheet.write_text(SHEET.format(title=screen, pictures=pictures), encoding="utf-8")
    page = context.new_page()
    page.goto(sheet.as_uri())
    page.screenshot(path=FOLDER / f"{screen}.png", full_page=True)
    page.close()


def visit(browser: Browser, address: str, name: str) -> None:
    """Every screen of one visit; what the browser complains of is said."""
    context = browser.new_context(base_url=address, viewport=FULL_SIZE, locale="en-GB")
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"{name}: {error}", file=sys.stderr))
    page.goto("/")
    for screen in VISITS[name](page):
        contact_sheet(context, screen, list(shots(page, screen)))
    context.close()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("visits", nargs="*", choices=[*VISITS, []], help="only these")
    wanted = words.parse_args().visits or list(VISITS)
    if CHROMIUM is None:
        raise SystemExit("There is no Chromium here. On Debian and Ubuntu: apt install chromium")
    with tempfile.TemporaryDirectory() as home, sync_playwright() as play:
        house = OpenHouse(home, **GENEROUS).open()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            for name in track(wanted, "Taking pictures"):
                visit(browser, house.address, name)
        finally:
            house.close()
    print(f"The contact sheets are in {FOLDER.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
