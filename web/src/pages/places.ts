/** The pages that every visitor may want, the most wanted first: address and message. */
export const PLACES: readonly (readonly [path: string, message: string])[] = [
  ['/new', 'web-nav-new'],
  ['/learn', 'web-nav-learn'],
  ['/puzzles', 'web-nav-puzzles'],
  ['/companion', 'web-nav-companion'],
  ['/decks', 'web-nav-decks'],
  ['/cards', 'web-nav-cards'],
  ['/rules', 'web-nav-rules'],
  ['/games', 'web-nav-games'],
  ['/replay', 'web-replay-title'],
  ['/settings', 'web-settings'],
  ['/credits', 'web-credits'],
]
