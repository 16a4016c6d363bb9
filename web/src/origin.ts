/** Where these pages come from: a house, or a host of plain files, which says so in its front page. */
const told = (): DOMStringMap =>
  typeof document === 'undefined' ? {} : (document.documentElement.dataset ?? {})

/** Whether a house stands behind the pages. */
export const comesFromHouse = (): boolean => told()['house'] !== 'none'

/** The folder of the house that the pages bring along, if they bring one. */
export const bringsHouse = (): string | undefined => told()['python']
