/** A text as one looks for it: small letters, no accents, one kind of quotation mark. Every letter stays one letter. */
export const folded = (text: string): string =>
  [...text]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return plain.length === letter.length ? plain : letter.toLowerCase().slice(0, letter.length)
    })
    .join('')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[–—]/g, '-')
