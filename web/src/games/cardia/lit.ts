/** Where on the table the things lie of which a lesson speaks; it counts places from 1. */
export function lit(show: string): string {
  const [thing = '', where = ''] = show.split(':')
  const [name = '', seat = '0'] = (where || thing).split('@')
  const place = Number(name) - 1
  const parts: Record<string, string> = {
    hand: where ? `.hcard[data-card="${name}"]` : '.chand__c',
    row: '.crow',
    signets: '.seals',
    place: `[data-place="${place}"]`,
    spot: `[data-spot="${place}.${seat}"]`,
    guardian: `[data-place="${place}"] .gdn`,
    waiting: `.cside--${seat === '0' ? 'me' : 'opp'} .need`,
  }
  return parts[where ? thing : name] ?? ''
}
