/** The pages that every visitor may want, in the order of the bar: address and message. */
export const PLACES: readonly (readonly [path: string, message: string])[] = [
  ['/new', 'web-nav-new'],
  ['/learn', 'web-nav-learn'],
  ['/puzzles', 'web-nav-puzzles'],
  ['/cards', 'web-nav-cards'],
  ['/rules', 'web-nav-rules'],
  ['/decks', 'web-nav-decks'],
  ['/games', 'web-nav-games'],
  ['/replay', 'web-replay-title'],
  ['/settings', 'web-settings'],
  ['/credits', 'web-credits'],
]
