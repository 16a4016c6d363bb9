"""Small faults for a piece of Python: what could be written otherwise, one place at a time.

Annotations, docstrings, strings and default values are left alone, and so are the functions named in
`DUMB`, which only copy or name things and have laws of their own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

DUMB = ("carried", "clone", "words", "public_words", "name", "shape", "fits")
COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
LEFT_OUT = (ast.Assign, ast.AugAssign, ast.Expr, ast.Break, ast.Continue)
NUMBERS = ("int", "i64")


@dataclass(frozen=True)
class Fault:
    """One change: where it is, in which function (none: while the module is read), and what it says."""

    number: int
    line: int
    function: str
    words: str
    text: str


@dataclass
class Site:
    """A place in the tree: the node, what holds it, and the function around it."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST
    function: str
    returns: str

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def faults(source: str) -> list[Fault]:
    """Everything that can be made wrong here, always in the same order."""
    lines = source.splitlines()
    found: list[Fault] = []
    for number, (site, new) in enumerate(changes(ast.parse(source))):
        line = line_of(site)
        found.append(Fault(number, line, site.function, told(site.node, new), lines[line - 1].strip()))
    return found


def line_of(site: Site) -> int:
    """Conditions of comprehensions have no line of their own."""
    node = site.node.target if isinstance(site.node, ast.comprehension) else site.node
    line: int = getattr(node, "lineno", 1)
    return line


def faulty(source: str, number: int) -> ast.Module:
    """The piece with its fault of that number."""
    tree = ast.parse(source)
    site, new = next(change for at, change in enumerate(changes(tree)) if at == number)
    site.put(ast.copy_location(new, site.node))
    return ast.fix_missing_locations(tree)


def told(old: ast.AST, new: ast.AST) -> str:
    words = [" ".join(ast.unparse(ast.fix_missing_locations(node)).split()) for node in (old, new)]
    return " → ".join(word if len(word) < 100 else word[:97] + "…" for word in words)


def changes(tree: ast.Module) -> Iterator[tuple[Site, ast.AST]]:
    for site in list(sites(tree, "", "")):
        for new in variants(site):
            yield site, new


def sites(node: ast.AST, function: str, returns: str) -> Iterator[Site]:
    """Every place in the order of the text."""
    for field, value in ast.iter_fields(node):
        children = value if isinstance(value, list) else [value]
        for index, child in enumerate(children):
            if isinstance(child, ast.AST) and not is_skipped(node, field, child):
                name, result = inside(child, function, returns)
                yield Site(node, field, index if isinstance(value, list) else None, child, name, result)
                yield from sites(child, name, result)


def inside(node: ast.AST, function: str, returns: str) -> tuple[str, str]:
    """The function that this node opens, or the one in which it lies; classes count to its name."""
    if isinstance(node, ast.FunctionDef):
        return f"{function}{node.name}", ast.unparse(node.returns) if node.returns else ""
    if isinstance(node, ast.ClassDef):
        return f"{node.name}.", ""
    return function, returns


def is_skipped(parent: ast.AST, field: str, node: ast.AST) -> bool:
    if field in ("annotation", "returns", "decorator_list", "bases", "args") and not isinstance(
        parent, ast.Call
    ):
        return True
    if isinstance(node, ast.FunctionDef):
        return node.name in DUMB
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(parent, ast.Module):
        return isinstance(node.value, ast.UnaryOp)  # a sentinel below zero: any other would do
    return isinstance(node, ast.Import | ast.ImportFrom | ast.JoinedStr | ast.Raise | ast.Assert) or is_text(
        node
    )


def is_text(node: ast.AST) -> bool:
    value = node.value if isinstance(node, ast.Expr) else node
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def variants(site: Site) -> list[ast.AST]:
    """What could stand here by mistake."""
    node = site.node
    found = [*operators(node), *constants(node), *conditions(node)]
    if isinstance(node, LEFT_OUT) and is_in_function(site) and ast.unparse(node) != "super().__init__()":
        found.append(ast.Pass())
    if isinstance(node, ast.Return) and node.value is not None:
        found += [ast.Return(value) for value in results(node.value, site.returns)]
    return found


def is_in_function(site: Site) -> bool:
    return site.function != "" and not site.function.endswith(".")


def operators(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        others = COMPARED[type(node.ops[0])]
        return [ast.Compare(node.left, [other()], node.comparators) for other in others]
    if isinstance(node, ast.BoolOp):
        return [ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)]
    if (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.Not | ast.USub)
        and not is_number(node.operand)
    ):
        return [node.operand]
    if isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
        return [ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)]
    if isinstance(node, ast.AugAssign) and type(node.op) in RECKONED:
        return [ast.AugAssign(node.target, RECKONED[type(node.op)](), node.value)]
    return []


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def constants(node: ast.AST) -> list[ast.AST]:
    if not isinstance(node, ast.Constant):
        return []
    if isinstance(node.value, bool):
        return [ast.Constant(not node.value)]
    return [ast.Constant(node.value + 1), ast.Constant(node.value - 1)] if is_number(node) else []


def conditions(node: ast.AST) -> list[ast.AST]:
    """The condition of a branch, a loop or a choice the other way round; comparisons have their own turns."""
    if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Compare):
        return [type(node)(negated(node.test), node.body, node.orelse)]
    if isinstance(node, ast.IfExp) and not isinstance(node.test, ast.Compare):
        return [ast.IfExp(negated(node.test), node.body, node.orelse)]
    if isinstance(node, ast.comprehension) and node.ifs:
        return [ast.comprehension(node.target, node.iter, [], node.is_async)]
    return []


def negated(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(ast.Not(), test)


def results(value: ast.expr, returns: str) -> list[ast.expr]:
    """Another answer of the same kind."""
    if isinstance(value, ast.Constant | ast.Compare) or ast.unparse(value) in ("[]", "{}"):
        return []
    if returns == "bool":
        return [negated(value)]
    if returns in NUMBERS:
        return [ast.BinOp(value, ast.Add(), ast.Constant(1))]
    empty: dict[str, Any] = {"list": ast.List([], ast.Load()), "dict": ast.Dict([], [])}
    return [empty[returns.partition("[")[0]]] if returns.partition("[")[0] in empty else []
