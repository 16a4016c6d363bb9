/** What a card, a keyword or a kind of weather looks like; a new card shows its faction's emblem. */
import icons from 'virtual:icons/gwent'

export const cardIcon = (key: string): string | undefined => icons[key]

export const ABILITY_ICONS: Record<string, string> = {
  agile: 'back-forth',
  medic: 'health-increase',
  muster: 'meeple-group',
  bond: 'linked-rings',
  morale: 'upgrade',
  spy: 'semi-closed-eye',
  scorch: 'flame',
  scorch_row: 'flame',
  scorch_all: 'flame',
  horn: 'mighty-horn',
  summon: 'egg-clutch',
  berserker: 'bear-head',
  mardroeme: 'spotted-mushroom',
  decoy: 'target-dummy',
  frost: 'snowflake-2',
  fog: 'fog',
  rain: 'raining',
  storm: 'lightning-storm',
  clear: 'sun',
}
