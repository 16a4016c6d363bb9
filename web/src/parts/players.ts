/** How players are told apart: a sign, a line and, last, a colour. */
export const SIGNS = ['candle-lit', 'moon', 'polar-star', 'oak-leaf', 'ringing-bell'] as const
export const STYLES = ['me', 'opp', 'third', 'fourth', 'fifth'] as const

/** The place at the table as the viewer sees it: 0 is the side at the bottom, then clockwise. */
export const placeAt = (side: number, home: number, sides: number): number => (side - home + sides) % sides
