/** In solo play a deck stands for its whole faction: only faction and leader are named. */
import { leaderOf } from '../library.svelte'

export function soloDeck(leader: string): string {
  const card = leaderOf(leader)
  return card ? `faction: ${card.faction}\nleader: ${card.title}\n` : leader
}
