"""The round: secret play, reveal, the loser's ability, the guardians, the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.cards import Encounter, Laid, Placed, no_omen
from taverne.cardia.characters.academy import Annotate
from taverne.cardia.characters.guild import triumphant
from taverne.cardia.characters.swamp import Extort
from taverne.cardia.commit import ask_for_cards, can_play, seal
from taverne.cardia.guardians.acting import GUARD, turn_up_guardian
from taverne.cardia.judging import ahead, signets, verdict
from taverne.cardia.scenes.effects import finish_for
from taverne.cardia.seats import BOTH, NEITHER, UNJUDGED, seats_of
from taverne.cardia.settle import SETTLE, lose_claims, rejudge, settle, tell_scenes
from taverne.cardia.table import RIVAL, Step
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable

ENOUGH: Final = 5


class Begin(Step):
    """CAR-2.1 a new round; CAR-4.2 who cannot play loses."""

    def name(self) -> str:
        return "begin"

    def run(self, table: CardiaTable) -> None:
        table.round += 1
        table.phase = 1
        table.current = NOBODY
        able = seats_of(can_play(table, 0), can_play(table, 1))
        if able is BOTH:
            table.push(LAY)
            ask_for_cards(table)
        elif table.laid:
            resolve_next(table)
        else:
            table.finish(ahead(table) if able is NEITHER else able.alone)


class Lay(Step):
    """CAR-2.1 both cards are laid; what waited for them goes with them."""

    def name(self) -> str:
        return "lay"

    def run(self, table: CardiaTable) -> None:
        pair: list[Laid] = []
        for seat in range(2):
            if table.stared[seat]:
                seal(table, seat, False)
            pair.append(Laid(table.sealed[seat].pop(), table.waiting[seat], table.opened[seat]))
            table.waiting[seat] = no_omen()
            table.opened[seat] = False
        table.laid.append(pair)
        for scene in table.scenes:
            scene.settled(table)
        if table.foggy and len(table.laid) < 2:
            table.push(END_ROUND)
        else:
            resolve_next(table)


def resolve_next(table: CardiaTable) -> None:
    """The phases of the encounter that has lain longest: a stack, the last is done first."""
    table.push(END_ROUND)
    table.push(ENGINEERS)
    if table.guardians:
        table.push(GUARD)
    table.push(ABILITY)
    table.push(JUDGE)
    table.push(REVEAL)


class Reveal(Step):
    """CAR-2.1 the encounter lies face up, with what waited for its cards; then scenes, then questions."""

    def name(self) -> str:
        return "reveal"

    def run(self, table: CardiaTable) -> None:
        pair = table.laid.pop(0)
        table.current = len(table.row)
        table.played_at = table.current
        table.resolved += 1
        table.row.append(Encounter([placed(table, 0, pair[0]), placed(table, 1, pair[1])], UNJUDGED))
        for scene in table.scenes:
            if not table.decided:
                scene.revealed(table)
        if not table.decided:
            self.ask(table, pair)

    def ask(self, table: CardiaTable, pair: list[Laid]) -> None:
        """CAR-2.1 first the Librarians, then the Blackmailers; in the order of the seats."""
        for seat in (1, 0):
            for faction in pair[seat].omen.demands:
                table.push(Extort(seat, faction))
        for seat in (1, 0):
            for _ in range(pair[seat].omen.books):
                table.push(Annotate(seat))


def placed(table: CardiaTable, seat: i64, laid: Laid) -> Placed:
    card, omen = laid.character, laid.omen
    table.forget(seat, card)
    table.tell("reveal", seat, card.key, table.current)
    if omen.modifier != 0 and table.sink is not None:
        table.tell("tokens", seat, f"{card.key}{omen.modifier:+}", table.current)
    return Placed(card, omen.modifier, 0, omen.engines, omen.claims)


class Judge(Step):
    """CAR-2.2 the current encounter is judged."""

    def name(self) -> str:
        return "judge"

    def run(self, table: CardiaTable) -> None:
        settle(table)
        if table.decided:
            return
        winner = table.row[table.current].winners.alone
        table.first = 1 if winner == 0 else 0
        table.tell("judged", winner, "", table.current)
        for scene in table.scenes:
            scene.judged(table)


class UseAbility(Step):
    """CAR-2.3 the loser carries out the ability of the card; a tie won by a Judge has none."""

    def name(self) -> str:
        return "use_ability"

    def run(self, table: CardiaTable) -> None:
        table.phase = 2
        winner = verdict(table.row, table.current).alone
        if winner != NOBODY:
            loser = RIVAL[winner]
            table.push(SETTLE)
            table.use_ability(table.card_at(table.current, loser).character, loser, table.current)


class Engineers(Step):
    """CAR-8.12 phase 2 is over; CAR-8.15 Engineers add five to the very card that was played."""

    def name(self) -> str:
        return "engineers"

    def run(self, table: CardiaTable) -> None:
        table.phase = 3
        if table.current != NOBODY:
            current = table.row[table.current]
            lose_claims(current, current.winners)
        if start_engines(table):
            table.push(TRIUMPH)
            tell_scenes(table, rejudge(table))
        else:
            test_triumph(table)


def start_engines(table: CardiaTable) -> bool:
    started = False
    place: i64 = 0
    for encounter in table.row:
        for seat in range(2):
            engines = encounter.cards[seat].engines
            if engines > 0:
                started = True
                encounter.cards[seat].engines = 0
                table.put_tokens(place, seat, 5 * engines)
        place += 1
    return started


class Triumph(Step):
    """CAR-2.5 after the Engineers: the Mechanical Djinns, then Founder's Day."""

    def name(self) -> str:
        return "triumph"

    def run(self, table: CardiaTable) -> None:
        test_triumph(table)


def test_triumph(table: CardiaTable) -> None:
    finish_for(table, triumphant(table))
    for scene in table.scenes:
        if not table.decided:
            scene.tested(table)


class EndRound(Step):
    """CAR-2.5 turn up a guardian, test the end of the game, then both draw."""

    def name(self) -> str:
        return "end_round"

    def run(self, table: CardiaTable) -> None:
        table.phase = 3
        turn_up_guardian(table)
        test_signets(table)
        if table.decided:
            return
        table.push(BEGIN)
        counts = [table.draw(seat, table.drawing) for seat in range(2)]
        for scene in table.scenes:
            scene.settled(table)
        for scene in reversed(table.scenes):
            scene.drawn(table, counts)


def test_signets(table: CardiaTable) -> None:
    """CAR-4.1 five signets and more than the other win the game."""
    leader = ahead(table)
    if leader != NOBODY and signets(table, leader) >= ENOUGH:
        table.finish(leader)


BEGIN: Final = Begin()
LAY: Final = Lay()
REVEAL: Final = Reveal()
JUDGE: Final = Judge()
ABILITY: Final = UseAbility()
ENGINEERS: Final = Engineers()
TRIUMPH: Final = Triumph()
END_ROUND: Final = EndRound()
