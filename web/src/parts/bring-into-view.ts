/** Scrolls to a thing, again until it stays there: what comes into sight on the way may turn out taller than it was thought. */
const MOST = 30

export function bringIntoView(id: string, left = MOST, before = Number.NaN): void {
  const element = document.getElementById(id)
  if (!element || !left) return
  element.scrollIntoView({ block: 'start' })
  const { top } = element.getBoundingClientRect()
  if (top !== before) requestAnimationFrame(() => bringIntoView(id, left - 1, top))
}
