/** The transport to a house in the browser itself: in a worker of this page, or of another one that is open. */
import type { Answer, Line, Transport } from '../feed/transport'
import { given } from '../sure'
import { language } from '../words/words.svelte'
import { whenGone } from './alive'
import type {
  FromBots,
  FromHouse,
  FromWorker,
  Marks,
  Shared,
  ToBots,
  ToHouse,
  ToWorker,
  Trouble,
} from './messages'
import { conditions, eyesIn } from './state.svelte'

const BEAT = 4000
const MOST_MISSED = 3
const LOST = 1006
/** What is the same for everybody was printed when the pages were built. */
const PRINTED = /^\/api\/(?:games|lessons|(?:library|figures|almanac)\/\w+|books\/\w+\/\w+)$/

class PortLine implements Line {
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  constructor(
    readonly name: string,
    private readonly house: (said: ToHouse) => void,
  ) {}
  send(text: string): void {
    this.house({ t: 'say', line: this.name, text })
  }
  close(): void {
    this.house({ t: 'close', line: this.name })
  }
}

interface Waiting {
  done: (answer: Answer) => void
  failed: (error: Error) => void
}

const answerOf = (status: number, text: string): Answer => ({
  ok: status < 400,
  status,
  text: () => Promise.resolve(text),
  json: () => new Promise((done) => done(JSON.parse(text))),
})

/** When the house of this page had come how far, for those who measure it. */
function note(marks: Marks): void {
  for (const [name, at] of Object.entries(marks))
    performance.mark(`house ${name}`, { startTime: Math.max(0, at - performance.timeOrigin) })
}

export class InPage implements Transport {
  private readonly page = crypto.randomUUID().replaceAll('-', '')
  private readonly calls = new Map<string, Waiting>()
  private readonly lines = new Map<string, PortLine>()
  private readonly channel: BroadcastChannel
  private readonly unsaid: ToHouse[] = []
  private worker: Worker | null = null
  private bots: Worker | null = null
  private runtime: WebAssembly.Module | null = null
  private house = ''
  private missed = 0
  private count = 0

  /** `folder` holds the house of this build; `name` is that of its games, one for each address of the pages. */
  constructor(
    private readonly folder: string,
    private readonly name: string,
    private readonly pause: number,
  ) {
    this.channel = new BroadcastChannel(name)
    this.channel.onmessage = ({ data }: MessageEvent<Shared>) => {
      if (!('from' in data) && (data.to === '*' || data.to === this.page)) this.hear(data.said)
    }
    addEventListener('pagehide', () => this.say({ t: 'bye', page: this.page }))
    addEventListener('online', () => this.retry())
    setInterval(() => this.beat(), BEAT)
    this.waitToLead()
    this.overChannel({ t: 'who' })
  }

  send(method: string, path: string, body = ''): Promise<Answer> {
    if (method === 'GET' && PRINTED.test(path)) return this.printed(path)
    return this.call(method, path, body)
  }

  line(room: string): Line {
    const name = this.next()
    const line = new PortLine(name, (said) => this.say(said))
    this.lines.set(name, line)
    this.say({ t: 'open', line: name, room, guest: eyesIn(room), spoken: language() })
    return line
  }

  /** A house that could not be opened is opened again. */
  retry(): void {
    if (this.worker && conditions.now?.state === 'broken') this.lead()
  }

  private next(): string {
    this.count += 1
    return `${this.page}-${this.count}`
  }

  private async printed(path: string): Promise<Answer> {
    const name = path.replace('/api/', '').replaceAll('/', '-')
    const answer = await fetch(`${this.folder}prints/${name}.json`).catch(() => null)
    return answer?.ok ? answer : this.call('GET', path, '')
  }

  private call(method: string, path: string, body: string): Promise<Answer> {
    const id = this.next()
    const room = /^\/api\/rooms\/([a-z0-9]+)/.exec(path)?.[1]
    return new Promise((done, failed) => {
      this.calls.set(id, { done, failed })
      this.say({ t: 'call', id, method, path, body, guest: room ? eyesIn(room) : null, spoken: language() })
    })
  }

  /** One page is the house, the others join it; when it is closed, the next one takes over. */
  private waitToLead(): void {
    if (!('locks' in navigator)) return this.lead()
    void navigator.locks.request(this.name, () => {
      this.lead()
      return new Promise(() => undefined)
    })
  }

  private lead(): void {
    this.worker?.terminate()
    this.bots?.terminate()
    this.bots = null
    this.missed = 0
    this.forsake()
    const worker = new Worker(new URL('./house-worker.ts', import.meta.url), {
      type: 'module',
      name: 'house',
    })
    this.worker = worker
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hearWorker(data)
    worker.onerror = (event) => {
      event.preventDefault()
      this.breaks('here-not-fetched')
    }
    this.toWorker({
      t: 'begin',
      page: this.page,
      name: this.name,
      python: this.folder,
      pause: this.pause,
    })
  }

  private breaks(why: Trouble): void {
    conditions.now = { house: this.house, state: 'broken', kept: true, full: false, why }
    this.forsake()
  }

  /** A house that dies at work is opened again; one that dies while it opens would do so for ever. */
  private watch(house: string): void {
    const { worker } = this
    whenGone(house, () => {
      if (worker !== this.worker) return
      if (conditions.now?.state === 'open') this.lead()
      else this.breaks('here-broken')
    })
  }

  private toWorker(said: ToWorker | ToHouse, transfer: Transferable[] = []): void {
    this.worker?.postMessage(said, transfer)
  }

  private overChannel(said: ToHouse): void {
    this.channel.postMessage({ to: 'house', from: this.page, said } satisfies Shared)
  }

  private say(said: ToHouse): void {
    if (!this.house) this.unsaid.push(said)
    else if (this.worker) this.toWorker(said)
    else this.overChannel(said)
  }

  private hearWorker(said: FromWorker): void {
    if (said.t === 'pong') this.missed = 0
    else if (said.t === 'wanted') this.hire()
    else if (said.t === 'ready') {
      note(said.marks)
      this.runtime = said.runtime
      this.hire()
    } else {
      if (said.t === 'condition' && said.now.house !== this.house) this.watch(said.now.house)
      this.hear(said)
    }
  }

  private hear(said: FromHouse): void {
    if (said.t === 'condition') this.meet(said.now)
    else if (said.t === 'answer') this.settle(said.id, said.status, said.text)
    else if (said.t === 'opened') this.lines.get(said.line)?.onopen?.()
    else if (said.t === 'text') this.lines.get(said.line)?.onmessage?.({ data: said.text })
    else this.end(said.line, said.code, said.reason)
  }

  private settle(id: string, status: number, text: string): void {
    const waiting = this.calls.get(id)
    this.calls.delete(id)
    if (status) waiting?.done(answerOf(status, text))
    else waiting?.failed(new Error('broken'))
  }

  private end(name: string, code: number, reason: string): void {
    const line = this.lines.get(name)
    this.lines.delete(name)
    line?.onclose?.({ code, reason })
  }

  /** A house that was not there before knows nothing of what was said to the former. */
  private meet(now: typeof conditions.now & object): void {
    conditions.now = now
    if (now.house === this.house) return
    this.forsake()
    this.house = now.house
    for (const said of this.unsaid.splice(0)) this.say(said)
  }

  /** What was said to a house that is no more has no answer; what waits for a house waits on. */
  private forsake(): void {
    if (!this.house) return
    this.house = ''
    for (const [id] of [...this.calls]) this.settle(id, 0, '')
    for (const [name] of [...this.lines]) this.end(name, LOST, '')
  }

  private hire(): void {
    this.bots?.terminate()
    const bots = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    this.bots = bots
    const { port1, port2 } = new MessageChannel()
    const name = crypto.randomUUID()
    const died = (): void => {
      if (this.bots !== bots) return
      this.bots = null
      bots.terminate()
      this.toWorker({ t: 'died' })
    }
    bots.onerror = died
    const heard: Record<FromBots, () => void> = {
      alive: () => whenGone(name, died),
      died,
      whole: () => (conditions.missing = ''),
      unlearned: () => (conditions.missing = 'here-unlearned'),
    }
    bots.onmessage = ({ data }: MessageEvent<FromBots>) => heard[data]()
    const said: ToBots = { name, port: port2, folder: this.folder, runtime: given(this.runtime) }
    bots.postMessage(said, [port2])
    this.toWorker({ t: 'hire', port: port1 }, [port1])
  }

  /** A worker that does not answer any more is replaced; a computer that slept has missed one beat, not many. */
  private beat(): void {
    if (!this.worker || conditions.now?.state !== 'open') return
    this.missed += 1
    if (this.missed > MOST_MISSED) this.lead()
    else this.toWorker({ t: 'ping' })
  }
}
