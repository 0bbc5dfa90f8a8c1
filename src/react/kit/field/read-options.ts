import { isBlank, readObjects, readText, readValue } from '../read/lenient.ts'

export type OptionValue = string | number

export interface ReadOption {
  readonly value: OptionValue
  readonly label: string
  readonly hint: string
  readonly group: string
  readonly disabled: boolean
}

const MOST = 200

/** The options that have words and a value of their own, group by group. */
export function readOptions(written: unknown): ReadOption[] {
  const seen = new Set<OptionValue>()
  const options = readObjects(written)
    .slice(0, MOST)
    .flatMap((option) => {
      const label = readText(option.label)
      const value = readValue(option.value)
      if (value === undefined || isBlank(label) || seen.has(value)) return []
      seen.add(value)
      const { hint, group, disabled } = option
      return [{ value, label, hint: readText(hint), group: readText(group), disabled: disabled === true }]
    })
  return byGroup(options)
}

/** Options of one group together, groups in order of appearance. */
function byGroup(options: readonly ReadOption[]): ReadOption[] {
  const groups = new Map<string, ReadOption[]>()
  for (const option of options) {
    const members = groups.get(option.group)
    if (members === undefined) groups.set(option.group, [option])
    else members.push(option)
  }
  return [...groups.values()].flat()
}

/** The option's value, or null where none is chosen. */
export function readChosen(value: unknown, options: readonly ReadOption[]): OptionValue | null {
  return options.find((option) => option.value === value)?.value ?? null
}

/** Whether a stored value is still one of the options, or none. */
export function acceptsOne(options: readonly ReadOption[]) {
  return (kept: unknown): kept is OptionValue | null =>
    kept === null || options.some((option) => option.value === kept)
}

export function labelOf(options: readonly ReadOption[], value: OptionValue | null): string {
  return options.find((option) => option.value === value)?.label ?? ''
}
