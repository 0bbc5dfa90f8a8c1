import type { FieldEntry } from '../../index.ts'
import { isBlank } from '../read/lenient.ts'

const MAX_LENGTH = 500

/** What a form says: its message with each `{field}` filled, else its labels and values. Secrets are in neither. */
export function describeFields(message: string, title: string, entries: readonly FieldEntry[]): string {
  const words = isBlank(message)
    ? [title, ...entries.filter(({ secret }) => !secret).map(labelled)]
        .filter((each) => !isBlank(each))
        .join(' · ')
    : fillFields(message, entries)
  const characters = [...words]
  return characters.length <= MAX_LENGTH ? words : `${characters.slice(0, MAX_LENGTH - 1).join('')}…`
}

/** Each `{field}` becomes that field's shown value. */
export function fillFields(message: string, entries: readonly FieldEntry[]): string {
  return message.replace(/\{([A-Za-z][\w-]{0,63})\}/g, (written, key: string) => {
    const field = entries.find((entry) => entry.key === key)
    if (field === undefined) return written
    return field.secret ? '' : field.show()
  })
}

/** One field as it reads in a list; '' where nothing was entered. */
export function labelled({ label, show }: FieldEntry): string {
  const value = show()
  return isBlank(value) ? '' : `${label}: ${value}`
}
