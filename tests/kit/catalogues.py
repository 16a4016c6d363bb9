"""The catalogues of words as data: messages, what they refer to, and what they need."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from taverne.words import FOLDER

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Parts(Visitor):
    """Everything that a message is made of."""

    def __init__(self, message):
        self.variables, self.references, self.texts, self.choices = set(), set(), [], {}
        self.visit(message)

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):
        self.references.add(node.id.name)

    def visit_TextElement(self, node):
        self.texts.append(node.value)

    def visit_SelectExpression(self, node):
        keys = {key.name if isinstance(key, fluent.Identifier) else key.value for key in keys_of(node)}
        if isinstance(node.selector, fluent.VariableReference):
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node):
        for argument in node.arguments.positional:
            if isinstance(argument, fluent.VariableReference):
                self.choices.setdefault(argument.id.name, set()).add("other")
        self.generic_visit(node)


def keys_of(choice):
    return [variant.key for variant in choice.variants]


@cache
def entries(language):
    """Every file of a language, parsed."""
    parser = FluentParser()
    return {
        path.relative_to(FOLDER / language).as_posix(): parser.parse(path.read_text(encoding="utf-8")).body
        for path in sorted((FOLDER / language).rglob("*.ftl"))
    }


@cache
def files(language):
    """The ids in each file of a language, in their order."""
    return {
        name: [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
        for name, body in entries(language).items()
    }


@cache
def catalogue(language):
    """Every message of a language, taken apart."""
    return {
        entry.id.name: Parts(entry)
        for body in entries(language).values()
        for entry in body
        if isinstance(entry, fluent.Message)
    }


def whole(language, key, parts=lambda one: one.variables):
    """What a message needs, with all that it refers to."""
    one = catalogue(language)[key]
    return set(parts(one)).union(*(whole(language, other, parts) for other in one.references))


def family(variable):
    """A name in the middle of a sentence, at its beginning, or as an owner is the same name."""
    return variable.lower().removeprefix("of_")


def samples(language, key):
    """Details with which a message can be said, each of its choices at least once."""
    needed = {family(variable) for variable in whole("en", key)}
    choices = {}
    for one in (catalogue(language)[other] for other in {key} | whole(language, key, references)):
        for variable, keys in one.choices.items():
            choices.setdefault(variable, set()).update(keys)
    values = {variable: sorted(sample_values(keys), key=str) for variable, keys in choices.items()}
    usual = {form: "Ann" for name in needed for form in forms(name)}
    usual |= {variable: choice[0] for variable, choice in values.items()}
    yield usual
    for variable, choice in values.items():
        yield from ({**usual, variable: value} for value in choice)


def references(one):
    return one.references


def forms(name):
    return (name, name.capitalize(), f"of_{name}", f"Of_{name}")


def sample_values(keys):
    numbers = keys & PLURALS or [key for key in keys if key.isdecimal()]
    return {0, 1, 2, 5} if numbers else keys
