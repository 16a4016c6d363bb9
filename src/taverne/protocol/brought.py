"""Shapes that the games bring along: what travels is known here, what it looks like only to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from typing import Annotated, Any

from pydantic import Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema

from taverne.games import offers
from taverne.kernel.offer import Offer


class Brought:
    """Marks a field that holds one of our own shapes, or one of those that the games bring."""

    def __init__(
        self, shapes: Callable[[Offer], Sequence[type]], *own: type, discriminator: str | None = None
    ) -> None:
        self.shapes = shapes
        self.own = own
        self.discriminator = discriminator

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        brought = [shape for offer in offers() for shape in self.shapes(offer)]
        known: Any = reduce(or_, [*self.own, *brought])
        return handler.generate_schema(Annotated[known, Field(discriminator=self.discriminator)])
