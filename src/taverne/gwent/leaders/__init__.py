"""The 25 leaders, by the name in the card data."""

from __future__ import annotations

from typing import Final

from taverne.gwent.cards import MELEE, RANGED, SIEGE
from taverne.gwent.leaders.base import Leader
from taverne.gwent.leaders.field import ClearSkies, Hope, HornRow, ScorchRow
from taverne.gwent.leaders.passive import Daisy, Invader, KingBran, Treacherous, WhiteFlame
from taverne.gwent.leaders.search import (
    Arnjolf,
    Crach,
    Destroyer,
    Emperor,
    FromDeck,
    FromDiscard,
    FromRivalDiscard,
    Harald,
    PlayWeather,
    WildHunt,
)

FROST: Final = 1 << MELEE
FOG: Final = 1 << RANGED
RAIN: Final = 1 << SIEGE
WHITE_FLAME: Final = "ni_leader_emhyr_white_flame"
RELENTLESS: Final = "ni_leader_emhyr_relentless"
LEADERS: Final[dict[str, Leader]] = {
    leader.key: leader
    for leader in [
        HornRow("mo_leader_eredin_red_riders", MELEE),
        FromDiscard("mo_leader_eredin_bringer_of_death"),
        Destroyer("mo_leader_eredin_destroyer_of_worlds"),
        WildHunt("mo_leader_eredin_king_of_the_wild_hunt"),
        Treacherous("mo_leader_eredin_treacherous"),
        PlayWeather("ni_leader_emhyr_his_imperial_majesty", RAIN),
        Emperor("ni_leader_emhyr_emperor_of_nilfgaard"),
        WhiteFlame(WHITE_FLAME),
        FromDeck(RELENTLESS),
        Invader("ni_leader_emhyr_invader_of_the_north"),
        PlayWeather("nr_leader_foltest_king_of_temeria", FOG),
        ClearSkies("nr_leader_foltest_lord_commander"),
        HornRow("nr_leader_foltest_siegemaster", SIEGE),
        ScorchRow("nr_leader_foltest_steel_forged", SIEGE),
        ScorchRow("nr_leader_foltest_son_of_medell", RANGED),
        PlayWeather("st_leader_francesca_pureblood_elf", FROST),
        ScorchRow("st_leader_francesca_queen", MELEE),
        HornRow("st_leader_francesca_beautiful", RANGED),
        Daisy("st_leader_francesca_daisy"),
        Hope("st_leader_francesca_hope"),
        Crach("sk_leader_crach_an_craite"),
        KingBran("sk_leader_king_bran"),
        Arnjolf("sk_leader_arnjolf"),
        Harald("sk_leader_harald", "sk_mardroeme"),
        PlayWeather("sk_leader_eist", FOG | RAIN),
    ]
}
# GWT-7.3 the two readings of The Relentless, by the option `relentless`.
RELENTLESS_BY: Final[dict[str, Leader]] = {
    "own_deck": LEADERS[RELENTLESS],
    "opponent_discard": FromRivalDiscard(RELENTLESS),
}
