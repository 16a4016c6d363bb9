/** How the house in this browser is, and who looks at its tables. */
import { recall, retain } from '../memory/kept'
import type { Condition, Trouble } from './messages'

interface Conditions {
  now: Condition | null
  /** Something of the pages themselves could not be fetched. */
  missing: Trouble | ''
  /** Open the house again, if it could not be opened. */
  retry: (() => void) | null
  /** Take the new version, if one waits. */
  update: (() => void) | null
}

export const conditions = $state<Conditions>({ now: null, missing: '', retry: null, update: null })

const PLACE = 'taverne-eyes'

/** Of the friends at this device, the one who looks at a table; without friends, whoever opened it. */
const eyes = $state<Record<string, number>>(recall(PLACE, {}))

export const eyesIn = (room: string): number | null => eyes[room] ?? null

export function lookAs(room: string, guest: number): void {
  eyes[room] = guest
  retain(PLACE, eyes)
}

/** Tables at which nothing may be seen until somebody says who looks. */
const curtains = $state<Record<string, boolean>>({})

export const isCurtained = (room: string): boolean => curtains[room] ?? false

export function curtain(room: string, drawn: boolean): void {
  curtains[room] = drawn
}
