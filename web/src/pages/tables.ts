/** A table in a few words: game, way to play, clock. */
import { ruleOf } from '../cardia/terms'
import type { RoomSummary, RoomView } from '../protocol'
import { gameName } from '../simple/library'
import { say } from '../words/words.svelte'

type Table = Pick<RoomView | RoomSummary, 'game' | 'rules' | 'tournament' | 'clock'>
type Clock = RoomView['clock']

export function modeWords({ game, rules, tournament }: Table): string {
  if (game === 'cardia') return say('web-cardia-terms', { deck: deckWord(rules), guardians: ruleOf(rules, 'guardians') === 'true' ? 'yes' : 'no' })
  if (game !== 'gwent') return gameName(game)
  return `${say('web-game-gwent')}, ${say(tournament ? 'web-mode-tournament' : `web-mode-${ruleOf(rules, 'mode') || 'duel'}`)}`
}

const deckWord = (rules: string): string => ruleOf(rules, 'deck').split(':')[0] || 'I'

export function clockWords(clock: Clock): string {
  if (clock.kind === 'move') return say('web-clock-move', { seconds: clock.seconds ?? 0 })
  if (clock.kind === 'bank') return say('web-clock-bank', { minutes: Math.round((clock.seconds ?? 0) / 60), increment: clock.increment ?? 0 })
  if (clock.kind === 'days') return say('web-clock-post', { days: clock.days ?? 0 })
  return say('web-clock-none')
}
