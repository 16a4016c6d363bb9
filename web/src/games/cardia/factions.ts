/** Colours, patterns and emblems of the factions of Cardia. */
import { type Faction, faction } from '../../art/factions'
import { sayIfKnown } from '../../words/words.svelte'
import { markup } from '../../art/markup'

export const FACTIONS: Record<string, Faction> = {
  swamp: faction(
    'sw',
    'lily-pads',
    [165, 50],
    ['#0a2a25', '#22806a', '#66cfa2', '#eef0a4'],
    7,
    '<path d="M0 8a8 8 0 0 1 16 0M4 8a4 4 0 0 1 8 0M-8 16a8 8 0 0 1 16 0M8 16a8 8 0 0 1 16 0"/>',
  ),
  academy: faction(
    'ac',
    'enlightenment',
    [246, 50],
    ['#15113a', '#4a40a6', '#958cf0', '#f8d2ef'],
    0,
    '<path d="M8 1 9.8 6.2 15 8 9.8 9.8 8 15 6.2 9.8 1 8 6.2 6.2Z"/>',
  ),
  guild: faction(
    'gu',
    'gears',
    [26, 70],
    ['#2c1406', '#9c4b18', '#ea9440', '#ffe6b4'],
    0,
    '<path d="M0 4 8 0V8L0 12ZM8 0 16 4V12L8 8ZM0 12V16M16 12V16M8 8V16"/>',
  ),
  dynasty: faction(
    'dy',
    'crown',
    [338, 60],
    ['#300b21', '#9a2754', '#e96f94', '#ffe0ac'],
    -2,
    markup`
      <path d="M8 0A8 8 0 0 1 0 8 8 8 0 0 1 8 16 8 8 0 0 1 16 8 8 8 0 0 1 8 0Z"/>
      <circle cx="8" cy="8" r="1.8" fill="#fff" stroke="none"/>
    `,
  ),
}

export const factionName = (faction: string): string => sayIfKnown(`cardia-faction-${faction}`) ?? faction
