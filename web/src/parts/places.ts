/** Whether an address leads to the computer at which it is read, and nowhere else. */
export const isThisComputer = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host)
