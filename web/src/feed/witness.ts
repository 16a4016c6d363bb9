/** What this browser notes before each deal, and checks by itself after the game (docs/fairness.md). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { recall, retain } from '../memory/kept'
import type { Fairness, RoomView } from '../protocol'
import { newLuck } from './chance'
import { entry } from '../sure'

const PLACE = 'taverne-witness'
const MOST_ROOMS = 40
const LINKS = 1000
const LINK_TAG = utf8ToBytes('taverne link 1')
const DEAL_TAG = utf8ToBytes('taverne deal 1')

/** `dealt` is the last deal that was seen, `skipped` counts those that the house passed over. */
export interface Notes {
  commitment: string
  luck: Record<number, string>
  dealt: number
  skipped: number
}

/** `checked` and `partly` hold; every other names what does not. */
export type Finding = 'checked' | 'partly' | 'commitment' | 'link' | 'luck' | 'key'

export interface Verdict {
  finding: Finding
  abandoned: number
}

const number32 = (number: number): Uint8Array =>
  new Uint8Array([number >>> 24, number >>> 16, number >>> 8, number])
/** Every part after its length, so that no byte can pass from one to another. */
const digest = (...parts: Uint8Array[]): Uint8Array =>
  sha256(concatBytes(...parts.flatMap((part) => [number32(part.length), part])))

export function walk(link: string, steps: number): string {
  let at: Uint8Array = hexToBytes(link)
  for (let step = 0; step < steps; step += 1) at = digest(LINK_TAG, at)
  return bytesToHex(at)
}

export const keyOf = (link: string, deal: number, luck: string[]): string =>
  bytesToHex(digest(DEAL_TAG, hexToBytes(link), number32(deal), ...luck.map(hexToBytes)))

/** A house that means harm may send anything. */
const isWrittenWell = (shown: Fairness): shown is Fairness & { link: string } =>
  shown.deal > 0 &&
  shown.deal <= LINKS &&
  /^[0-9a-f]{64}$/.test(shown.link ?? '') &&
  (shown.luck ?? []).every((word) => /^([0-9a-f]{2})*$/.test(word))

/** What the house shows against what was noted; `key` is that of the record. */
export function judge(
  shown: Fairness,
  key: string,
  seat: number | null,
  commitment: string,
  own: string | null,
): Finding {
  const luck = shown.luck ?? []
  const knowsOwn = own !== null && seat !== null
  if (commitment && commitment !== shown.commitment) return 'commitment'
  if (!isWrittenWell(shown) || walk(shown.link, shown.deal) !== shown.commitment) return 'link'
  if (knowsOwn && luck[seat] !== own) return 'luck'
  if (keyOf(shown.link, shown.deal, luck) !== key) return 'key'
  return commitment && knowsOwn ? 'checked' : 'partly'
}

const keyIn = (record: string): string =>
  /^key: ([0-9a-f]{64})$/m.exec(entry(record.split('\n\n', 1), 0))?.[1] ?? ''

const everyNote = (): Record<string, Notes> => recall<Record<string, Notes>>(PLACE, {})
const notesOf = (room: string): Notes =>
  everyNote()[room] ?? { commitment: '', luck: {}, dealt: 0, skipped: 0 }

function keep(room: string, notes: Notes): void {
  const { [room]: _, ...others } = everyNote()
  retain(PLACE, Object.fromEntries([...Object.entries(others), [room, notes]].slice(-MOST_ROOMS)))
}

/** The first commitment counts; another one is only due when all its deals are dealt. */
export function note(room: RoomView): void {
  const [shown, notes] = [room.fairness, notesOf(room.room)]
  if (!shown?.deal) return
  if (room.phase === 'gathering' && (!notes.commitment || notes.dealt >= LINKS)) {
    keep(room.room, { ...notes, commitment: shown.commitment, dealt: shown.deal - 1 })
  } else if (room.phase !== 'gathering' && notes.commitment && shown.deal > notes.dealt) {
    keep(room.room, { ...notes, dealt: shown.deal, skipped: notes.skipped + shown.deal - notes.dealt - 1 })
  }
}

/** One's own word for the next deal: the same however often the house asks for it. */
export function luckFor(room: RoomView): string {
  const [deal, notes] = [room.fairness?.deal ?? 0, notesOf(room.room)]
  const luck = notes.luck[deal] ?? newLuck()
  keep(room.room, { ...notes, luck: { ...notes.luck, [deal]: luck } })
  return luck
}

/** Nothing can be said of a game that was brought from elsewhere, or that is not over. */
export function attest(room: RoomView, record: string): Verdict | null {
  const [shown, notes] = [room.fairness, notesOf(room.room)]
  if (!shown?.link) return null
  const finding = judge(shown, keyIn(record), room.you.seat, notes.commitment, notes.luck[shown.deal] ?? null)
  return { finding, abandoned: Math.max(shown.abandoned, notes.skipped) }
}
