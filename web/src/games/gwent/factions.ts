/** Colours, patterns and emblems of the factions of Gwent. */
import { type Faction, faction } from '../../art/factions'
import { sayIfKnown } from '../../words/words.svelte'
import { markup } from '../../art/markup'

export const FACTIONS: Record<string, Faction> = {
  monsters: faction(
    'mo',
    'fangs-circle',
    [2, 72],
    ['#2b090c', '#8f1f22', '#d9503c', '#ffc48a'],
    -2,
    '<path d="M0 12 4 0 8 12M8 12 12 0 16 12"/><path d="M4 16 8 5 12 16" opacity=".5"/>',
  ),
  nilfgaard: faction(
    'ni',
    'eclipse-flare',
    [45, 70],
    ['#14110a', '#54431a', '#c79a32', '#fbe3a0'],
    2,
    markup`
      <path d="M4 0V16M12 0V16"/><circle cx="8" cy="4" r="1.3" fill="#fff" stroke="none"/>
      <circle cx="0" cy="12" r="1.3" fill="#fff" stroke="none"/>
      <circle cx="16" cy="12" r="1.3" fill="#fff" stroke="none"/>
    `,
  ),
  northern_realms: faction(
    'nr',
    'crenel-crown',
    [215, 65],
    ['#0a1836', '#1f4f9b', '#5c9be6', '#e3eefc'],
    0,
    markup`
      <path d="M8 0 16 8 8 16 0 8Z"/>
      <path d="M8 4 12 8 8 12 4 8Z" fill="#fff" fill-opacity=".5" stroke="none"/>
    `,
  ),
  scoiatael: faction(
    'st',
    'oak-leaf',
    [115, 45],
    ['#10291a', '#347a43', '#94c94f', '#f1ea9e'],
    7,
    '<path d="M0 8Q4 0 8 8Q4 16 0 8ZM8 8Q12 0 16 8Q12 16 8 8ZM4 0Q8 8 12 0M4 16Q8 8 12 16"/>',
  ),
  skellige: faction(
    'sk',
    'drakkar-dragon',
    [268, 45],
    ['#1b1030', '#573690', '#a37fd8', '#a9ebe6'],
    0,
    '<path d="M0 4Q4 0 8 4T16 4M0 9.3Q4 5.3 8 9.3T16 9.3M0 14.6Q4 10.6 8 14.6T16 14.6"/>',
  ),
}

export const factionName = (faction: string): string => sayIfKnown(`faction-${faction}`) ?? faction
