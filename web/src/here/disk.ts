/** The logs of the rooms in IndexedDB: only ever added to. Texts and numbers in and out. */

/** The other side of `taverne/page/shelf.py`; a trouble is answered with its name, none with nothing. */
export interface Disk {
  load(): Promise<string>
  append(room: string, first: number, lines: string, plate: string): Promise<string>
  read(room: string, after: number): Promise<string>
  note(plates: string): Promise<string>
  forget(room: string): Promise<string>
  keep_key(room: string, guest: number, token: string): Promise<string>
  beat(now: number): Promise<string>
}

type Line = [at: number, kind: string, body: string]
interface Plate {
  id: string
}
const VERSION = 1
const LAST = Number.MAX_SAFE_INTEGER

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('silent'))
  })

/** When all of it is written; what was only half written never was. */
const settled = (work: IDBTransaction): Promise<string> =>
  new Promise((done) => {
    work.oncomplete = () => done('')
    work.onabort = () => done(work.error?.name ?? 'AbortError')
  })

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'AbortError')

/** What cannot be asked for at all takes with it what was asked for before; nothing, if all is well. */
function attempt(work: IDBTransaction, write: (work: IDBTransaction) => void): string | null {
  try {
    write(work)
    return null
  } catch (error) {
    work.abort()
    return nameOf(error)
  }
}

function opened(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, VERSION)
  opening.onupgradeneeded = () => {
    const base = opening.result
    base.createObjectStore('log', { keyPath: ['room', 'seq'] })
    base.createObjectStore('rooms', { keyPath: 'id' })
    base.createObjectStore('keys')
    base.createObjectStore('house')
  }
  return asked(opening)
}

const span = (room: string, after = 0): IDBKeyRange => IDBKeyRange.bound([room, after], [room, LAST], true)
const keysOf = (room: string): IDBKeyRange => IDBKeyRange.bound([room, 0], [room, LAST])

export async function openDisk(name: string): Promise<Disk> {
  const base = await opened(name)
  base.onversionchange = () => base.close()

  async function written(
    stores: string[],
    write: (work: IDBTransaction) => void,
    durability: IDBTransactionDurability = 'strict',
  ): Promise<string> {
    try {
      const work = base.transaction(stores, 'readwrite', { durability })
      return await (attempt(work, write) ?? settled(work))
    } catch (error) {
      return nameOf(error)
    }
  }

  return {
    async load() {
      const work = base.transaction(['rooms', 'keys', 'house'])
      const [plates, names, tokens, alive] = await Promise.all([
        asked(work.objectStore('rooms').getAll()),
        asked(work.objectStore('keys').getAllKeys()),
        asked(work.objectStore('keys').getAll()),
        asked(work.objectStore('house').get('alive')),
      ])
      const keys = names.map((name, at) => [...(name as [string, number]), tokens[at] as string])
      return JSON.stringify({ plates, keys, alive: (alive as number | undefined) ?? null })
    },
    append: (room, first, lines, plate) =>
      written(['log', 'rooms'], (work) => {
        const log = work.objectStore('log')
        for (const [place, [at, kind, body]] of (JSON.parse(lines) as Line[]).entries())
          log.add({ room, seq: first + place, at, kind, body })
        work.objectStore('rooms').put(JSON.parse(plate))
      }),
    async read(room, after) {
      const rows: { seq: number; at: number; kind: string; body: string }[] = await asked(
        base.transaction('log').objectStore('log').getAll(span(room, after)),
      )
      return JSON.stringify(rows.map(({ seq, at, kind, body }) => [seq, at, kind, body]))
    },
    note: (plates) =>
      written(['rooms'], (work) => {
        for (const plate of JSON.parse(plates) as Plate[]) work.objectStore('rooms').put(plate)
      }),
    forget: (room) =>
      written(['log', 'rooms', 'keys'], (work) => {
        work.objectStore('log').delete(span(room))
        work.objectStore('rooms').delete(room)
        work.objectStore('keys').delete(keysOf(room))
      }),
    keep_key: (room, guest, token) =>
      written(['keys'], (work) => work.objectStore('keys').put(token, [room, guest])),
    beat: (now) => written(['house'], (work) => work.objectStore('house').put(now, 'alive'), 'relaxed'),
  }
}

/** For a browser that keeps nothing: as long as the page is open. */
export function passingDisk(): Disk {
  const plates = new Map<string, unknown>()
  const logs = new Map<string, Map<number, Line>>()
  const fine = Promise.resolve('')
  return {
    load: () => Promise.resolve(JSON.stringify({ plates: [], keys: [], alive: null })),
    append(room, first, lines, plate) {
      const log = logs.get(room) ?? new Map<number, Line>()
      const added = (JSON.parse(lines) as Line[]).map((line, at) => [first + at, line] as const)
      if (added.some(([seq]) => log.has(seq))) return Promise.resolve('ConstraintError')
      for (const [seq, line] of added) log.set(seq, line)
      logs.set(room, log)
      plates.set(room, JSON.parse(plate))
      return fine
    },
    read: (room, after) =>
      Promise.resolve(
        JSON.stringify(
          [...(logs.get(room) ?? [])].filter(([seq]) => seq > after).map(([seq, line]) => [seq, ...line]),
        ),
      ),
    note: () => fine,
    forget(room) {
      logs.delete(room)
      return fine
    },
    keep_key: () => fine,
    beat: () => fine,
  }
}
