/** The row of Cardia while cards are being turned up: nobody has won anything more yet. */
import type { Update } from '../../protocol'
import type { CardiaEncounter, CardiaView } from './protocol'
import { entry } from '../../sure'

type View = NonNullable<Update['view']>

export function heldBack(now: View, next: View): View | null {
  const [old, young] = [now as CardiaView, next as CardiaView]
  if (old.game !== young.game || young.row.length < old.row.length) return null
  return {
    ...young,
    row: young.row.map((encounter, place) => heldEncounter(old.row[place], encounter)),
    seats: young.seats.map((seat, place) => ({ ...seat, signets: entry(old.seats, place).signets })),
  }
}

function heldEncounter(old: CardiaEncounter | undefined, young: CardiaEncounter): CardiaEncounter {
  const same = old?.cards.every((card, seat) => card.card === young.cards[seat]?.card)
  if (old && same) {
    const cards = young.cards.map((card, seat) => ({ ...card, influence: entry(old.cards, seat).influence }))
    return { ...young, cards, judged: old.judged, winners: old.winners, signets: old.signets }
  }
  return { ...young, judged: false, winners: [], signets: young.signets.map(() => 0) }
}
