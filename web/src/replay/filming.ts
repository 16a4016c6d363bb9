/** A round of a recorded game as an animated picture. */
import { given } from '../sure'
import { type Frame, gifOf } from './gif'
import type { Replay } from './replay.svelte'
import { type DrawingOf, WIDTH, heightOf, paint } from './drawing'

const STAY = 110
const REST = 300
const MOST = 60

/** The steps of the round in which the reader is, as far as he may see. */
export function roundAround(replay: Pick<Replay, 'summary' | 'at' | 'reach'>): number[] {
  const starts = replay.summary.chapters.map(({ step }) => step)
  const first = starts.filter((step) => step <= replay.at).at(-1) ?? 0
  const next = starts.find((step) => step > Math.max(first, replay.at)) ?? replay.reach + 1
  const last = Math.min(replay.reach, next)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).slice(0, MOST)
}

/** Frame by frame, so that the page lives on; `drawn` hears of each. */
export async function film(
  replay: Replay,
  drawingOf: DrawingOf,
  drawn: (done: number, all: number) => void,
): Promise<Blob> {
  const steps = roundAround(replay)
  const drawings = steps.map((step) => drawingOf(given(replay.steps[step]).update))
  const height = Math.max(...drawings.map(heightOf))
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height })
  const paper = given(canvas.getContext('2d', { willReadFrequently: true }))
  const tokens = getComputedStyle(document.documentElement)
  const frames: Frame[] = []
  for (const [at, step] of steps.entries()) {
    const drawing = given(drawings[at])
    paint(paper, drawing, replay.lines[step]?.text ?? '', (token) => tokens.getPropertyValue(token).trim())
    const stay = at === steps.length - 1 ? REST : STAY
    frames.push({ pixels: paper.getImageData(0, 0, WIDTH, height).data, stay })
    drawn(at + 1, steps.length)
    await new Promise((done) => setTimeout(done))
  }
  return new Blob([gifOf(frames, WIDTH, height)], { type: 'image/gif' })
}
