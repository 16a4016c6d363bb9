/** The rules of a table as they are written: `mode=pairs wins=2`. */
export function ruleOf(rules: string, name: string): string {
  const words = rules.split(' ').find((one) => one.startsWith(`${name}=`))
  return words?.slice(name.length + 1) ?? ''
}
