/** The screen stays awake while a real game is played beside it; a browser that cannot do that says nothing. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let left = false

  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    try {
      const held = (await navigator.wakeLock?.request('screen')) ?? null
      if (left) void held?.release()
      else lock = held
    } catch {
      // Low on power, or not allowed here.
    }
  }

  const again = (): void => void hold()
  document.addEventListener('visibilitychange', again)
  void hold()
  return () => {
    left = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
