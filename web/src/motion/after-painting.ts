/** Once what stands now has been painted; in a window that nobody sees nothing is, and nobody waits. */
export function afterPainting(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}
