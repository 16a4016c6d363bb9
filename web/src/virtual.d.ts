declare module 'virtual:icons/*' {
  const icons: Record<string, string>
  export default icons
}
declare module 'virtual:sprite/*' {
  const symbols: string
  export default symbols
}
declare module 'virtual:words/*' {
  const catalogue: string
  export default catalogue
}
