/** Whether a worker lives: it holds a lock, of which the browser lets go when it is no more. */
const canLock = (): boolean => 'locks' in navigator

/** In the worker; done when the lock is held. */
export const holdOn = (name: string): Promise<void> =>
  new Promise((held) => {
    if (!canLock()) return held()
    void navigator.locks.request(name, () => {
      held()
      return new Promise(() => undefined)
    })
  })

/** In the page, once the worker holds it. */
export function whenGone(name: string, tell: () => void): void {
  if (canLock()) void navigator.locks.request(name, tell)
}
