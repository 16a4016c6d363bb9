/** What came of it: nothing yet, done, or only selected for who copies by hand. */
export type Copied = '' | 'yes' | 'selected'

/** Onto the clipboard, as far as the browser lets a page; a page without TLS has only the old way, if any. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<Copied> {
  if (await written(field.value)) return 'yes'
  field.focus()
  field.select()
  return document.execCommand('copy') ? 'yes' : 'selected'
}

/** Browsers hide their clipboard from pages that anybody on the way could have changed. */
async function written(text: string): Promise<boolean> {
  const clipboard = (navigator as Partial<Navigator>).clipboard
  if (!clipboard) return false
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
