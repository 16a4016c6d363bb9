"""Pictures of every screen in build/screenshots: a house of its own, games from fixed seeds, a browser."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from taverne.cardia.rulebook import deal as deal_cardia
from taverne.cardia.rules import read_rules as read_cardia_rules
from taverne.gwent.rulebook import deal, deal_solo
from taverne.gwent.rules import GwentRules
from taverne.kernel.game import AnyGame

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "screenshots"
SIZES = {"1440x900": (1440, 900), "1024x768": (1024, 768), "390x844": (390, 844)}
THEMES = ("dark", "light", "contrast")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
FACTIONS = ("northern_realms", "monsters", "skellige", "scoiatael", "nilfgaard")
SEATS = {"duel": 2, "ffa3": 3, "ffa4": 4, "ffa5": 5, "pairs": 4, "solo": 2}
OPEN = """async (wanted) => {
  const headers = {'Content-Type': 'application/json'}
  const answer = await fetch('/api/rooms', {method: 'POST', headers, body: JSON.stringify(wanted)})
  return (await answer.json()).room
}"""


@contextmanager
def house() -> Iterator[str]:
    """A house with an empty database; its address."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TAVERNE_DATABASE": f"sqlite:///{folder}/house.db"}
        command = [sys.executable, "-m", "taverne", "serve", "--no-browser", "--port", "0"]
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            try:
                yield address(process)
            finally:
                process.terminate()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://\S+?:\d+", line)
        if found:
            return found[0]
    raise SystemExit("The house did not open.")


def dealt(mode: str, seed: int) -> AnyGame:
    if mode == "solo":
        rules = GwentRules(mode="solo", enemy_leaders=True)
        return deal_solo(FACTIONS[0], FACTIONS[1], "nr_leader_foltest_siegemaster", seed, rules)
    return deal(*FACTIONS[: SEATS[mode]], seed=seed, rules=GwentRules(mode=mode))


def busy_game(mode: str, seed: int, answers: int) -> str:
    """The record of a game in which nobody passes, stopped where the first seat has its turn."""
    game: AnyGame = dealt(mode, seed)
    luck = Random(seed)
    while len(game.answers) < answers:
        seat = game.asked[0]
        options = game.options(seat)
        cards = [word for word in options if word not in ("pass", "leader", "done")]
        game.answer(seat, "done" if "done" in options else luck.choice(cards or list(options)))
    return game.record().text()


def sit_down(page: Page, mode: str, seed: int, answers: int) -> None:
    """Open the recorded game and take the first seat; bots take the others."""
    other = {"who": "open"} if mode == "solo" else {"who": "bot", "bot": "greedy"}
    bots = [other] * (SEATS[mode] - 1)
    wanted = {"name": "Ilse", "seats": [{"who": "me"}, *bots], "record": busy_game(mode, seed, answers)}
    page.goto(f"/r/{page.evaluate(OPEN, wanted)}")
    page.wait_for_selector(".hand, dialog[open]")
    page.wait_for_timeout(900)


def board(mode: str, seed: int, answers: int, then: Callable[[Page], None] = lambda page: None) -> "Scene":
    def scene(page: Page) -> None:
        sit_down(page, mode, seed, answers)
        then(page)

    return scene


def first_card(page: Page) -> None:
    page.locator(".hc:not([aria-disabled])").first.click(position={"x": 10, "y": 40})
    page.wait_for_timeout(400)


def strength(page: Page) -> None:
    page.locator(".field--me .row__cards .card").first.click()
    page.wait_for_timeout(200)


def pass_round(page: Page) -> None:
    """Both presses of the key: passing asks once."""
    page.keyboard.press("p")
    page.keyboard.press("p")
    page.wait_for_selector(".dlg--r")
    page.wait_for_timeout(400)


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").first.click()
    page.locator(".menu .btn--warn").click()
    page.locator(".menu .btn--warn").click()
    page.wait_for_selector(".dlg--g")
    page.wait_for_timeout(400)


def watch(page: Page) -> None:
    """The same room for somebody without a seat."""
    page.context.clear_cookies()
    page.goto(page.url.replace("/r/", "/watch/"))
    page.wait_for_selector(".hand")
    page.wait_for_timeout(600)


def why(page: Page) -> None:
    page.get_by_role("tab", name="Why").click()


def at(path: str) -> "Scene":
    def scene(page: Page) -> None:
        page.goto(path)
        page.wait_for_timeout(900)

    return scene


def waiting(page: Page) -> None:
    """A table with one more seat than people."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "planner"}, {"who": "open"}]
    page.goto(f"/r/{page.evaluate(OPEN, {'name': 'Ilse', 'rules': 'mode=ffa3', 'seats': seats})}")
    page.wait_for_timeout(900)


def cardia(seed: int, answers: int, rules: str) -> "Scene":
    """A recorded match, with the reader in the first seat."""

    def scene(page: Page) -> None:
        game: AnyGame = deal_cardia(seed=seed, rules=read_cardia_rules(rules))
        luck = Random(seed)
        while len(game.answers) < answers or 0 not in game.asked:
            seat = game.asked[0]
            game.answer(seat, luck.choice(game.options(seat)))
        seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
        wanted = {"name": "Ilse", "seats": seats, "record": game.record().text()}
        page.goto(f"/r/{page.evaluate(OPEN, wanted)}")
        page.wait_for_timeout(1200)

    return scene


def replayed(record: Callable[[], str], step: int) -> "Scene":
    """A recorded game, looked through with the eyes of the first seat."""

    def scene(page: Page) -> None:
        page.goto("/replay")
        page.fill("#record", record())
        page.click("form.orec .btn--main")
        page.wait_for_selector(".ctl")
        page.select_option(".ctl select", "0")
        page.wait_for_timeout(600)
        page.locator(".ctl__r").fill(str(step))
        page.wait_for_timeout(600)

    return scene


def cardia_match() -> str:
    game: AnyGame = deal_cardia(seed=4, rules=read_cardia_rules("deck=I wins=1"))
    luck = Random(4)
    while not game.is_over:
        seat = game.asked[0]
        game.answer(seat, luck.choice(game.options(seat)))
    return game.record().text()


Scene = Callable[[Page], None]
SCENES: dict[str, Scene] = {
    "home": at("/"),
    "new-table": at("/new"),
    "waiting": waiting,
    "settings": at("/settings"),
    "cardia": cardia(4, 12, "deck=I"),
    "cardia-guardians": cardia(8, 18, "deck=II guardians=true scenes=senate"),
    "credits": at("/credits"),
    "lost": at("/nowhere"),
    "exchange": board("duel", 5, 0),
    "duel": board("duel", 263, 15),
    "duel-picked": board("duel", 263, 15, first_card),
    "duel-strength": board("duel", 23, 15, strength),
    "ffa3": board("ffa3", 186, 27),
    "ffa5": board("ffa5", 103, 45, first_card),
    "pairs": board("pairs", 4, 37),
    "solo": board("solo", 6, 9, why),
    "spectator": board("duel", 23, 15, watch),
    "round-end": board("duel", 263, 15, pass_round),
    "game-end": board("duel", 23, 15, resign),
    "replay-open": at("/replay"),
    "replay": replayed(lambda: busy_game("duel", 263, 24), 17),
    "replay-ffa": replayed(lambda: busy_game("ffa4", 186, 40), 30),
    "replay-cardia": replayed(cardia_match, 12),
}


def chromium() -> str:
    found = next((path for path in map(shutil.which, CHROMIUM) if path), None)
    if not found:
        raise SystemExit("There is no Chromium here. On Debian and Ubuntu: apt install chromium")
    return found


def take(browser: Browser, base: str, name: str, scene: Scene, theme: str) -> None:
    """One scene in all sizes; what the browser complains of is said."""
    context = browser.new_context(base_url=base, viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.on("console", lambda said: print(f"{name}: {said.text}") if said.type == "error" else None)
    page.on("pageerror", lambda error: print(f"{name}: {error}"))
    page.goto("/")
    page.evaluate("theme => localStorage.setItem('taverne', JSON.stringify({theme, motion: 'none'}))", theme)
    scene(page)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        suffix = "" if theme == THEMES[0] else f"-{theme}"
        page.screenshot(path=FOLDER / f"{name}{suffix}-{size}.png")
    context.close()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("scenes", nargs="*", help="only these scenes")
    words.add_argument("--themes", default="dark", help="dark,light,contrast")
    wanted = words.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with house() as base, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name in wanted.scenes or SCENES:
            for theme in wanted.themes.split(","):
                take(browser, base, name, SCENES[name], theme)
    print(f"The pictures are in {FOLDER.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
