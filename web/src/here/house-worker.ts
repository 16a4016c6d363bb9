/** The house: rooms, library, records. Pages speak to it through messages, and it to the bots through a port. */
import { holdOn } from './alive'
import { NoWebAssembly, NotFetched, mark, marked, python } from './boot'
import { type Disk, openDisk, passingDisk } from './disk'
import type { Condition, FromHouse, FromWorker, Shared, ToHouse, ToWorker, Trouble } from './messages'

interface Hatch {
  request(
    method: string,
    path: string,
    body: string,
    guest: number | undefined,
    spoken: string,
  ): Promise<string>
  connect(
    line: string,
    room: string,
    guest: number | undefined,
    spoken: string,
    send: (text: string) => void,
    end: (code: number, reason: string) => void,
  ): void
  says(line: string, text: string | undefined): void
  hang_up(page: string): void
  thought(number: number, answer: Uint8Array): void
  died(): void
}
type Errand = [number: number, errand: Uint8Array]
type Begin = Extract<ToWorker, { t: 'begin' }>

const OPEN = `
import logging
from pyodide.ffi import to_js
from taverne.page.hatch import Hatch
from taverne.page.phrases import Phrases
from taverne.words import read_with

read_with(Phrases)
logging.basicConfig(level=logging.WARNING)
await Hatch.open(disk, lambda number, errand: send(number, to_js(errand)), lambda: replace(), pause)
`
/** What everybody will want, while nobody waits. */
const SOON = `
import taverne.house.advice, taverne.house.replays
from taverne.games import offers
from taverne.house.room.entries import ENTRIES
from taverne.protocol.messages import FROM_HOUSE, TO_HOUSE

offers()
for adapter in (ENTRIES, FROM_HOUSE, TO_HOUSE):
    adapter.rebuild()
`
const AT_EASE = 100
const AFTER_A_GAME_STANDS = 4000

let hatch: Hatch | undefined
let bots: MessagePort | undefined
let channel: BroadcastChannel
let owner = ''
/** Whether a worker of the bots is on its way; the first one comes unasked. */
let hiring = true
/** Whether somebody has asked for something, and waits. */
let awaited = false
const waiting: Errand[] = []
const now: Condition = { house: crypto.randomUUID(), state: 'opening', kept: true, full: false, why: '' }

const toOwner = (said: FromWorker, transfer: Transferable[] = []): void => postMessage(said, { transfer })

function tell(page: string, said: FromHouse): void {
  if (page === owner) toOwner(said)
  else channel.postMessage({ to: page, said } satisfies Shared)
}

function tellAll(): void {
  toOwner({ t: 'condition', now })
  channel.postMessage({ to: '*', said: { t: 'condition', now } } satisfies Shared)
}

let greet: (begin: Begin) => void
const greeted = new Promise<Begin>((done) => (greet = done))

/** A bot that cannot be written down waits, and nobody would know why. */
function watched(kept: Disk): Disk {
  async function append(...words: Parameters<Disk['append']>): Promise<string> {
    const trouble = await kept.append(...words)
    const full = trouble === 'QuotaExceededError'
    if (full !== now.full) {
      now.full = full
      tellAll()
    }
    return trouble
  }
  return { ...kept, append }
}

async function disk(name: string): Promise<Disk> {
  try {
    return watched(await openDisk(name))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') throw error
    now.kept = false
    return passingDisk()
  }
}

function send(number: number, errand: Uint8Array): void {
  const copy = errand.slice()
  if (bots) bots.postMessage([number, copy] satisfies Errand, [copy.buffer])
  else {
    waiting.push([number, copy])
    want()
  }
}

function want(): void {
  if (!hiring) toOwner({ t: 'wanted' })
  hiring = true
}

function dismiss(): void {
  bots = undefined
  hiring = false
  waiting.length = 0
}

function replace(): void {
  dismiss()
  want()
}

async function begun(): Promise<Hatch> {
  const { name, python: folder, pause } = await greeted
  const [[py, runtime], kept] = await Promise.all([python(folder), disk(name)])
  for (const [key, value] of Object.entries({ disk: kept, send, replace, pause })) py.globals.set(key, value)
  const made = (await py.runPythonAsync(OPEN)) as Hatch
  mark('open')
  toOwner({ t: 'ready', runtime, marks: marked() })
  setTimeout(() => py.runPython(SOON), awaited ? AFTER_A_GAME_STANDS : AT_EASE)
  return made
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof NotFetched) return error.gone ? 'here-outdated' : 'here-not-fetched'
  if (error instanceof DOMException && error.name === 'VersionError') return 'here-newer'
  if (error instanceof NoWebAssembly) return 'here-no-webassembly'
  return 'here-broken'
}

function breaks(error: unknown): void {
  const why = troubleOf(error)
  console[why === 'here-broken' ? 'error' : 'warn'](error)
  Object.assign(now, { state: 'broken', why })
  tellAll()
}

const opening = begun().then(
  (made) => {
    hatch = made
    now.state = 'open'
    tellAll()
    return made
  },
  (error: unknown) => {
    breaks(error)
    return undefined
  },
)

const heard: { [T in ToHouse['t']]: (said: Extract<ToHouse, { t: T }>, from: string) => unknown } = {
  who: (_, from) => tell(from, { t: 'condition', now }),
  async call({ id, method, path, body, guest, spoken }, from) {
    awaited = true
    const at = await opening
    if (!at) return tell(from, { t: 'answer', id, status: 0, text: '' })
    const said = await at.request(method, path, body, guest ?? undefined, spoken)
    const [status, text] = JSON.parse(said) as [number, string]
    tell(from, { t: 'answer', id, status, text })
  },
  async open({ line, room, guest, spoken }, from) {
    const at = await opening
    if (!at) return tell(from, { t: 'end', line, code: 1013, reason: '' })
    tell(from, { t: 'opened', line })
    at.connect(
      line,
      room,
      guest ?? undefined,
      spoken,
      (text) => tell(from, { t: 'text', line, text }),
      (code, reason) => tell(from, { t: 'end', line, code, reason }),
    )
  },
  say: ({ line, text }) => hatch?.says(line, text),
  close: ({ line }) => hatch?.says(line, undefined),
  bye: ({ page }) => hatch?.hang_up(`${page}-`),
}

const told: { [T in ToWorker['t']]: (said: Extract<ToWorker, { t: T }>) => void } = {
  begin(said) {
    owner = said.page
    channel = new BroadcastChannel(said.name)
    channel.onmessage = ({ data }: MessageEvent<Shared>) => {
      if ('from' in data) obey(data.said, data.from)
    }
    greet(said)
    void holdOn(now.house).then(tellAll)
  },
  ping: () => toOwner({ t: 'pong' }),
  hire({ port }) {
    bots = port
    hiring = false
    port.onmessage = ({ data: [number, answer] }: MessageEvent<Errand>) => hatch?.thought(number, answer)
    for (const [number, errand] of waiting.splice(0)) send(number, errand)
  },
  died() {
    dismiss()
    hatch?.died()
  },
}

function obey(said: ToHouse, from: string): void {
  void (heard[said.t] as (said: ToHouse, from: string) => unknown)(said, from)
}

onmessage = ({ data }: MessageEvent<ToHouse | ToWorker>) => {
  if (data.t in told) (told[data.t as ToWorker['t']] as (said: unknown) => void)(data)
  else obey(data as ToHouse, owner)
}
// A promise that fails in a worker is no error for the page: without this it would wait for ever.
addEventListener('unhandledrejection', ({ reason }) => breaks(reason))
