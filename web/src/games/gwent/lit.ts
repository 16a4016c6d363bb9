/** Where on the board the things lie of which a lesson speaks. */
const LINES = ['melee', 'ranged', 'siege']
const SIDES = ['me', 'opp']

export function lit(show: string): string {
  const [thing = '', where = ''] = show.split(':')
  const [name = '', place = '0'] = (where || thing).split('@')
  const seat = `.seat--${SIDES[Number(place)] ?? 'me'}`
  const parts: Record<string, string> = {
    hand: where
      ? `.hc[data-card*="_${name}"]`
      : show.includes('@')
        ? `[data-anchor="hand-${place}"]`
        : '.hand__cards',
    row: `[data-row="${Number(place) * LINES.length + LINES.indexOf(name)}"]`,
    total: `${seat} .seat__total`,
    totals: '.seat__total',
    gems: show.includes('@') ? `${seat} .seat__gems` : '.seat__gems',
    leader: `${seat} .seat__leader, .btn--lead`,
    deck: `[data-anchor="deck-${place}"]`,
    pass: '.btn--pass',
  }
  return parts[where ? thing : name] ?? ''
}
