/** Which events of Gwent mean what to the eye and the ear. */
import type { Cues } from '../../motion/story'

export const CUES: Cues = {
  beginnings: ['play', 'leader', 'pass', 'reveal', 'turn_up'],
  played: ['play', 'reveal', 'turn_up'],
  burnt: ['fall'],
  called: ['muster'],
  revived: ['revive', 'return'],
  turned: ['transform', 'summon'],
  swept: ['total'],
  sounds: {
    land: 'card',
    play: 'card',
    muster: 'card',
    reveal: 'card',
    draw: 'draw',
    beside: 'horn',
    weather: 'weather',
    clear_weather: 'weather',
    fall: 'fire',
    summon: 'rise',
    revive: 'rise',
    transform: 'rise',
    pass: 'pass',
    auto_pass: 'pass',
    gem: 'gem',
    points: 'gem',
  },
}
