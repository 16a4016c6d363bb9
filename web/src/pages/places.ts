/** The pages that every visitor may want, in the order of the bar: address and message. */
export const PLACES: readonly (readonly [path: string, message: string])[] = [
  ['/new', 'web-nav-new'],
  ['/learn', 'web-nav-learn'],
  ['/settings', 'web-settings'],
  ['/credits', 'web-credits'],
]
