/** What leads to a room: an invitation, its address, only its name, or a code of words. */
const ROOM = /^[a-z0-9]{20,40}$/
const PATH = /^\/(join|r|watch)\/([^/]+)$/
const ADDRESS = /\/(join|r|watch)\/([a-z0-9]{20,40})\/?(#[\w-]+)?/i

const CODE = /^\s*\p{L}{2,}(?:[^\p{L}]+\p{L}{2,}){4}\s*[.!]?\s*$/u

/** Whether this may be a code of five words that somebody read out. */
export const isCode = (text: string): boolean => CODE.test(text)

/** The address inside this house, or null if nothing leads to a room. */
export function roomIn(text: string): string | null {
  const typed = text.trim()
  const address = ADDRESS.exec(typed)
  if (address) return `${tidyPath(`/${address[1]}/${address[2]}`)}${address[3] ?? ''}`
  return ROOM.test(typed) ? `/join/${typed}` : null
}

/** A path as it was meant: neither capitals nor a slash at the end lead elsewhere. */
export const tidyPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1')

/** Whether this may be the name of a room; a shorter one is a link that lost its end. */
export const isRoom = (name: string): boolean => ROOM.test(name)

export interface RoomPath {
  way: 'join' | 'r' | 'watch'
  name: string
}

/** The room at this path, and the way into it. */
export function roomAt(path: string): RoomPath | null {
  const [, way, name] = PATH.exec(tidyPath(path)) ?? []
  return way && name ? { way: way as RoomPath['way'], name } : null
}
