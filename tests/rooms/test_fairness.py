"""Fair deals (docs/fairness.md): what a proof must hold, and the forgeries that it must refuse."""

import dataclasses
import json
import secrets
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kit.parlour import BOT, LUCK, ME, SECRET, Parlour, duel
from kit.places import ROOT
from taverne import gwent
from taverne.cli.app import app
from taverne.client.witness import Witness, judge
from taverne.house.room import entries as log
from taverne.house.room.fold import apply
from taverne.kernel.record import read_record
from taverne.protocol.fairness import (
    LINKS,
    FirstDeal,
    Unfair,
    commitment_of,
    first_commitment,
    first_seed,
    key_of,
    link_of,
    notes,
    verify,
)
from taverne.protocol.rooms import FairnessView

OLD_SECRET, SALT = "5e" * 32, "a1" * 16
MINE, THEIRS = LUCK[0], LUCK[1]
FIXTURE = json.loads((Path(__file__).parent / "fair_deals.json").read_text(encoding="utf-8"))


def finished():
    parlour = duel()
    parlour.says(0, "resign")
    return parlour


def record_of(parlour):
    return dataclasses.replace(parlour.room.record(), notes=notes(parlour.room.proof))


def by_chain():
    return record_of(finished())


def by_first_scheme():
    """As the house dealt before."""
    luck = (MINE, THEIRS)
    game = gwent.deal("monsters", "skellige", seed=first_seed(OLD_SECRET, luck))
    deal = FirstDeal(first_commitment(OLD_SECRET, SALT), OLD_SECRET, SALT, luck)
    return dataclasses.replace(game.record(), notes=notes(deal))


def forged(record, **changed):
    """A record with other notes, dealt anew from them as a forger of the first scheme would."""
    told = record.notes | changed
    luck = told["luck"].split(" ")
    setup = dict(record.setup)
    if "secret" in told:
        setup["seed"] = str(first_seed(told["secret"], luck))
    return dataclasses.replace(record, notes=told, setup=setup)


def refusal(record, *words):
    with pytest.raises(Unfair) as reason:
        verify(record, *words)
    return reason.value.key


@pytest.mark.parametrize("scheme", [by_chain, by_first_scheme])
def test_an_honest_record_is_accepted(scheme):
    record = scheme()
    checked = verify(record, record.notes["commitment"], [THEIRS])
    assert checked.commitment_known
    assert checked.own_seats == (1,)


@pytest.mark.parametrize(
    "name", ["commitment", "link", "secret", "salt", "luck"], ids=lambda name: f"{name} in upper case"
)
def test_upper_case_is_refused(name):
    """The first scheme mixed text but committed to bytes."""
    for record in (by_chain(), by_first_scheme()):
        if name in record.notes:
            word = (
                record.notes[name].replace("1", "a").upper() if name == "luck" else record.notes[name].upper()
            )
            assert refusal(forged(record, **{name: word})) == "fair-unreadable"


@pytest.mark.parametrize("name", ["commitment", "link", "secret", "salt", "luck"])
def test_a_space_inside_is_refused(name):
    for record in (by_chain(), by_first_scheme()):
        if name in record.notes:
            word = record.notes[name]
            assert refusal(forged(record, **{name: f"{word[:3]} {word[3:]}"})) == "fair-unreadable"


def test_a_byte_moved_from_the_secret_to_the_salt_is_refused():
    record = by_first_scheme()
    split = forged(record, secret=OLD_SECRET[:-2], salt=OLD_SECRET[-2:] + SALT)
    assert first_commitment(split.notes["secret"], split.notes["salt"]) == record.notes["commitment"]
    assert refusal(split) == "fair-unreadable"


def test_no_byte_can_move_between_link_number_and_luck():
    """Every part stands after its length."""
    link = link_of(SECRET, 1)
    keys = {key_of(link, 1, luck) for luck in (["aabb", "cc"], ["aa", "bbcc"], ["aabbcc", ""], ["aabbcc"])}
    assert len(keys) == 4
    assert key_of(link, 1, ["aa"]) != key_of(link, 2, ["aa"])


@pytest.mark.parametrize("scheme", [by_chain, by_first_scheme])
def test_another_luck_is_refused_by_who_knows_what_was_sent(scheme):
    """The forger deals anew from it, so only the seat itself can tell."""
    record, other = scheme(), secrets.token_hex(16)
    luck = f"{MINE} {other}"
    changed = forged(record, luck=luck)
    if "link" in record.notes:
        key = key_of(record.notes["link"], 1, luck.split(" ")).hex()
        changed = dataclasses.replace(changed, setup=record.setup | {"key": key})
    assert verify(changed, record.notes["commitment"]).own_seats == ()
    assert refusal(changed, "", [THEIRS]) == "fair-other-luck"
    assert refusal(changed, "", [""]) == "fair-other-luck"


@pytest.mark.parametrize("deal", ["0", "01", "1 ", "-1", "2", "99999", "one"])
def test_the_number_of_the_deal_is_exact(deal):
    assert refusal(forged(by_chain(), deal=deal)) in ("fair-unreadable", "fair-other-commitment")


def test_another_key_or_commitment_is_refused():
    record = by_chain()
    other = dataclasses.replace(record, setup=record.setup | {"key": "00" * 32})
    assert refusal(other) == "fair-other-seed"
    assert refusal(record, "00" * 32) == "fair-other-commitment"
    assert refusal(record, record.notes["commitment"].upper()) == "fair-unreadable"
    assert refusal(dataclasses.replace(record, notes={})) == "fair-no-proof"


def test_one_commitment_binds_all_deals_of_a_room():
    """A rematch takes the next link; the house cannot choose another."""
    parlour = finished()
    first = parlour.sees(0).room.fairness
    parlour.says(0, "ask", wish="rematch").says(1, "agree", request=1)
    before = parlour.sees(0).room.fairness
    assert (before.commitment, before.deal, before.link) == (first.commitment, 2, None)
    parlour.all_ready().says(0, "resign")
    record = record_of(parlour)
    assert record.notes["deal"] == "2"
    assert record.notes["link"] == link_of(SECRET, 2)
    assert verify(record, first.commitment)


def test_a_revealed_link_tells_nothing_of_later_deals():
    later = link_of(SECRET, 3)
    assert link_of(SECRET, 2) == link_of(later, 2, 3)
    assert key_of(later, 3, [MINE]) != key_of(link_of(SECRET, 2), 3, [MINE])


def test_a_series_that_is_used_up_is_followed_by_another():
    parlour = finished()
    parlour.room.series.dealt = LINKS
    parlour.says(0, "ask", wish="rematch").says(1, "agree", request=1)
    assert parlour.room.series.number == 1
    assert parlour.all_ready().room.is_playing


def test_a_room_that_gathered_by_the_first_scheme_is_bound_anew():
    parlour = Parlour()
    parlour.joins("Bob")
    parlour.room.series = None
    apply(parlour.room, log.Committed(commitment="c", secret=OLD_SECRET, salt=SALT), parlour.now)
    parlour.says(0, "ready", luck=MINE)
    assert parlour.room.series is not None
    assert parlour.says(1, "ready", luck=THEIRS).room.is_playing


def test_a_game_that_was_dealt_by_the_first_scheme_goes_on_with_its_proof():
    """The log of a house that is older than the chain."""
    parlour, record = Parlour(), by_first_scheme()
    parlour.joins("Bob")
    parlour.room.series = None
    parlour.write(
        [
            log.Committed(commitment=record.notes["commitment"], secret=OLD_SECRET, salt=SALT),
            log.Readied(seat=0, luck=MINE),
            log.Readied(seat=1, luck=THEIRS),
            log.Dealt(game=record.game, ruleset=record.ruleset, setup=record.setup),
        ]
    )
    assert parlour.sees(0).room.fairness.secret is None
    parlour.says(0, "resign")
    assert parlour.sees(0).room.fairness.secret == OLD_SECRET
    assert verify(record_of(parlour), record.notes["commitment"], [MINE])


def test_abandoned_deals_are_counted_and_shown():
    parlour = Parlour(seats=[ME, BOT]).all_ready()
    assert parlour.sees(0).room.fairness.abandoned == 0
    parlour.says(0, "close")
    assert parlour.sees(0).room.fairness.abandoned == 1


def test_a_guest_gives_the_same_luck_however_often_the_house_asks():
    """Who says that it did not hear cannot hope for better luck."""
    parlour, witness = Parlour(), Witness()
    room = parlour.sees(0).room
    witness.note(room)
    assert witness.luck_for(room) == witness.luck_for(room)
    parlour.joins("Bob")
    parlour.all_ready().says(0, "resign").says(0, "ask", wish="rematch").says(1, "agree", request=1)
    assert witness.luck_for(parlour.sees(0).room) != witness.luck_for(room)


def test_a_guest_checks_a_finished_game():
    parlour, witness = Parlour(seats=[{"who": "me", "decks": ["nilfgaard"]}]), Witness()
    parlour.joins("Bob")
    witness.note(parlour.sees(0).room)
    parlour.says(0, "ready", luck=witness.luck_for(parlour.sees(0).room)).says(1, "ready", luck=THEIRS)
    witness.note(parlour.sees(0).room)
    last = parlour.says(0, "resign").sees(0)
    assert witness.attest(last, record_of(parlour).text()) == "checked"
    key = bytes.fromhex(parlour.room.record().setup["key"])
    other = gwent.deal("monsters", "skellige", seed=key).record()
    assert witness.attest(last, other.text()) == "cards"


def test_a_guest_notices_a_deal_that_was_passed_over():
    witness, parlour = Witness(), Parlour()
    parlour.joins("Bob")
    witness.note(parlour.sees(0).room)
    parlour.room.series.dealt = 2
    witness.note(parlour.all_ready().sees(0).room)
    assert witness.skipped == 2


@pytest.mark.parametrize("deal", FIXTURE["deals"], ids=lambda deal: str(deal["number"]))
def test_deals_by_number(deal):
    assert commitment_of(deal["root"]) == deal["commitment"]
    assert link_of(deal["root"], deal["number"]) == deal["link"]
    assert key_of(deal["link"], deal["number"], deal["luck"]).hex() == deal["key"]


@pytest.mark.parametrize("case", FIXTURE["verdicts"], ids=lambda case: case["name"])
def test_verdicts(case):
    shown = FairnessView(**case["shown"])
    assert judge(shown, case["key"], case["seat"], case["noted"], case["own"]) == case["verdict"]


@pytest.fixture
def kept(tmp_path):
    path = tmp_path / "game.record"
    path.write_text(by_chain().text(), encoding="utf-8")
    return path


def test_verify_says_what_was_checked_and_what_could_not_be(kept):
    alone = CliRunner().invoke(app, ["verify", str(kept)])
    assert alone.exit_code == 0
    assert alone.output.count("Not checked") == 3
    words = ["--commitment", commitment_of(SECRET), "--luck", THEIRS]
    checked = CliRunner().invoke(app, ["verify", str(kept), *words])
    assert checked.exit_code == 0
    assert checked.output.count("Not checked") == 1
    assert "the luck of seat 1 is the one that you gave" in checked.output


def test_the_independent_verifier_agrees(kept):
    script = ROOT / "examples" / "verify_deal.py"
    text = script.read_text(encoding="utf-8")
    assert "taverne." not in text.replace("taverne.py", "")
    assert len(text.splitlines()) <= 50

    def run(*words):
        return subprocess.run(
            [sys.executable, "-I", str(script), str(kept), *words], capture_output=True, check=False
        ).returncode

    assert run(commitment_of(SECRET), MINE) == 0
    assert run(commitment_of(SECRET), "ab" * 16) == 1
    assert run("00" * 32) == 1
    assert read_record(kept.read_text(encoding="utf-8"))
