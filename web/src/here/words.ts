/** The texts of a house in the browser, fetched where they are needed. */
export const words = {
  en: () => import('virtual:words/en/page_here'),
  nl: () => import('virtual:words/nl/page_here'),
  de: () => import('virtual:words/de/page_here'),
  it: () => import('virtual:words/it/page_here'),
}
