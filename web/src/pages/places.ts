/** The pages that every visitor may want, in the order of the bar: address and message. */
export const PLACES: readonly (readonly [path: string, message: string])[] = [
  ['/new', 'web-nav-new'],
  ['/replay', 'web-replay-title'],
  ['/settings', 'web-settings'],
  ['/credits', 'web-credits'],
]
