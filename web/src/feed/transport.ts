/** How the pages reach a house: over the network, or in a worker of their own. Nobody else knows which. */

/** What a WebSocket and a message port have in common. */
export interface Line {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((end: { code: number; reason: string }) => void) | null
}

export interface Answer {
  ok: boolean
  status: number
  text(): Promise<string>
  json(): Promise<unknown>
}

export interface Transport {
  /** Rejects when nobody answers. */
  send(method: string, path: string, body?: string): Promise<Answer>
  /** The feed of a room. */
  line(room: string): Line
}

/** Names within complaints shall be those that the reader knows. */
const spoken = (): Record<string, string> =>
  document.documentElement.lang ? { 'Accept-Language': document.documentElement.lang } : {}

export const network: Transport = {
  send: (method, path, body) =>
    fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json', ...spoken() },
      body: body ?? null,
    }),
  line(room) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}/api/rooms/${room}/feed`) as unknown as Line
  },
}

let chosen = network

export const transport = (): Transport => chosen

/** From now on, the house is reached this way. */
export function reachBy(way: Transport): void {
  chosen = way
}
