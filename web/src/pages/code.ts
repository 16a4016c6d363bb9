/** From five words that somebody read out to the table. */
import { house } from '../feed/house'
import { go } from '../router.svelte'

export async function followCode(typed: string): Promise<void> {
  const words = typed.toLowerCase().match(/\p{L}+/gu) ?? []
  const { room } = await house.findByCode(typed)
  go(`/join/${room}#${words.join('-')}`)
}
