/** What is moving for one update; any input, and leaving the page, jumps to its end. */
const AT_ONCE = ['keydown', 'click', 'visibilitychange']
const SOON = ['pointerdown']

export class Passage {
  private running: Animation[] = []
  private settled = false
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Whether somebody does not want to wait. */
  isHurried = false

  /** `end` makes everything true that motion still holds back. */
  constructor(
    private readonly root: HTMLElement,
    private readonly end: () => void,
  ) {
    for (const input of AT_ONCE) addEventListener(input, this.jump, { capture: true })
    for (const input of SOON) addEventListener(input, this.hurry, { capture: true })
  }

  /** Until all of it has arrived. */
  async play(begin: () => Animation[]): Promise<void> {
    if (this.isHurried) return finishAll(this.root)
    this.running = begin()
    await Promise.allSettled(this.running.map((one) => one.finished))
  }

  settle(): void {
    if (this.settled) return
    this.settled = true
    this.end()
  }

  close(): void {
    clearTimeout(this.timer)
    for (const input of AT_ONCE) removeEventListener(input, this.jump, { capture: true })
    for (const input of SOON) removeEventListener(input, this.hurry, { capture: true })
  }

  /** A finger that goes down is answered at once; the table is ready before it rises. */
  private readonly hurry = (): void => {
    this.isHurried = true
    this.timer ??= setTimeout(this.jump)
  }

  private readonly jump = (): void => {
    this.isHurried = true
    const moving = [...this.running, ...finite(this.root)]
    this.settle()
    for (const one of moving) one.finish()
  }
}

function finishAll(root: HTMLElement): void {
  for (const one of finite(root)) one.finish()
}

/** Also what the style sheets move, but nothing that goes on for ever. */
const finite = (root: HTMLElement): Animation[] =>
  root
    .getAnimations({ subtree: true })
    .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
