"""How sure a hint is: by how far the others lie behind, and by what is doubted."""

import pytest

from taverne import gwent
from taverne.bots.certainty import doubt_of, told_how_sure
from taverne.bots.thought import Thought
from taverne.gwent.bots import net
from taverne.gwent.bots import practice as gwent_practice
from taverne.gwent.bots.practice import thoughts_on
from taverne.words import languages, say, speaking


def thought(option, chance, doubt):
    return Thought(option, chance, 100, "thought-looks", {}, doubt)


def sure(*chances, doubt=0.03):
    return told_how_sure([thought(str(at), one, doubt) for at, one in enumerate(chances)])[0].sure


def test_the_nearest_rival_decides_how_sure_it_is():
    assert sure(0.7, 0.4, 0.5) == "clear"
    assert sure(0.7, 0.4, 0.63) == "likely"
    assert sure(0.7, 0.4, 0.69) == "open"


def test_the_same_lead_proves_less_if_more_is_doubted():
    assert [sure(0.7, 0.6, doubt=doubt) for doubt in (0.01, 0.05, 0.2)] == ["clear", "likely", "open"]


def test_who_stands_first_against_the_looks_is_never_sure():
    assert sure(0.5, 0.6) == "open"


def test_nothing_is_said_of_one_option_or_where_nobody_knows_the_error():
    assert sure(0.7) == ""
    assert told_how_sure([thought("ace", 0.9, 0.01), Thought("king", 0.1, 0, "", {})])[0].sure == ""


def test_few_looks_prove_nothing():
    assert doubt_of(1.0, 0) > doubt_of(1.0, 4) > doubt_of(1.0, 400) > 0.0
    few = [thought("ace", 1.0, doubt_of(1.0, 2)), thought("king", 0.5, doubt_of(0.5, 2))]
    assert told_how_sure(few)[0].sure != "clear"


def test_every_language_says_it():
    for language in languages():
        with speaking(language):
            assert len({say("hint-sure", sure=word) for word in ("clear", "likely", "open")}) == 3


@pytest.fixture
def asked(monkeypatch):
    """Who judged the options of a view."""
    heard = []
    for name in ("by_the_net", "by_search"):
        judge = getattr(gwent_practice, name)
        monkeypatch.setattr(
            gwent_practice,
            name,
            lambda *given, judge=judge, name=name: heard.append(name) or judge(*given),
        )
    return heard


def begun(*factions, mode="duel"):
    game = gwent.deal(*factions, seed=3, rules=gwent.GwentRules(mode=mode))
    for seat in range(len(factions)):
        game.answer(seat, "done")
    return game.look(game.asked[0])


@pytest.mark.plain
def test_the_net_judges_duels_and_a_search_the_rest(asked):
    assert thoughts_on(begun("monsters", "skellige"), 1)[0].sure
    assert thoughts_on(begun("monsters", "skellige", "nilfgaard", mode="ffa3"), 1)[0].sure
    assert asked == ["by_the_net", "by_search"]


@pytest.mark.plain
def test_without_its_weights_a_search_judges_duels_too(asked, monkeypatch, tmp_path):
    monkeypatch.setattr(net, "WEIGHTS", tmp_path / "lost")
    net.shipped.cache_clear()
    assert thoughts_on(begun("monsters", "skellige"), 1)[0].sure
    net.shipped.cache_clear()
    assert asked == ["by_search"]
