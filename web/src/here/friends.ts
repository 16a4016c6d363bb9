/** Friends at one device: each has a seat and eyes of their own, and the device goes from hand to hand. */
import { type Friend, type Friends, HouseAway, Refused, house } from '../feed/house'
import { luckFor } from '../feed/witness'
import { curtain, lookAs } from './state.svelte'

export const AGAIN = 1000

/** They sit down in the free seats, and everybody is ready. */
export async function seatFriends(room: string, invite: string, names: string[]): Promise<void> {
  for (const name of names) await house.join(room, { name, invite })
  const { friends } = await house.friends(room)
  curtain(room, true)
  try {
    for (const { guest } of friends) await makeReady(room, guest)
  } catch (error) {
    curtain(room, false)
    throw error
  }
}

async function makeReady(room: string, guest: number): Promise<void> {
  lookAs(room, guest)
  const stand = await house.stand(room)
  await house.tell(room, { type: 'ready', luck: luckFor(stand.room) })
}

/** Those who share a table; nobody, where the house says no. One that is away knows it only when it is back. */
export async function friendsAt(room: string): Promise<Friends | null> {
  for (;;) {
    try {
      return await house.friends(room)
    } catch (error) {
      if (!isAway(error)) return null
    }
    await new Promise((done) => setTimeout(done, AGAIN))
  }
}

/** A house with a fault of its own has not said no. */
function isAway(error: unknown): boolean {
  if (error instanceof Refused) return error.refusal.key === 'house-fault'
  if (error instanceof HouseAway) return true
  throw error
}

/** To whom the device goes now, if whoever looks has nothing to do: nobody's cards are shown before. */
export function nextOf({ phase, friends }: Friends, eyes: number | null): Friend | null {
  if (friends.length < 2 || (phase !== 'playing' && phase !== 'over')) return null
  const asked = friends.filter((one) => one.is_asked)
  if (asked.some((one) => one.guest === eyes)) return null
  const after = asked.find((one) => one.guest > (eyes ?? -1))
  return after ?? asked[0] ?? null
}
