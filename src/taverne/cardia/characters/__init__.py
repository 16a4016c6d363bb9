"""The abilities of the thirty-two characters, by key."""

from __future__ import annotations

from typing import Final

from taverne.cardia.cards import Ability
from taverne.cardia.characters import academy, dynasty, guild, swamp

ABILITIES: Final[dict[str, Ability]] = {
    "assassin": swamp.Assassin(),
    "void_mage": academy.VoidMage(),
    "surgeon": guild.Surgeon(),
    "mediator": dynasty.Mediator(),
    "saboteur": swamp.Saboteur(),
    "fortune_teller": academy.FortuneTeller(),
    "palace_guard": guild.PalaceGuard(),
    "judge": dynasty.Judge(),
    "ambusher": swamp.Ambusher(),
    "puppeteer": academy.Puppeteer(),
    "clockmaker": guild.Clockmaker(),
    "treasurer": dynasty.Treasurer(),
    "swamp_guardian": swamp.SwampGuardian(),
    "magistra": academy.Magistra(),
    "inventor": guild.Inventor(),
    "djinn": dynasty.Djinn(),
    "poisoner": swamp.Poisoner(),
    "kinesis_mage": academy.KinesisMage(),
    "envoy": guild.Envoy(),
    "tax_collector": dynasty.TaxCollector(),
    "revolutionary": swamp.Revolutionary(),
    "librarian": academy.Librarian(),
    "prodigy": guild.Prodigy(),
    "aristocrat": dynasty.Aristocrat(),
    "blackmailer": swamp.Blackmailer(),
    "illusionist": academy.Illusionist(),
    "engineer": guild.Engineer(),
    "counselor": dynasty.Counselor(),
    "witch_king": swamp.WitchKing(),
    "elemental": academy.Elemental(),
    "mechanical_djinn": guild.MechanicalDjinn(),
    "successor": dynasty.Successor(),
}
