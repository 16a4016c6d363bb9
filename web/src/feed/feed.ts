/** The feed of a room: updates in order, commands until they are acknowledged, whatever the line does. */
import type { Command, FromHouse, Refusal, Update } from '../protocol'
import { newNonce } from './chance'
import { Refused } from './house'
import type { Line } from './transport'

const FIRST_WAIT = 200
const UNSURE_WAIT = 1000
const LONGEST_WAIT = 5000
const FINAL = (code: number): boolean => code >= 4400 && code < 4429

export type State = 'connecting' | 'open' | 'lost' | 'ended'

export interface Listener {
  update(update: Update): void
  state(state: State, tries: number): void
  ended(reason: string): void
  /** It is not known yet whether something counted; it is being asked again. */
  unsure(reason: Refusal): void
}

interface Waiting {
  message: Command & { nonce: string }
  done: (number: number) => void
  refused: (error: Refused) => void
}

export class Feed {
  number = 0
  tries = 0
  private state: State = 'connecting'
  private line: Line | null = null
  private readonly waiting = new Map<string, Waiting>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly connect: () => Line,
    private readonly listener: Listener,
  ) {}

  start(): void {
    const line = this.connect()
    this.line = line
    line.onopen = () => this.greet(line)
    line.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as FromHouse)
    line.onclose = ({ code, reason }) => this.lost(line, code, reason)
  }

  stop(): void {
    this.become('ended')
    clearTimeout(this.timer)
    this.line?.close()
  }

  /** Not later but now. */
  retry(): void {
    if (this.state !== 'lost') return
    clearTimeout(this.timer)
    this.start()
  }

  /** Done when the house has it on disk; sent again after every reconnection, which is harmless. */
  say(command: Command): Promise<number> {
    const message = { ...command, nonce: newNonce() }
    return new Promise((done, refused) => {
      this.waiting.set(message.nonce, { message, done, refused })
      if (this.state === 'open') this.line?.send(JSON.stringify(message))
    })
  }

  /** What has been said and not yet acknowledged. */
  get unheard(): Command[] {
    return [...this.waiting.values()].map((one) => one.message)
  }

  private greet(line: Line): void {
    this.tries = 0
    line.send(JSON.stringify({ type: 'hello', after: this.number }))
    for (const { message } of this.waiting.values()) line.send(JSON.stringify(message))
    this.become('open')
  }

  private hear(message: FromHouse): void {
    if (message.type === 'update') this.take(message)
    else if (message.type === 'accepted') this.settle(message.nonce, (one) => one.done(message.number))
    else if (message.type === 'unsure') this.askAgain(message.nonce, message.reason)
    else this.settle(message.nonce, (one) => one.refused(new Refused(message.refused)))
  }

  /** The house does not know whether it counted: the same command, as it was, tells. */
  private askAgain(nonce: string, reason: Refusal): void {
    const one = this.waiting.get(nonce)
    if (!one) return
    this.listener.unsure(reason)
    setTimeout(() => {
      if (this.state === 'open' && this.waiting.has(nonce)) this.line?.send(JSON.stringify(one.message))
    }, UNSURE_WAIT)
  }

  private take(update: Update): void {
    this.number = update.number
    this.listener.update(update)
  }

  private settle(nonce: string, act: (one: Waiting) => void): void {
    const one = this.waiting.get(nonce)
    if (!one) return
    this.waiting.delete(nonce)
    act(one)
  }

  private lost(line: Line, code: number, reason: string): void {
    if (line !== this.line || this.state === 'ended') return
    if (FINAL(code)) {
      this.become('ended')
      this.giveUp({ key: reason, details: {}, text: '', complaints: [] })
      this.listener.ended(reason)
      return
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries)
    this.tries += 1
    this.become('lost')
    this.timer = setTimeout(() => this.start(), wait)
  }

  private giveUp(refusal: Refusal): void {
    for (const nonce of [...this.waiting.keys()])
      this.settle(nonce, (one) => one.refused(new Refused(refusal)))
  }

  private become(state: State): void {
    this.state = state
    this.listener.state(state, this.tries)
  }
}
