/** What is moving for one update; any input, and leaving the page, jumps to its end. */
const INPUTS = ['pointerdown', 'keydown', 'visibilitychange']

export class Passage {
  private running: Animation[] = []
  private hurried = false
  private settled = false

  /** `end` makes everything true that motion still holds back. */
  constructor(
    private readonly root: HTMLElement,
    private readonly end: () => void,
  ) {
    for (const input of INPUTS) addEventListener(input, this.hurry, { capture: true })
  }

  /** Until all of it has arrived. */
  async play(begin: () => Animation[]): Promise<void> {
    if (this.hurried) return finishAll(this.root)
    this.running = begin()
    await Promise.allSettled(this.running.map((one) => one.finished))
  }

  settle(): void {
    if (this.settled) return
    this.settled = true
    this.end()
  }

  close(): void {
    for (const input of INPUTS) removeEventListener(input, this.hurry, { capture: true })
  }

  private readonly hurry = (): void => {
    this.hurried = true
    this.settle()
    for (const one of this.running) one.finish()
    finishAll(this.root)
  }
}

/** Also what the style sheets move, but nothing that goes on for ever. */
function finishAll(root: HTMLElement): void {
  for (const one of root.getAnimations({ subtree: true })) {
    if (one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish()
  }
}
