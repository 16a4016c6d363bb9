/** Where a browser keeps what is too large for its small memory: by name, in shelves. Without one, for this visit only. */
const NAME = 'taverne'
const VERSION = 1
const SHELVES = ['games', 'records'] as const
export type Shelf = (typeof SHELVES)[number]

let opened: Promise<IDBDatabase | null> | null = null
const fallen: Record<Shelf, Map<string, unknown>> = { games: new Map(), records: new Map() }

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((done) => {
    if (typeof indexedDB === 'undefined') return done(null)
    const asked = indexedDB.open(NAME, VERSION)
    asked.onupgradeneeded = () => SHELVES.forEach((shelf) => asked.result.createObjectStore(shelf))
    asked.onerror = () => done(null)
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close()
      done(asked.result)
    }
  })
  return opened
}

const settled = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error ?? new Error('The browser keeps nothing.'))
  })

export async function putAway(shelf: Shelf, name: string, value: unknown): Promise<void> {
  const cupboard = await open()
  if (cupboard) await settled(cupboard.transaction(shelf, 'readwrite').objectStore(shelf).put(value, name))
  else fallen[shelf].set(name, value)
}

export async function takeOut<T>(shelf: Shelf, name: string): Promise<T | undefined> {
  const cupboard = await open()
  if (!cupboard) return fallen[shelf].get(name) as T | undefined
  return (await settled(cupboard.transaction(shelf).objectStore(shelf).get(name))) as T | undefined
}

export async function wholeShelf<T>(shelf: Shelf): Promise<T[]> {
  const cupboard = await open()
  if (!cupboard) return [...fallen[shelf].values()] as T[]
  return (await settled(cupboard.transaction(shelf).objectStore(shelf).getAll())) as T[]
}

export async function throwAway(shelf: Shelf, name: string): Promise<void> {
  const cupboard = await open()
  if (cupboard) await settled(cupboard.transaction(shelf, 'readwrite').objectStore(shelf).delete(name))
  else fallen[shelf].delete(name)
}

/** All shelves. */
export async function clearOut(): Promise<void> {
  const cupboard = await open()
  for (const shelf of SHELVES) {
    fallen[shelf].clear()
    if (cupboard) await settled(cupboard.transaction(shelf, 'readwrite').objectStore(shelf).clear())
  }
}
