/** Which events of Cardia mean what to the eye and the ear. */
import type { Cues } from '../../motion/story'

export const CUES: Cues = {
  beginnings: ['commit', 'reveal'],
  played: ['reveal', 'plays_openly'],
  burnt: [],
  called: [],
  revived: [],
  turned: [],
  swept: [],
  sounds: {
    reveal: 'card',
    draw: 'draw',
    discard: 'draw',
    recover: 'draw',
    judged: 'seal',
    judged_again: 'seal',
    tokens: 'token',
    next_tokens: 'token',
    ongoing: 'token',
    encounter_leaves: 'pass',
    guardian_up: 'rise',
    guardian: 'rise',
    game_won: 'gem',
  },
}
