import { isPlainObject, type JsonObject, type Path, type ReportRepair } from '../../core/index.ts'
import { readItems, renameMembers, without } from './members.ts'

const LIST_NAMES = { choices: 'options', items: 'options', values: 'options' }
const OPTION_NAMES = { id: 'value', key: 'value', text: 'label', title: 'label', name: 'label' }

/**
 * Reads options given as words, numbers or a map; drops an initial value that is not among them, and a `multiple` that only
 * says what the component does anyway.
 */
export function readOptions(props: JsonObject, report: ReportRepair, takesSeveral: boolean): JsonObject {
  const named = renameMembers(dropMultiple(props, report, takesSeveral), LIST_NAMES, report)
  const listed = readItems(readList(named, report), 'options', (option, path) =>
    completeOption(renameMembers(option, OPTION_NAMES, report, path), report, path),
  )
  return readChoice(listed, report)
}

function dropMultiple(props: JsonObject, report: ReportRepair, takesSeveral: boolean): JsonObject {
  if (props.multiple !== takesSeveral) return props
  report('keyword_mapped', ['multiple'], `"multiple" was left out: it is always ${takesSeveral} here`)
  return without(props, 'multiple')
}

function readList(props: JsonObject, report: ReportRepair): JsonObject {
  const { options } = props
  if (isPlainObject(options)) {
    const entries = Object.entries(options)
    if (entries.length === 0 || !entries.every(([, label]) => isWord(label))) return props
    report('option_from_text', ['options'], 'a map was read as options: its keys are the values')
    return { ...props, options: entries.map(([value, label]) => ({ value, label: String(label) })) }
  }
  if (!Array.isArray(options) || !options.some(isWord)) return props
  const read = options.map((option: unknown, index) => {
    if (!isWord(option)) return option
    report('option_from_text', ['options', index], `${JSON.stringify(option)} was read as an option`)
    return { value: option, label: String(option) }
  })
  return { ...props, options: read }
}

/** An option with only a label takes it as its value, and the reverse. */
function completeOption(option: JsonObject, report: ReportRepair, path: Path): JsonObject {
  const { value, label } = option
  if (value === undefined && isWord(label)) {
    report('option_from_text', path, 'the label was read as the value too')
    return { value: label, ...option }
  }
  if (label === undefined && isWord(value)) {
    report('option_from_text', path, 'the value was read as the label too')
    return { ...option, label: String(value) }
  }
  return option
}

function readChoice(props: JsonObject, report: ReportRepair): JsonObject {
  const { options, value } = props
  if (!Array.isArray(options) || value === undefined || value === null || value === '') return props
  const choices = options.filter(isPlainObject)
  if (Array.isArray(value)) {
    const read = value.map((each) => choiceOf(each, choices))
    if (read.every((each, index) => each === value[index])) return props
    const kept = read.filter((each) => each !== undefined)
    const lossy = kept.length < value.length
    const told = lossy ? 'what is not among the options was left out' : 'labels were read as their options'
    report(lossy ? 'not_an_option' : 'option_from_text', ['value'], told, { lossy })
    return { ...props, value: kept }
  }
  const choice = choiceOf(value, choices)
  if (choice === value) return props
  if (choice !== undefined) {
    report('option_from_text', ['value'], `${JSON.stringify(value)} was read as its option`)
    return { ...props, value: choice }
  }
  const shown = JSON.stringify(value)?.slice(0, 60)
  report('not_an_option', ['value'], `${shown} is not among the options: nothing is chosen`, { lossy: true })
  return without(props, 'value')
}

/** The value of the option that is meant: by value, by the same number as text, or by label. */
function choiceOf(value: unknown, choices: readonly JsonObject[]): unknown {
  if (choices.some((choice) => choice.value === value)) return value
  if (!isWord(value)) return undefined
  const words = String(value)
  const meant =
    choices.find((choice) => isWord(choice.value) && String(choice.value) === words) ??
    choices.find(({ label }) => label === words)
  return meant?.value
}

function isWord(value: unknown): value is string | number {
  return (
    (typeof value === 'string' && value.trim() !== '') ||
    (typeof value === 'number' && Number.isFinite(value))
  )
}
