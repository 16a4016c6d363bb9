/** What travels between the pages of a browser and the house in one of their workers. */

/** Names of calls and lines begin with the name of their page. */
export type ToHouse =
  | { t: 'who' }
  | {
      t: 'call'
      id: string
      method: string
      path: string
      body: string
      guest: number | null
      spoken: string
    }
  | { t: 'open'; line: string; room: string; guest: number | null; spoken: string }
  | { t: 'say'; line: string; text: string }
  | { t: 'close'; line: string }
  | { t: 'bye'; page: string }

/** Only the page that started the worker says these. */
export type ToWorker =
  | { t: 'begin'; page: string; name: string; python: string; pause: number }
  | { t: 'ping' }
  | { t: 'hire'; port: MessagePort }
  | { t: 'died' }

export interface ToBots {
  name: string
  port: MessagePort
  folder: string
  runtime: WebAssembly.Module
}
/** Once it holds the lock of its name, and if it cannot go on; what a bot has learned came later, or could not be had. */
export type FromBots = 'alive' | 'died' | 'whole' | 'unlearned'

export type Trouble =
  | 'here-no-webassembly'
  | 'here-not-fetched'
  | 'here-outdated'
  | 'here-newer'
  | 'here-broken'
  | 'here-unlearned'

/** How a house is, and which: another one knows nothing of the calls to the former. */
export interface Condition {
  house: string
  state: 'opening' | 'open' | 'broken'
  kept: boolean
  /** Whether the last that happened could not be written down for want of room. */
  full: boolean
  why: Trouble | ''
}

export type FromHouse =
  | { t: 'condition'; now: Condition }
  | { t: 'answer'; id: string; status: number; text: string }
  | { t: 'opened'; line: string }
  | { t: 'text'; line: string; text: string }
  | { t: 'end'; line: string; code: number; reason: string }

export type FromWorker =
  FromHouse | { t: 'pong' } | { t: 'ready'; runtime: WebAssembly.Module; marks: Marks } | { t: 'wanted' }

/** Moments of the start, in milliseconds since 1970. */
export type Marks = Record<string, number>

/** On the channel that all pages of the browser share. */
export type Shared = { to: 'house'; from: string; said: ToHouse } | { to: string; said: FromHouse }

export const pageOf = (name: string): string => name.slice(0, name.indexOf('-'))
