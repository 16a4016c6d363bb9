/** What somebody pasted: an invitation, the address of a room, only its name, or a code of words. */
const ROOM = /^[a-z0-9]{20,40}$/
const ADDRESS = /\/(join|r|watch)\/([a-z0-9]{20,40})(#[\w-]+)?/

const CODE = /^\s*\p{L}{2,}(?:[^\p{L}]+\p{L}{2,}){4}\s*[.!]?\s*$/u

/** Whether this may be a code of five words that somebody read out. */
export const isCode = (text: string): boolean => CODE.test(text)

/** The address inside this house, or null if nothing leads to a room. */
export function roomIn(text: string): string | null {
  const typed = text.trim()
  const address = ADDRESS.exec(typed)
  if (address) return `/${address[1]}/${address[2]}${address[3] ?? ''}`
  return ROOM.test(typed) ? `/join/${typed}` : null
}
