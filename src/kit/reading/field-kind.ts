import { isPlainObject, type JsonObject, type NodeReading, type WrittenNode } from '../../core/index.ts'
import { without } from './members.ts'

/** The component for each kind of field that models write; the kinds of Input are left out. */
const KINDS: Readonly<Record<string, string>> = {
  textarea: 'TextArea',
  multiline: 'TextArea',
  select: 'Select',
  dropdown: 'Select',
  combobox: 'Select',
  multiselect: 'MultiSelect',
  'multi-select': 'MultiSelect',
  radio: 'RadioGroup',
  radiogroup: 'RadioGroup',
  checkbox: 'Checkbox',
  boolean: 'Checkbox',
  toggle: 'Checkbox',
  switch: 'Checkbox',
  checkboxes: 'CheckboxGroup',
  checkboxgroup: 'CheckboxGroup',
  slider: 'Slider',
  range: 'Slider',
  rangeslider: 'RangeSlider',
  daterange: 'DateRange',
  'date-range': 'DateRange',
}

const KIND_PROPS = ['type', 'kind', 'inputType', 'component', 'fieldType'] as const

/** The component that a field's kind names; undefined for kinds of Input, and where none is written. */
function componentOfKind(props: JsonObject): { type: string; prop: string } | undefined {
  for (const prop of KIND_PROPS) {
    const kind = props[prop]
    const name = typeof kind === 'string' ? kind.trim().toLowerCase().replace(/[\s_]/g, '') : ''
    if (Object.hasOwn(KINDS, name)) return { type: KINDS[name] ?? 'Input', prop }
  }
  return undefined
}

/** An Input of another kind; a pair of days. */
export function readInputNode({ props, children }: WrittenNode): NodeReading | undefined {
  const named = componentOfKind(props)
  if (named !== undefined) return retyped('Input', named.type, without(props, named.prop), children)
  if (props.multiline === true) return retyped('Input', 'TextArea', without(props, 'multiline'), children)
  const isPair = Array.isArray(props.value) && (props.inputType ?? props.type) === 'date'
  return isPair ? retyped('Input', 'DateRange', without(props, 'inputType', 'type'), children) : undefined
}

/** How A2UI says whether one or several may be chosen. */
export const ONE_CHOICE = 'mutuallyExclusive'
const SEVERAL_CHOICES = 'multipleSelection'
/** The most options that are all shown at once. */
const MAX_IN_SIGHT = 5

/** A Select of several, or a choice picker: the number of its options decides which component it is read as. */
export function readSelectNode({ props, children }: WrittenNode): NodeReading | undefined {
  const { variant, value } = props
  const picks = variant === ONE_CHOICE || variant === SEVERAL_CHOICES
  const multiple = props.multiple ?? props.multi
  const isOne = Array.isArray(value) && value.length < 2 && variant === ONE_CHOICE
  const several = variant === SEVERAL_CHOICES || multiple === true || (Array.isArray(value) && !isOne)
  if (!picks && !several) return undefined
  const rest = without(props, 'multiple', 'multi', 'placeholder', ...(picks ? ['variant'] : []))
  if (picks && countOptions(props.options ?? props.choices) <= MAX_IN_SIGHT)
    return retyped('Select', several ? 'CheckboxGroup' : 'RadioGroup', one(rest, isOne), children)
  return retyped('Select', several ? 'MultiSelect' : 'Select', one(rest, isOne), children)
}

function countOptions(options: unknown): number {
  if (isPlainObject(options)) return Object.keys(options).length
  return Array.isArray(options) ? options.length : 0
}

/** Unwraps a list of at most one choice. */
function one(props: JsonObject, isOne: boolean): JsonObject {
  if (!isOne || !Array.isArray(props.value)) return props
  return props.value.length === 0 ? without(props, 'value') : { ...props, value: props.value[0] }
}

/** A RadioGroup of several. */
export function readRadioNode({ props, children }: WrittenNode): NodeReading | undefined {
  if (props.multiple !== true && !Array.isArray(props.value)) return undefined
  return retyped('RadioGroup', 'CheckboxGroup', without(props, 'multiple'), children)
}

/** A Slider with two ends. */
export function readSliderNode({ props, children }: WrittenNode): NodeReading | undefined {
  if (props.range !== true && !Array.isArray(props.value)) return undefined
  return retyped('Slider', 'RangeSlider', without(props, 'range'), children)
}

/** A Form in a Form is a group; a list of fields among the props is its children. */
export function readFormNode(
  { props, children }: WrittenNode,
  ancestors: readonly string[],
): NodeReading | undefined {
  const fields = props.fields ?? props.inputs
  const isListed = Array.isArray(fields) && (children === undefined || children === null)
  const nodes = isListed ? fields.map(fieldNode) : children
  if (ancestors.includes('Form')) {
    const message = 'a Form in a Form was read as a Stack: its fields belong to the outer one'
    return { type: 'Stack', props: {}, children: nodes, code: 'renamed_type', message }
  }
  if (!isListed) return undefined
  const message = 'the list of fields was read as children'
  return {
    type: 'Form',
    props: without(props, 'fields', 'inputs'),
    children: nodes,
    code: 'wrapped',
    message,
  }
}

/** One of a list of fields as a node, by its kind; a node stays as it is. */
function fieldNode(field: unknown): unknown {
  if (!isPlainObject(field) || isPlainObject(field.props)) return field
  const named = componentOfKind(field)
  if (named !== undefined) return { type: named.type, props: without(field, named.prop) }
  if (typeof field.type === 'string' && /^[A-Z]/.test(field.type))
    return { type: field.type, props: without(field, 'type') }
  return Array.isArray(field.options) ? { type: 'Select', props: field } : { type: 'Input', props: field }
}

function retyped(from: string, type: string, props: JsonObject, children: unknown): NodeReading {
  return { type, props, children, code: 'renamed_type', message: `this ${from} was read as ${type}` }
}
