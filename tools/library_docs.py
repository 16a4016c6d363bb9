"""Write docs/library.md from the docstrings of what the library offers; --check says whether it is true."""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "docs" / "library.md"
CHAPTERS = {
    "Gwent": ("taverne.gwent", ()),
    "What a view of Gwent holds": (
        "taverne.gwent.view",
        ("SeatView", "PileView", "SideView", "RowView", "UnitView", "RoundView"),
    ),
    "Cardia": ("taverne.cardia", ()),
    "What a view of Cardia holds": (
        "taverne.cardia.view",
        (
            "SeatView",
            "HandView",
            "EncounterView",
            "CardView",
            "LaidView",
            "OmenView",
            "GuardianView",
            "SceneView",
        ),
    ),
    "A game being played": ("taverne.kernel.game", ("Game", "Question")),
    "Records": ("taverne.kernel.record", ("Record", "read_record")),
    "Events": ("taverne.kernel.events", ("Event", "as_seen")),
    "Errors": (
        "taverne.kernel.errors",
        ("TaverneError", "IllegalMove", "RecordError", "SetupError", "PositionError"),
    ),
    "Chance": ("taverne.kernel.rng", ("Rng", "seeded", "shuffle")),
    "Games by name": ("taverne.games", ("names", "find_game", "replay", "UnknownGame")),
    "Bots": ("taverne.bots", ("bots_for", "is_bot", "make_bot")),
    "The arena": ("taverne.arena", ()),
    "A seat in the house": ("taverne.client", ()),
    "Words": ("taverne.words", ("say", "speaking", "use", "languages", "Named")),
}
HEAD = """# The library

What can be built upon, by module. Written from the docstrings (`make library`); `make check` fails when it is
no longer true. Short programs stand in [examples](../examples): `play_by_hand.py`, `compare_bots.py`,
`puzzle.py`, `sample_tables.py`, `check_deck.py`.

Everything that is refused is a `TaverneError` with a message id (`key`), its `details` and plain words
(`str`), in the language that is spoken when they are read.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is not true")
    text = written()
    if not parser.parse_args().check:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        print("docs/library.md does not say what the docstrings say: run make library", file=sys.stderr)
        return 1
    return 0


def written() -> str:
    return "\n".join([HEAD, *(chapter(title, *source) for title, source in CHAPTERS.items())])


def chapter(title: str, module_name: str, names: tuple[str, ...]) -> str:
    """Either the names that are given, or all that the module offers."""
    module = importlib.import_module(module_name)
    intro = [] if names else [prose(module.__doc__ or "")]
    entries = [entry(module, name) for name in names or module.__all__]
    return "\n".join([f"## {title}: `{module_name}`", "", *intro, *entries])


def entry(module: ModuleType, name: str) -> str:
    thing = getattr(module, name)
    if inspect.isclass(thing):
        return class_entry(name, thing)
    if inspect.isfunction(thing):
        source = inspect.unwrap(thing)
        return f"### `{call(name, source)}`\n\n{prose(source.__doc__ or '')}"
    return f"### `{name}`\n\n{about(module, name, thing)}\n"


def about(module: ModuleType, name: str, thing: object) -> str:
    """A module, a number, or a name for a type or for an object whose class tells what it is."""
    if isinstance(thing, ModuleType):
        return (thing.__doc__ or "").strip().partition("\n")[0]
    if isinstance(thing, int | str):
        return f"`{thing!r}`"
    if hasattr(thing, "__origin__"):
        return f"`{alias_source(module, name)}`"
    return (type(thing).__doc__ or "").strip().partition("\n")[0]


def alias_source(module: ModuleType, name: str) -> str:
    """What stands after the equals sign, where the name is made."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return ast.unparse(node.value).replace("'", "")
        if isinstance(node, ast.ImportFrom) and any(one.name == name for one in node.names):
            return alias_source(importlib.import_module(str(node.module)), name)
    raise LookupError(name)


def class_entry(name: str, thing: type) -> str:
    node = parsed(thing)
    assert isinstance(node, ast.ClassDef)
    lines = [f"### class `{name}`", "", prose(own_doc(node))]
    fields = [
        one for one in node.body if isinstance(one, ast.AnnAssign) and is_public(ast.unparse(one.target))
    ]
    if fields:
        lines += [*(f"- `{ast.unparse(one)}`" for one in fields), ""]
    methods = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    shown = [one for one in methods if is_public(one.name) or one.name == "__init__"]
    lines += [method_line(name, one) for one in shown]
    return "\n".join([*lines, ""] if shown else lines)


def method_line(owner: str, node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    is_property = any(ast.unparse(one) == "property" for one in node.decorator_list)
    shown = node.name if is_property else signature(owner if node.name == "__init__" else node.name, node)
    doc = own_doc(node).partition("\n\n")[0].replace("\n", " ")
    return f"- `{shown}`" + (f": {doc}" if doc else "")


def call(name: str, thing: object) -> str:
    return signature(name, parsed(thing))


def signature(name: str, node: ast.AST) -> str:
    """As it is written in the source, without `self`."""
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    arguments = ast.unparse(node.args).removeprefix("self").removeprefix(", ")
    returns = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    return f"{'await ' if isinstance(node, ast.AsyncFunctionDef) else ''}{name}({arguments}){returns}"


def parsed(thing: Any) -> ast.stmt:
    """A class or a function, as it is written."""
    (node,) = ast.parse(textwrap.dedent(inspect.getsource(thing))).body
    return node


def own_doc(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return ast.get_docstring(node) or ""


def is_public(name: str) -> bool:
    return not name.startswith("_")


def prose(doc: str) -> str:
    """A docstring as it is; what stands further in is a program."""
    lines: list[str] = []
    for block in inspect.cleandoc(doc).split("\n\n"):
        first, *rest = block.split("\n")
        if first.startswith("    ") or (rest and all(line.startswith("    ") for line in rest)):
            lines += [*([] if first.startswith("    ") else [first]), "```python"]
            lines += [
                textwrap.dedent("\n".join(block.split("\n") if first.startswith("    ") else rest)),
                "```",
                "",
            ]
        else:
            lines += [block, ""]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
