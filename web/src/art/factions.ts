/** Colours, patterns and emblems of factions; each game brings its own. */
export interface Faction {
  code: string
  emblem: string
  hue: [number, number]
  deep: string
  mid: string
  bright: string
  accent: string
  /** Lightness apart from hue, so that red and green factions differ to every eye. */
  light: number
  pattern: string
}

export const faction = (
  code: string,
  emblem: string,
  hue: [number, number],
  [deep, mid, bright, accent]: [string, string, string, string],
  light: number,
  pattern: string,
): Faction => ({ code, emblem, hue, deep, mid, bright, accent, light, pattern })

const NEUTRAL = faction(
  'ne',
  'tavern-sign',
  [190, 12],
  ['#191d1e', '#4b5b5e', '#94a9aa', '#f6e9cb'],
  0,
  '<path d="M0 0H16M0 8H16M4 0V8M12 8V16"/>',
)
const known: Record<string, Faction> = { neutral: NEUTRAL }

export function know(factions: Record<string, Faction>): void {
  Object.assign(known, factions)
}

export const allFactions = (): Faction[] => Object.values(known)
export const factionOf = (name: string): Faction => known[name] ?? NEUTRAL
