/** What lies on the workbench at first: a deck of one's own, a copy of a starter, or nothing but a leader. */
import { house } from '../../../feed/house'
import { gameFacts } from '../../../feed/games.svelte'
import { deckById } from '../decks.svelte'
import { FACTIONS } from '../factions'
import { allLeaders } from '../library.svelte'
import type { AppraisedDeck } from '../protocol'
import { sayIfKnown } from '../../../words/words.svelte'
import { Bench } from './bench.svelte'
import { sketchOf } from './sketch'

const FIRST = 'northern_realms'

export async function begin(wanted: URLSearchParams): Promise<Bench> {
  const known = deckById(wanted.get('deck') ?? '')
  if (known) return new Bench(sketchOf({ ...(await read(known.source)), name: known.name }), known.id)
  const copied = gameFacts('gwent')?.starters.find((deck) => deck.faction === wanted.get('copy'))
  if (copied)
    return kept(new Bench({ ...sketchOf(await read(copied.faction)), name: starterName(copied.faction) }))
  const faction = wanted.get('new') ?? ''
  return empty(faction in FACTIONS ? faction : FIRST)
}

export const starterName = (faction: string): string => sayIfKnown(`web-decks-starter-${faction}`) ?? ''

const read = (source: string): Promise<AppraisedDeck> => house.appraiseDeck<AppraisedDeck>('gwent', source)

const empty = (faction: string): Bench =>
  new Bench({
    name: '',
    faction,
    leader: allLeaders().find((leader) => leader.faction === faction)?.key ?? '',
    cards: {},
  })

function kept(bench: Bench): Bench {
  bench.keep()
  return bench
}
