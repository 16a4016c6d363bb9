/** Colours, patterns and emblems of the factions of both games. */
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

const faction = (
  code: string,
  emblem: string,
  hue: [number, number],
  [deep, mid, bright, accent]: [string, string, string, string],
  light: number,
  pattern: string,
): Faction => ({ code, emblem, hue, deep, mid, bright, accent, light, pattern })

export const FACTIONS: Record<string, Faction> = {
  monsters: faction('mo', 'fangs-circle', [2, 72], ['#2b090c', '#8f1f22', '#d9503c', '#ffc48a'], -2,
    '<path d="M0 12 4 0 8 12M8 12 12 0 16 12"/><path d="M4 16 8 5 12 16" opacity=".5"/>'),
  nilfgaard: faction('ni', 'eclipse-flare', [45, 70], ['#14110a', '#54431a', '#c79a32', '#fbe3a0'], 2,
    '<path d="M4 0V16M12 0V16"/><circle cx="8" cy="4" r="1.3" fill="#fff" stroke="none"/><circle cx="0" cy="12" r="1.3" fill="#fff" stroke="none"/><circle cx="16" cy="12" r="1.3" fill="#fff" stroke="none"/>'),
  northern_realms: faction('nr', 'crenel-crown', [215, 65], ['#0a1836', '#1f4f9b', '#5c9be6', '#e3eefc'], 0,
    '<path d="M8 0 16 8 8 16 0 8Z"/><path d="M8 4 12 8 8 12 4 8Z" fill="#fff" fill-opacity=".5" stroke="none"/>'),
  scoiatael: faction('st', 'oak-leaf', [115, 45], ['#10291a', '#347a43', '#94c94f', '#f1ea9e'], 7,
    '<path d="M0 8Q4 0 8 8Q4 16 0 8ZM8 8Q12 0 16 8Q12 16 8 8ZM4 0Q8 8 12 0M4 16Q8 8 12 16"/>'),
  skellige: faction('sk', 'drakkar-dragon', [268, 45], ['#1b1030', '#573690', '#a37fd8', '#a9ebe6'], 0,
    '<path d="M0 4Q4 0 8 4T16 4M0 9.3Q4 5.3 8 9.3T16 9.3M0 14.6Q4 10.6 8 14.6T16 14.6"/>'),
  neutral: faction('ne', 'tavern-sign', [190, 12], ['#191d1e', '#4b5b5e', '#94a9aa', '#f6e9cb'], 0,
    '<path d="M0 0H16M0 8H16M4 0V8M12 8V16"/>'),
  swamp: faction('sw', 'lily-pads', [165, 50], ['#0a2a25', '#22806a', '#66cfa2', '#eef0a4'], 7,
    '<path d="M0 8a8 8 0 0 1 16 0M4 8a4 4 0 0 1 8 0M-8 16a8 8 0 0 1 16 0M8 16a8 8 0 0 1 16 0"/>'),
  academy: faction('ac', 'enlightenment', [246, 50], ['#15113a', '#4a40a6', '#958cf0', '#f8d2ef'], 0,
    '<path d="M8 1 9.8 6.2 15 8 9.8 9.8 8 15 6.2 9.8 1 8 6.2 6.2Z"/>'),
  guild: faction('gu', 'gears', [26, 70], ['#2c1406', '#9c4b18', '#ea9440', '#ffe6b4'], 0,
    '<path d="M0 4 8 0V8L0 12ZM8 0 16 4V12L8 8ZM0 12V16M16 12V16M8 8V16"/>'),
  dynasty: faction('dy', 'crown', [338, 60], ['#300b21', '#9a2754', '#e96f94', '#ffe0ac'], -2,
    '<path d="M8 0A8 8 0 0 1 0 8 8 8 0 0 1 8 16 8 8 0 0 1 16 8 8 8 0 0 1 8 0Z"/><circle cx="8" cy="8" r="1.8" fill="#fff" stroke="none"/>'),
}

export const factionOf = (name: string): Faction => FACTIONS[name] ?? FACTIONS.neutral!
