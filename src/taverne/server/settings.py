"""What the keeper of a house may choose: by a file, the environment or the command line; the last wins."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BeforeValidator, Field, StringConstraints, ValidationError

from taverne.disk import home
from taverne.house.customs import Count, Customs, Rate
from taverne.kernel.errors import SetupError, TaverneError
from taverne.server.complaints import complaint
from taverne.server.store.engine import read_url

PREFIX: Final = "TAVERNE_"
FILE: Final = "taverne.toml"


def parts(words: object) -> object:
    """In the environment a list is one word with commas."""
    return [part.strip() for part in words.split(",") if part.strip()] if isinstance(words, str) else words


def house_database() -> str:
    return f"sqlite:///{home() / 'taverne.db'}"


def spare_cores() -> int:
    """One core is left to the guests."""
    return max(1, (os.cpu_count() or 2) - 1)


def with_a_front_page(folder: Path) -> Path:
    """What `make site` has made, wherever it lies now."""
    if not (folder / "index.html").is_file():
        raise ValueError(folder)
    return folder


HostName = Annotated[
    str, StringConstraints(to_lower=True, pattern=r"^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$")
]
HostNames = Annotated[tuple[HostName, ...], BeforeValidator(parts)]
Networks = Annotated[tuple[IPv4Network | IPv6Network, ...], BeforeValidator(parts)]

Site = Annotated[Path, AfterValidator(with_a_front_page)]


class Settings(Customs):
    """A field is `port = 8080` in the file, `TAVERNE_PORT=8080` outside, or `--port 8080` where offered."""

    host: Annotated[str, StringConstraints(min_length=1, max_length=255)] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65_535)] = 8420
    database: Annotated[str, Field(default_factory=house_database, repr=False)]
    public_hosts: HostNames = ()
    trusted_proxies: Networks = ()
    network_door: Literal["ask", "never"] = "ask"
    site: Site | None = None

    max_lines: Count = 200
    requests_per_s: Rate = 20
    requests_burst: Count = 200
    rooms_per_minute: Rate = 12
    rooms_burst: Count = 12
    replays_per_minute: Rate = 60
    replays_burst: Count = 40
    reviews_per_minute: Rate = 300
    reviews_burst: Count = 120
    practices_per_minute: Rate = 120
    practices_burst: Count = 80
    appraisals_per_minute: Rate = 240
    appraisals_burst: Count = 80
    codes_per_minute: Rate = 12
    codes_burst: Count = 12
    body_bytes: Annotated[int, Field(ge=1_024, le=16_777_216)] = 262_144

    bot_workers: Annotated[int, Field(ge=1, le=256, default_factory=spare_cores)]
    bot_limit_s: Rate = 20
    bot_seconds: Rate = 2
    compile_engine: Literal["auto", "never"] = "auto"

    log_format: Literal["plain", "json"] = "plain"
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def read_settings(given: Mapping[str, Any] | None = None) -> Settings:
    """All sources together; if something is wrong, every complaint is listed."""
    values, names = gathered(from_file(), from_environment(), given or {})
    complaints = database_complaints(values)
    try:
        settings = Settings.model_validate(values)
    except ValidationError as wrong:
        complaints += [
            complaint(error, names) for error in wrong.errors(include_input=False, include_url=False)
        ]
    if complaints:
        raise SetupError("settings-wrong", complaints)
    return settings


def gathered(
    file: Mapping[str, Any], environment: Mapping[str, Any], given: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, str]]:
    """The value of each field from the last source that has it, and what it is called there."""
    names = {
        **{field: field for field in file},
        **{field: PREFIX + field.upper() for field in environment},
        **{field: f"--{field.replace('_', '-')}" for field in given},
    }
    return {**file, **environment, **given}, names


def from_file() -> dict[str, Any]:
    named = os.environ.get(f"{PREFIX}CONFIG")
    path = Path(named).expanduser() if named else home() / FILE
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as missing:
        if named:
            raise SetupError("settings-file-missing", file=str(path)) from missing
        return {}
    except OSError as trouble:
        raise SetupError("settings-file-trouble", file=str(path), reason=trouble.strerror or "") from trouble
    except ValueError as wrong:
        raise SetupError("settings-file-unreadable", file=str(path), reason=str(wrong)) from wrong


def from_environment() -> dict[str, str]:
    found = {field: os.environ.get(PREFIX + field.upper(), "") for field in Settings.model_fields}
    return {field: value for field, value in found.items() if value}


def database_complaints(values: Mapping[str, Any]) -> list[TaverneError]:
    address = values.get("database")
    try:
        if isinstance(address, str):
            read_url(address)
    except TaverneError as complaint:
        return [complaint]
    return []
