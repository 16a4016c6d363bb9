/** What a card looks like; a new one shows its faction's emblem. */
import icons from 'virtual:icons/cardia'

export const cardIcon = (key: string): string | undefined => icons[key]
