/** Random words: names for commands, and one's own luck in the shuffle. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const newNonce = (): string => randomHex(12)
export const newLuck = (): string => randomHex(16)
