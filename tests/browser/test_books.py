"""Rules and cards to read: found in any language, reached by address, by keyboard and by touch."""

import pytest

from kit.audit import keep
from kit.browser import PHONE, audit
from taverne.gwent.catalogue import FACES
from taverne.gwent.texts import spoken_name
from taverne.words import say, speaking

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

SMALL = {"width": 360, "height": 640}
# As in `cards.css`: what is far away is not drawn.
MOST_NODES = 5_000
PATHS = "(all) => all.map((one) => one.getAttribute('href').replace(/^#|[?].*/g, ''))"
NODES = "document.querySelectorAll('*').length"


def name_in(spoken, key):
    with speaking(spoken):
        return spoken_name(key)


def test_a_rule_is_reached_by_its_address_looked_for_and_seen_on_a_real_board(visit):
    page = visit("/rules/gwent#GWT-5.2", language="de", size=SMALL)
    rule = page.locator("[id='GWT-5.2']")
    rule.locator(".gfig .card").first.wait_for()
    page.wait_for_function("""() => {
      const {top} = document.getElementById('GWT-5.2').getBoundingClientRect()
      return top >= 0 && top < innerHeight / 2
    }""")
    assert rule.locator(".gfig").count() == 2
    assert rule.locator(".gfig").last.locator(".row__tally b").inner_text() == "37"
    rule.locator(".gfig").last.locator("[data-card=nr_catapult]").first.focus()
    page.keyboard.press("Enter")
    rule.locator(".pop .steps").get_by_text("16").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("bindung")
    page.locator(".rul__b mark").first.wait_for()
    found = page.locator(".rl").count()
    assert page.locator(".rul__c").inner_text() == f"{found} Regeln"
    assert page.url.endswith("/rules/gwent?q=bindung")
    page.locator("input[type=search]").fill("gwt-4.2")
    assert page.locator(".rl").count() == 1
    assert page.locator(".ropt .is-usual").count() == 1
    page.locator("input[type=search]").fill("tight bond")
    page.locator("[id='GWT-4.4']").wait_for()
    assert audit(page) == []
    keep(page, theme="light")
    assert audit(page) == []
    page.locator("[id='GWT-4.4'] .rid").click()
    page.locator("input[type=search]").fill("")
    assert page.locator(".rl").count() > 60


def test_the_sheet_of_a_rule_leads_on_to_the_book_and_its_ids_to_other_rules(visit):
    page = visit("/cards/gwent/ne_cow", size=PHONE)
    page.locator(".rule").first.click()
    page.locator("dialog.dlg--r footer a").click()
    page.locator("[id='GWT-5.7'].is-here").wait_for()
    assert page.url.endswith("/rules/gwent#GWT-5.7")
    page.locator("[id='GWT-5.8']").wait_for()
    page.go_back()
    page.locator(".kin .tile").first.click()
    page.wait_for_url("**/cards/gwent/ne_bovine_defense_force")
    page.locator(".kin .tile").first.wait_for()
    page.goto("/cards/gwent/no_such_card")
    page.get_by_role("alert").get_by_text("There is no card of this name").wait_for()


def printed_keys(is_meant):
    return {face.key for face in FACES if is_meant(face)}


def test_cards_are_filtered_by_row_ability_and_strength(visit):
    """The marks add up, stand in the address, and go again one by one."""
    page = visit("/cards/gwent")
    tiles = page.locator(".tile")
    tiles.first.wait_for()

    def choose(facet, value):
        page.locator("label.fct", has_text=say(f"books-facet-{facet}")).locator("select").select_option(value)

    def shown():
        paths = tiles.evaluate_all("(all) => all.map((one) => one.href)")
        return {path.rsplit("/", 1)[1].partition("?")[0] for path in paths}

    page.get_by_role("button", name=say("web-row-siege")).click()
    page.wait_for_url("**/cards/gwent?row=siege")
    assert shown() == printed_keys(lambda face: "siege" in face.rows)
    choose("ability", "spy")
    page.wait_for_url("**/cards/gwent?row=siege&ability=spy")
    assert shown() == printed_keys(lambda face: "siege" in face.rows and "spy" in face.abilities) != set()
    page.get_by_role("button", name=say("web-row-siege")).click()
    choose("ability", "")
    choose("strength", "10-15")
    page.wait_for_url("**/cards/gwent?strength=10-15")
    assert shown() == printed_keys(lambda face: (face.strength or 0) >= 10)
    page.get_by_role("button", name=say("books-all-cards")).click()
    page.wait_for_url("**/cards/gwent")
    assert tiles.count() == 188


def test_cards_are_found_in_any_language_filtered_shared_and_walked_by_keyboard(visit):
    page = visit("/cards/gwent", language="de")
    tiles = page.locator(".tile")
    tiles.first.locator("svg").first.wait_for()
    assert tiles.count() == 188
    assert page.evaluate(NODES) < MOST_NODES
    page.keyboard.press("/")
    page.keyboard.type("biting FROST")
    page.wait_for_function("document.querySelectorAll('.tile').length < 5")
    assert name_in("de", "ne_biting_frost") in tiles.first.locator(".sr").inner_text()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Skellige").click()
    page.locator(".fct select").first.select_option("unit")
    page.wait_for_url("**/cards/gwent?faction=skellige&kind=unit")
    shown = tiles.evaluate_all(PATHS)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(".tile").first.wait_for()
    assert other.locator(".tile").evaluate_all(PATHS) == shown
    other.close()
    tiles.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{shown[1]}?faction=skellige&kind=unit")
    page.locator(".crd1__f svg").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**{shown[2]}?*")
    page.locator(".nmb").first.wait_for()
    assert audit(page) == []
    page.keyboard.press("Escape")
    page.wait_for_url("**/cards/gwent?faction=skellige&kind=unit")
    tiles.first.wait_for()
    assert audit(page) == []
    page.goto("/cards/cardia?kind=guardian")
    page.locator(".gcard").first.wait_for()
    assert tiles.count() == 12
    page.goto("/cards/cardia/heron")
    page.locator(".nmb").wait_for()
    page.locator(".crd1__t summary").click()
    assert "cardia_balance.py" in page.locator(".crd1__t code").inner_text()
    page.goto("/cards/cardia/grand_library")
    page.get_by_text("ohne Schauplatz").wait_for()
    assert page.locator(".nmb").count() == 0
    page.goto("/cards/gwent/nr_leader_foltest_siegemaster")
    page.locator(".nmb").nth(1).wait_for()
    assert "unter diesem Anführer" in page.locator(".nmb").first.inner_text()
    page.set_viewport_size(SMALL)
    assert audit(page) == []
