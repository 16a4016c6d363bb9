"""The opponent's leaders, as they work when they are turned up (GWT-8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.catalogue import CARDS
from taverne.gwent.leaders import LEADERS, WHITE_FLAME
from taverne.gwent.leaders.base import SILENT, Leader
from taverne.gwent.leaders.search import Shed
from taverne.gwent.purposes import REVIVAL, SOLO_FOUND
from taverne.gwent.solo.opponent import OPPONENT, PLAY_CARD, PLAYER, is_weather
from taverne.gwent.table import GwentTask
from taverne.kernel.piles import take_out
from taverne.kernel.rng import pick
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.table import GwentTable


class TurnedUp:
    """A leader as printed: used if it would do something."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.leader: Leader = LEADERS[key]

    def turned_up(self, table: GwentTable) -> None:
        if self.leader.usable(table, OPPONENT):
            self.leader.use(table, OPPONENT)

    def lasts(self, table: GwentTable) -> None:
        """GWT-9.33 what holds for the rest of the game."""


class Lasting(TurnedUp):
    """GWT-9.33 Bran and The Treacherous, as the printed passive leaders."""

    def turned_up(self, table: GwentTable) -> None:
        self.lasts(table)

    def lasts(self, table: GwentTable) -> None:
        self.leader.prepare(table, OPPONENT)
        renew_rows(table)


class Hope(Lasting):
    """GWT-9.33 +1 for each of its agile units."""

    def lasts(self, table: GwentTable) -> None:
        for line in range(3):
            table.row(OPPONENT, line).hopeful = True
        renew_rows(table)


class WhiteFlame(TurnedUp):
    """Your leader is off for the rest of the game, and what it changed is as before."""

    def turned_up(self, table: GwentTable) -> None:
        table.leaders[PLAYER] = SILENT
        table.ready[PLAYER] = False
        renew_passives(table)


class DrawsCard(TurnedUp):
    """Destroyer of Worlds and Daisy: draw and play a card."""

    def turned_up(self, table: GwentTable) -> None:
        table.push(PLAY_CARD)


class Emperor(TurnedUp):
    """You discard a card of your choice."""

    def turned_up(self, table: GwentTable) -> None:
        table.push(Shed(PLAYER))


class Invader(TurnedUp):
    """A random non-hero unit of its discard pile is played."""

    def turned_up(self, table: GwentTable) -> None:
        pile = table.discards[OPPONENT]
        fallen = [card for card in pile if card.plain]
        if fallen:
            play_from(table, pile, pick(fallen, table.rng.of(REVIVAL, OPPONENT)))


class FirstFound(TurnedUp):
    """The first fitting card of its deck is played; the deck is shuffled."""

    def fits(self, card: Card) -> bool:
        raise NotImplementedError

    def turned_up(self, table: GwentTable) -> None:
        deck = table.decks[OPPONENT]
        found = [card for card in deck if self.fits(card)]
        if found:
            play_from(table, deck, pick(found, table.rng.of(SOLO_FOUND, OPPONENT)))


class WildHunt(FirstFound):
    """King of the Wild Hunt: its first weather card; GWT-9.34 that brings no further card."""

    def fits(self, card: Card) -> bool:
        return is_weather(card)


class Harald(FirstFound):
    """Its first Mardroeme, in the best row."""

    def fits(self, card: Card) -> bool:
        return card.key == "sk_mardroeme"


class PlaysBest(TurnedUp):
    """The card of a pile that gains most is played."""

    def turned_up(self, table: GwentTable) -> None:
        table.push(PlayBest(self))

    def pile(self, table: GwentTable) -> list[Card]:
        """Bringer of Death: its own discard pile."""
        return table.discards[OPPONENT]

    def wants(self, card: Card) -> bool:
        return not card.hero


class Relentless(PlaysBest):
    """The card of your discard pile that helps it most is played on its side, a spy on yours."""

    def pile(self, table: GwentTable) -> list[Card]:
        return table.discards[PLAYER]


class Arnjolf(PlaysBest):
    """Its deck's tight-bond card that gains most."""

    def pile(self, table: GwentTable) -> list[Card]:
        return table.decks[OPPONENT]

    def wants(self, card: Card) -> bool:
        return card.bonds


class PlayBest(GwentTask):
    """Which card of the pile: the opponent weighs them all."""

    def __init__(self, leader: PlaysBest) -> None:
        super().__init__(OPPONENT)
        self.leader = leader

    def words(self) -> str:
        return f"play_best {self.seat} {self.leader.key}"

    def options(self, table: GwentTable) -> list[int]:
        return sorted({card.id for card in self.leader.pile(table) if self.leader.wants(card)})

    def resolve(self, table: GwentTable, option: i64) -> None:
        play_from(table, self.leader.pile(table), CARDS[option])


def play_from(table: GwentTable, pile: list[Card], card: Card) -> None:
    """GWT-9.16 out of its deck everybody sees it go; out of a discard pile nothing was hidden."""
    if pile is table.decks[OPPONENT]:
        table.search_out(OPPONENT, card)
    else:
        take_out(pile, card)
    table.tell("play", OPPONENT, card.key, NOBODY)
    card.play(table, OPPONENT)


def renew_passives(table: GwentTable) -> None:
    """Work out anew what the leaders that still speak have changed."""
    table.blind_medics = False
    for row in table.rows:
        row.gentle = False
        row.treason = False
    for key in table.turned_up:
        TURNED_UP[key].lasts(table)
    renew_rows(table)


def renew_rows(table: GwentTable) -> None:
    for row in table.rows:
        row.renew()


ADAPTED: Final[list[TurnedUp]] = [
    Lasting("mo_leader_eredin_treacherous"),
    Lasting("sk_leader_king_bran"),
    Hope("st_leader_francesca_hope"),
    WhiteFlame(WHITE_FLAME),
    DrawsCard("mo_leader_eredin_destroyer_of_worlds"),
    DrawsCard("st_leader_francesca_daisy"),
    WildHunt("mo_leader_eredin_king_of_the_wild_hunt"),
    PlaysBest("mo_leader_eredin_bringer_of_death"),
    Invader("ni_leader_emhyr_invader_of_the_north"),
    Emperor("ni_leader_emhyr_emperor_of_nilfgaard"),
    Relentless("ni_leader_emhyr_relentless"),
    Arnjolf("sk_leader_arnjolf"),
    Harald("sk_leader_harald"),
]
TURNED_UP: Final[dict[str, TurnedUp]] = {
    **{key: TurnedUp(key) for key in LEADERS},
    **{leader.key: leader for leader in ADAPTED},
}
