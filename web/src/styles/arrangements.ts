/**
 * The four arrangements of a table, by the room it has; together they leave no gap.
 * Style sheets ask for one by its name, `@container table (--tall)`.
 */
const PORTRAIT = '(aspect-ratio < 9/10)'

export const ARRANGEMENTS: Record<string, string> = {
  /** Seats left, log and card text right, the hand in one line. */
  wide: '(width >= 1200px) and (height >= 640px)',
  /** As wide, with the log and the card text in a sheet. */
  middle: `(900px <= width < 1200px) and (height >= 640px) and (not ${PORTRAIT})`,
  /** Seats in strips, the hand in two lines below. */
  tall: `(width < 1200px) and (${PORTRAIT} or ((width < 900px) and (height >= 640px)))`,
  /** A phone on its side, or a window at 200 %: the prompt above, the hand on the right. */
  low: `(height < 640px) and (not ${PORTRAIT})`,
}
