"""Who asks for a message: the code that names its id, or that puts it together from pieces."""

import ast
import json
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import taverne
from kit.catalogues import catalogue, files
from kit.places import ROOT
from taverne.games import names
from taverne.words import ENGLISH

SOURCE = Path(taverne.__file__).parent
PAGES = ROOT / "web" / "src"
PLACES = (SOURCE, PAGES / "games", PAGES)
OF_ALL = ""
LITERALS = (re.compile(r"""(["'`])((?:(?!\1).)*)\1"""), re.compile(r"""(')([a-z][\w-]*)'"""))
GAP = re.compile(r"\$\{[^}]*\}")
LEAST_LITERAL = 4
BEGINNINGS = {"happenings.json": "messages", "why.json": "step_words"}


def is_asked_for(key):
    texts, patterns = asked_for()
    return key in texts or any(pattern.fullmatch(key) for pattern, _ in patterns.values())


@cache
def askers(key):
    """Whose code asks for a message, and who refers to it in another one."""
    texts, _ = asked_for()
    return texts.get(key, set()) | referring(key) or putting_together(key)


def referring(key):
    return {
        game_of(Path(name).parts[0])
        for name, keys in files(ENGLISH).items()
        for other in keys
        if key in catalogue(ENGLISH)[other].references
    }


def putting_together(key):
    """Those whose patterns write out most of the id."""
    _, patterns = asked_for()
    fitting = [parts for parts, (pattern, _) in patterns.items() if pattern.fullmatch(key)]
    most = max(map(written_out, fitting), default=0)
    return {one for parts in fitting if written_out(parts) == most for one in filling(parts, key)}


def filling(parts, key):
    """Who puts the id together; where all do, whoever knows a word that fills the gaps."""
    texts, patterns = asked_for()
    pattern, asking = patterns[parts]
    words = pattern.fullmatch(key).groups()
    knowing = {one for word in words for one in texts.get(word, ())}
    return knowing if knowing and asking == {OF_ALL} else asking


@cache
def asked_for():
    """The ids that the code names, and patterns for those that it puts together, with whose code it is."""
    texts, patterns = defaultdict(set), defaultdict(set)
    for path, parts in (*of_python(), *of_pages(), *of_data()):
        told = texts if len(parts) == 1 else patterns
        told[parts[0] if len(parts) == 1 else parts].add(owner(path))
    telling = {parts: asking for parts, asking in patterns.items() if is_telling(parts)}
    return texts, {parts: (re.compile(regex(parts)), asking) for parts, asking in telling.items()}


def of_python():
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path, (node.value,)
            elif isinstance(node, ast.JoinedStr):
                yield path, tuple(literal(part) for part in node.values)


def of_pages():
    for path in [path for end in ("ts", "svelte") for path in PAGES.rglob(f"*.{end}")]:
        code = path.read_text(encoding="utf-8")
        for text in {text for kind in LITERALS for _, text in kind.findall(code)}:
            yield path, (text,)
            yield path, tuple(piece for part in GAP.split(text) for piece in (part, None))[:-1]


def of_data():
    for name, field in BEGINNINGS.items():
        for path in SOURCE.rglob(name):
            yield path, (f"{json.loads(path.read_text(encoding='utf-8'))[field]}-", None)


def owner(path):
    """The game in whose folder this lies, if in any."""
    place = next(place for place in PLACES if path.is_relative_to(place))
    return game_of(path.relative_to(place).parts[0])


def game_of(folder):
    return folder if folder in names() else OF_ALL


def literal(part):
    return part.value if isinstance(part, ast.Constant) else None


def written_out(parts):
    return sum(len(part or "") for part in parts)


def is_telling(parts):
    """Whether enough of an id is written out to know it again."""
    words = [part for part in parts if part]
    return None in parts and any("-" in word and len(word) >= LEAST_LITERAL for word in words)


def regex(parts):
    return "".join(r"([\w-]+)" if part is None else re.escape(part) for part in parts)
