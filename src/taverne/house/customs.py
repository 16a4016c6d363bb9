"""The customs of a house: how many may come, how often they may ask, how long is long."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=1, le=1_000_000_000)]
Rate = Annotated[float, Field(gt=0, le=1_000_000, allow_inf_nan=False)]


class Customs(BaseModel):
    """What a house needs to know that has no network; the settings of a server add to it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    max_rooms: Count = 2_000
    max_rooms_of_address: Count = 40
    max_guests: Count = 20
    max_watchers: Count = 100
    messages_per_s: Rate = 10
    messages_burst: Count = 40
    readings_per_minute: Rate = 60
    readings_burst: Count = 40
    frame_bytes: Annotated[int, Field(ge=1_024, le=1_048_576)] = 16_384

    bot_pause_ms: Annotated[int, Field(ge=0, le=60_000)] = 700
    absent_after_s: Count = 60
    close_after_days: Count = 14
    forget_after_days: Count = 30
