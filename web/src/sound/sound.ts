/** Small sounds, made on the spot; silent until the reader wants them. */
import { type Cues, gameEvents } from '../motion/story'
import type { Happening } from '../protocol'
import { settings } from '../settings.svelte'

let context: AudioContext | null = null
let way: AudioNode | null = null

interface Note {
  pitch: number
  at?: number
  long?: number
  loud?: number
  wave?: OscillatorType
  /** Where the pitch glides to. */
  to?: number
}

interface Rustle {
  long: number
  loud: number
  around: number
  at?: number
}

interface Sound {
  notes?: Note[]
  rustle?: Rustle
}

const SOUNDS: Record<string, Sound> = {
  card: {
    rustle: { long: 0.09, loud: 0.25, around: 1800 },
    notes: [{ pitch: 140, at: 0.07, long: 0.06, loud: 0.3 }],
  },
  draw: { rustle: { long: 0.12, loud: 0.18, around: 2600 } },
  horn: {
    notes: [
      { pitch: 196, long: 0.7, wave: 'sawtooth', loud: 0.08 },
      { pitch: 294, long: 0.7, wave: 'sawtooth', loud: 0.07 },
    ],
  },
  weather: { rustle: { long: 0.6, loud: 0.14, around: 700 } },
  fire: { rustle: { long: 0.45, loud: 0.3, around: 3200 } },
  rise: { notes: [{ pitch: 260, to: 520, long: 0.4, loud: 0.12 }] },
  pass: { rustle: { long: 0.3, loud: 0.12, around: 500 } },
  turn: {
    notes: [
      { pitch: 180, long: 0.12, loud: 0.35 },
      { pitch: 120, at: 0.03, long: 0.16, loud: 0.3 },
    ],
  },
  seal: { notes: [{ pitch: 95, long: 0.14, loud: 0.4 }], rustle: { long: 0.05, loud: 0.12, around: 900 } },
  token: {
    notes: [
      { pitch: 620, long: 0.06, loud: 0.12 },
      { pitch: 480, at: 0.03, long: 0.07, loud: 0.1 },
    ],
  },
  gem: {
    notes: [
      { pitch: 1800, long: 0.2, loud: 0.1 },
      { pitch: 2350, at: 0.05, long: 0.25, loud: 0.08 },
    ],
  },
  won: {
    notes: [392, 494, 587, 784].map((pitch, step) => ({
      pitch,
      at: step * 0.16,
      long: 0.4,
      loud: 0.16,
      wave: 'triangle' as const,
    })),
  },
  lost: {
    notes: [392, 349, 311, 262].map((pitch, step) => ({
      pitch,
      at: step * 0.2,
      long: 0.45,
      loud: 0.14,
      wave: 'triangle' as const,
    })),
  },
}

/** The sounds of what happened, each once; when the board is cleared nothing burns. */
export function soundsOf(happenings: readonly Happening[], { sounds, burnt, swept }: Cues): string[] {
  const kinds = gameEvents(happenings).map((one) => one.kind)
  const quiet = kinds.some((kind) => swept.includes(kind)) ? burnt : []
  const heard = kinds.flatMap((kind) => (quiet.includes(kind) ? [] : [sounds[kind]]))
  return [...new Set(heard.filter((sound) => sound !== undefined))]
}

export function play(...kinds: string[]): void {
  if (!settings.sound || !kinds.length) return
  const audio = (context ??= new AudioContext())
  way ??= outOf(audio)
  void audio.resume()
  kinds.forEach((kind, step) => sound(audio, SOUNDS[kind] ?? {}, audio.currentTime + step * 0.08))
}

/** Many sounds at once are no louder than one. */
function outOf(audio: AudioContext): AudioNode {
  const limiter = audio.createDynamicsCompressor()
  limiter.connect(audio.destination)
  return limiter
}

function sound(audio: AudioContext, { notes = [], rustle }: Sound, start: number): void {
  for (const note of notes) tone(audio, note, start + (note.at ?? 0))
  if (rustle) noise(audio, rustle, start + (rustle.at ?? 0))
}

function tone(
  audio: AudioContext,
  { pitch, to, long = 0.3, loud = 0.2, wave = 'sine' }: Note,
  start: number,
): void {
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(pitch, start)
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + long)
  source.connect(fading(audio, loud, start, long))
  source.start(start)
  source.stop(start + long)
}

function noise(audio: AudioContext, { long, loud, around }: Rustle, start: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate)
  const grains = buffer.getChannelData(0)
  for (let place = 0; place < grains.length; place++) grains[place] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = around
  source.connect(filter).connect(fading(audio, loud, start, long))
  source.start(start)
}

function fading(audio: AudioContext, loud: number, start: number, long: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  gain.connect(way ?? audio.destination)
  return gain
}
