/** What a first game does not need (what the net has learned, rare letters) comes when nobody waits for anything. */
import { playedGames } from '../memory/games.svelte'

const SECOND = 1000
const MINUTE = 60
const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const

/** Once: after a game has ended, or when nobody has touched the page for a minute. */
export function whenAtEase(tell: () => void): void {
  let quiet = 0
  const touches = new AbortController()
  const touched = (): void => void (quiet = 0)
  for (const input of INPUTS) addEventListener(input, touched, { passive: true, signal: touches.signal })
  const timer = setInterval(() => {
    quiet += 1
    if (quiet < MINUTE && !playedGames().length) return
    clearInterval(timer)
    touches.abort()
    tell()
  }, SECOND)
}
