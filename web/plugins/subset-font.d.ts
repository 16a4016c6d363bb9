declare module 'subset-font' {
  interface Wish {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    noLayoutClosure?: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string, wish?: Wish): Promise<Uint8Array>
}
