"""Every message that the code can say has words, in every language; and no language says anything else."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent

import taverne
from kit.askers import askers, is_asked_for
from kit.catalogues import catalogue, entries, family, files, samples, whole
from taverne.cardia.box import BOX
from taverne.cardia.cards import FACTIONS
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.catalogue import name_of as cardia_name
from taverne.cardia.texts import spoken_name as cardia_spoken_name
from taverne.games import names
from taverne.gwent.catalogue import FACES, LEADER_FACES
from taverne.gwent.decks import names as deck_names
from taverne.gwent.decks.files import read_deck, write_deck
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.terminal.cards import all_printed, find_cards
from taverne.gwent.terminal.words import names_of
from taverne.gwent.texts import spoken_name
from taverne.kernel.errors import TaverneError
from taverne.words import (
    ENGLISH,
    FOLDER,
    find_language,
    in_english,
    knows,
    language,
    languages,
    message_ids,
    say,
    speaking,
    use,
    wished_language,
)

pytest_plugins = ("kit.terminal",)
SOURCE = Path(taverne.__file__).parent
RAISED = re.compile(r'(?:Error|IllegalMove|Complaint)\(\s*"([a-z0-9-]+)"')
FOREIGN = [spoken for spoken in languages() if spoken != ENGLISH]
FEW_WORDS = 3
SHARED = [name for name in files(ENGLISH) if "/" not in name]
GENERIC = {
    "cli-file-exists": "no game overwrites a file",
    "encoding-too-many": "any encoding can run out of numbers",
    "guess-needs-a-seat": "no game lets spectators imagine hidden cards",
    "guess-not-asked": "any game may let only those imagine who are asked",
    "position-card-misplaced": "every game has places for its cards",
    "web-go-on": "the next step at any table",
    "web-mode": "every game may have modes",
    "web-playing": "what a seat does at any table",
    "web-title-turn": "the title of the window at any table",
    "web-waiting": "what a seat does at any table",
}
COMMANDS = ["board", "hand", "piles", "log", "why", "options", "hands", "hint", "undo", "help"]


def raised_keys():
    return sorted(
        {key for path in SOURCE.rglob("*.py") for key in RAISED.findall(path.read_text(encoding="utf-8"))}
    )


def bundle_of(spoken):
    bundle = FluentBundle([spoken], use_isolating=False)
    for path in sorted((FOLDER / spoken).rglob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


# The code and the words


@pytest.mark.parametrize("key", raised_keys())
def test_an_error_speaks_in_plain_words(key):
    assert knows(key)


def test_no_message_is_without_use():
    referred = {key for one in catalogue(ENGLISH).values() for key in one.references}
    unused = [key for key in message_ids() if key not in referred and not is_asked_for(key)]
    assert unused == []


def test_an_error_tells_its_key_its_details_and_its_words():
    error = TaverneError("card-unknown", card="mo_dragon")
    assert (error.key, error.details) == ("card-unknown", {"card": "mo_dragon"})
    assert str(error) == 'There is no card called "mo_dragon".'


def test_a_message_without_words_speaks_for_itself():
    assert say("no-such-message") == "no-such-message"


# The languages


def test_the_house_speaks_four_languages():
    assert languages() == ("en", "de", "it", "nl")


@pytest.mark.parametrize("spoken", languages())
def test_every_file_can_be_read(spoken):
    for name, body in entries(spoken).items():
        assert not [entry for entry in body if isinstance(entry, fluent.Junk)], name
        assert len(files(spoken)[name]) == len(set(files(spoken)[name])), name


@pytest.mark.parametrize("spoken", FOREIGN)
def test_every_file_has_the_same_messages(spoken):
    here, english = (
        {(name, key) for name in files(one) for key in files(one)[name]} for one in (spoken, ENGLISH)
    )
    assert (sorted(english - here), sorted(here - english)) == ([], [])


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("name", SHARED)
def test_what_is_shared_names_no_game(spoken, name):
    text = (FOLDER / spoken / name).read_text(encoding="utf-8")
    assert [game for game in names() if game in text.lower()] == []
    assert re.findall(r"\b(?!UTF)[A-Z]{3}-\d+", text) == []


def test_a_game_owns_what_it_alone_says():
    """A translator finds all that only one game says in its folder, but for words that any game may need."""
    shared = [key for name in SHARED for key in files(ENGLISH)[name]]
    assert {key for key in shared if askers(key) in [{game} for game in names()]} == set(GENERIC)


@pytest.mark.parametrize("spoken", FOREIGN)
def test_every_translation_needs_the_same_details(spoken):
    differing = {
        key
        for key in message_ids(spoken)
        if {family(name) for name in whole(spoken, key)} != {family(name) for name in whole(ENGLISH, key)}
    }
    assert differing == set()


@pytest.mark.parametrize("spoken", languages())
def test_every_message_can_be_said(spoken):
    bundle = bundle_of(spoken)
    for key in message_ids(spoken):
        for details in samples(spoken, key):
            text, errors = bundle.format_pattern(bundle.get_message(key).value, details)
            assert errors == [], (key, details)
            assert text, key
            assert "{" not in text, key


@pytest.mark.parametrize("spoken", languages())
def test_no_number_is_cut_in_the_middle(spoken):
    """Fluent groups digits; whoever wants to type a number again needs it whole."""
    with speaking(spoken):
        assert "123456" in say("cli-begin-seed", seed="123456")


@pytest.mark.parametrize("spoken", languages())
def test_a_command_has_one_meaning(spoken):
    words = [key for key in message_ids() if key.startswith("cli-word-")]
    with speaking(spoken):
        said = {say(key): key for key in words}
    assert len(said) == len(words)
    others = {in_english(key): key for key in words}
    assert all(others.get(word, key) == key for word, key in said.items())


# Names


@pytest.mark.parametrize("spoken", languages())
def test_every_card_has_a_name(spoken):
    assert set(files(spoken)["gwent/card_names.ftl"]) == {f"card-{printed.key}" for printed in all_printed()}
    wanted = {f"cardia-card-{key}" for key in (*(card.key for card in CHARACTERS), *BOX)}
    assert set(files(spoken)["cardia/card_names.ftl"]) == wanted
    assert {f"cardia-faction-{faction}" for faction in FACTIONS} <= set(files(spoken)["cardia/front.ftl"])


def test_english_names_are_those_on_the_cards():
    assert {face.key: spoken_name(face.key) for face in FACES} == {face.key: face.name for face in FACES}
    assert all(spoken_name(key) == f"{face.name}: {face.title}" for key, face in LEADER_FACES.items())
    assert all(cardia_spoken_name(key) == cardia_name(key) for key in (*BOX, *FACTIONS))


@pytest.mark.parametrize("spoken", languages())
def test_names_are_as_distinct_as_in_english(spoken):
    with speaking(spoken):
        for faction in ("neutral", *{face.faction for face in LEADER_FACES.values()}):
            cards = [card for card in all_printed() if card.faction in (faction, "neutral")]
            english = {names_of(card.key)[1] for card in cards}
            assert len({spoken_name(card.key) for card in cards}) == len(english) == len(cards)
        keys = [*(card.key for card in CHARACTERS), *BOX]
        assert len({cardia_spoken_name(key) for key in keys}) == len(keys)


@pytest.mark.parametrize("spoken", languages())
def test_a_card_is_found_by_its_name_here_and_in_english(spoken):
    with speaking(spoken):
        for card in all_printed():
            for name in names_of(card.key):
                assert card.key in find_cards(name), name
        for face in FACES:
            assert deck_names.find_card(spoken_name(face.key)) == deck_names.find_card(face.name) == face.key
        for key in LEADER_FACES:
            assert deck_names.find_leader(spoken_name(key)) == key


@pytest.mark.parametrize("spoken", FOREIGN)
def test_a_deck_may_be_written_in_the_language_spoken_here(spoken):
    for deck in starter_decks().values():
        text = write_deck(deck)
        with speaking(spoken):
            assert write_deck(deck) == text
            lines = [f"name: {deck.name}", f"faction: {say(f'faction-{deck.faction}')}"]
            lines += [f"leader: {spoken_name(deck.leader)}", *(spoken_name(card.key) for card in deck.cards)]
            assert read_deck("\n".join(lines)) == read_deck(text) == deck


# The choice of a language


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:it:de"}, "it"),
        ({"LC_ALL": "C", "LANGUAGE": "it"}, "en"),
        ({"LANG": "de_DE.UTF-8", "TAVERNE_LANGUAGE": "nl"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "TAVERNE_LANGUAGE": "tlh"}, "de"),
    ],
)
def test_the_environment_chooses_the_language(environment, chosen):
    assert wished_language(environment) == chosen


def test_a_language_is_known_by_its_code():
    assert [find_language(word) for word in ("NL", "de-AT", "it_CH.UTF-8", "", "dutch")] == [
        "nl",
        "de",
        "it",
        None,
        None,
    ]


def test_each_task_speaks_its_own_language():
    async def talk(spoken):
        use(spoken)
        await asyncio.sleep(0)
        return say("result-draw")

    async def talk_at_once():
        return await asyncio.gather(*(talk(spoken) for spoken in languages()))

    assert len(set(asyncio.run(talk_at_once()))) == len(languages())
    assert language() == ENGLISH


def test_a_language_chosen_for_a_while_is_not_spoken_elsewhere():
    heard = []
    with speaking("de"):
        thread = Thread(target=lambda: heard.append(language()))
        thread.start()
        thread.join()
        assert language() == "de"
    assert (heard, language()) == ([ENGLISH], ENGLISH)


def test_what_a_language_does_not_say_is_said_in_english(monkeypatch, tmp_path):
    monkeypatch.setattr("taverne.words.languages", lambda: ("en", "xx"))
    with speaking("xx"):
        assert say("result-draw") == "The game is drawn."


# At the terminal


@pytest.mark.parametrize("spoken", FOREIGN)
def test_the_option_chooses_the_language(run, spoken):
    with speaking(spoken):
        none, unknown = say("cli-games-none"), say("game-unknown", game="chess", known="gwent, cardia")
    assert run("--language", spoken, "games").out == f"{none}\n"
    assert run(f"--language={spoken.upper()}", "play", "chess").err == f"{unknown}\n"
    assert run("games").out == "There are no saved games.\n"


def test_the_environment_chooses_for_the_terminal(run, monkeypatch):
    monkeypatch.setenv("TAVERNE_LANGUAGE", "nl")
    assert run("games").out == "Er zijn geen bewaarde spellen.\n"
    assert run("--language", "de", "games").out == "Es gibt keine gespeicherten Partien.\n"
    monkeypatch.setenv("TAVERNE_LANGUAGE", "tlh")
    assert '"tlh" is not spoken here' in run("games").err


def test_help_follows_the_option_and_the_environment():
    """Help texts are made when the commands are imported, so only a fresh process tells."""

    def help_of(spoken, *words):
        environment = {**os.environ, "PYTHONPATH": str(SOURCE.parent), "TAVERNE_LANGUAGE": spoken}
        command = [sys.executable, "-m", "taverne", *words, "--help"]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    assert "Kaartspellen uit de herberg" in help_of("nl")
    assert "Kartenspiele der Taverne" in help_of("nl", "--language", "de")
    assert "Il tuo nome, per la registrazione." in help_of("en", "--language=it", "play")


def test_a_language_that_is_not_spoken_is_refused(run):
    said = run("--language", "tlh", "games")
    assert (said.code, said.out) == (2, "")
    assert said.err == '"tlh" is not spoken here; choose one of en, de, it, nl.\n'


def spoken_words(spoken, *keys):
    with speaking(spoken):
        return [say(f"cli-word-{key}") for key in keys]


def script(spoken, first):
    """The same visit in every language: a look around, some help, a few moves, and away."""
    around = spoken_words(spoken, *COMMANDS)
    (resign, yes, quit_word) = spoken_words(spoken, "resign", "yes", "quit")
    lines = [*around, "? 2", "nonsense", first, first, *around, "1", "1", resign]
    return "\n".join([*lines, quit_word, f"{resign} {yes}", ""])


GAMES = {
    "gwent": ["play", "gwent", "--seed", "3", "--practice"],
    "solo": ["play", "gwent", "--mode", "solo", "--leaders", "--seed", "2", "--practice"],
    "cardia": ["play", "cardia", "--guardians", "--scene", "senate", "--seed", "5", "--practice"],
}


@pytest.mark.parametrize("spoken", FOREIGN)
@pytest.mark.parametrize("game", GAMES)
def test_a_visit_to_the_table_hears_no_english(run, game, spoken):
    said = run("--language", spoken, *GAMES[game], typed=script(spoken, "1"))
    english = run(*GAMES[game], typed=script(ENGLISH, "1"))
    assert (said.code, said.err) == (english.code, english.err) == (0, "")
    assert len(said.out.splitlines()) == len(english.out.splitlines())
    assert english_lines(said.out, english.out) == []
    assert english_phrases(said.out, spoken) == []


@pytest.mark.parametrize("spoken", FOREIGN)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_to_its_end_without_english(run, game, spoken):
    typed = "1\n" * 300
    said = run("--language", spoken, *GAMES[game], typed=typed)
    english = run(*GAMES[game], typed=typed)
    with speaking(spoken):
        assert say("cli-record-kept", name="x").split("x")[0] in said.out
    assert english_lines(said.out, english.out) == []
    assert english_phrases(said.out, spoken) == []


def english_lines(said, english):
    """Lines that are the same in both languages, but for names and numbers alone."""
    same = set(said.splitlines()) & set(english.splitlines())
    return sorted(line for line in same if len(re.findall(r"[a-z]{3,}", line)) >= FEW_WORDS)


def english_phrases(said, spoken):
    """Pieces of English messages in what was said, unless the language says so itself."""
    own = "\n".join(text for one in catalogue(spoken).values() for text in one.texts)
    pieces = {text.strip() for one in catalogue(ENGLISH).values() for text in one.texts}
    long = [text for text in pieces if len(text.split()) >= FEW_WORDS and text not in own]
    return sorted(text for text in long if text in said)
