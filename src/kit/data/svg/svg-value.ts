import { readNumbers } from './read-numbers.ts'
import { SVG_PAINTS, type SvgValue } from './svg-elements.ts'

const LENGTH = /^\d{1,6}(?:\.\d{1,6})?%$/
const ID = /^[A-Za-z][\w-]{0,63}$/
const REFERENCE = /^#[A-Za-z][\w-]{0,63}$/
const FUNCTION = /\s*(\w{1,12})\s*\(([^()]*)\)[\s,]*/gy
const COMMAND = /\s*,?\s*([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/giy

const MAX_PATH = 8_000
const MAX_OPERATIONS = 10
const LARGEST = 1e6

/** How many numbers each command of a path takes. */
const COMMAND_NUMBERS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/** How many numbers each function of a transform takes. */
const TRANSFORM_NUMBERS: Readonly<Record<string, readonly number[]>> = {
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
  matrix: [6],
}

/** What was expected instead of the value; undefined where it fits. */
export function misfit(kind: SvgValue, value: unknown): string | undefined {
  if (typeof kind !== 'string') return kind.includes(String(value)) ? undefined : `one of ${kind.join(', ')}`
  return CHECKS[kind](value) ? undefined : EXPECTED[kind]
}

type Kind = Extract<SvgValue, string>

const CHECKS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  number: isNumber,
  length: (value) => isNumber(value) || (typeof value === 'string' && LENGTH.test(value)),
  path: (value) => typeof value === 'string' && value.length <= MAX_PATH && isPath(value),
  points: (value) => (numbersOf(value, MAX_PATH)?.length ?? 1) % 2 === 0,
  transform: (value) => typeof value === 'string' && isTransform(value),
  paint: (value) => typeof value === 'string' && (SVG_PAINTS.includes(value) || REFERENCE.test(value)),
  dashes: (value) => isNumber(value) || (numbersOf(value, 200)?.every((dash) => dash >= 0) ?? false),
  box: (value) => numbersOf(value, 100)?.length === 4,
  orient: (value) => isNumber(value) || value === 'auto' || value === 'auto-start-reverse',
  weight: (value) =>
    ['normal', 'medium', 'bold'].includes(String(value)) || (isNumber(value) && value >= 100 && value <= 900),
  id: (value) => typeof value === 'string' && ID.test(value),
  reference: (value) => typeof value === 'string' && REFERENCE.test(value),
  text: (value) => typeof value === 'string' && value.length <= 500,
}

const EXPECTED: Readonly<Record<Kind, string>> = {
  number: `a number of at most ${LARGEST} in size`,
  length: 'a number or a percentage',
  path: `path data of at most ${MAX_PATH} characters that begins with M`,
  points: 'pairs of numbers',
  transform: `at most ${MAX_OPERATIONS} of translate, scale, rotate, skewX, skewY, matrix`,
  paint: `one of ${SVG_PAINTS.join(', ')} or #id of a gradient here`,
  dashes: 'numbers of 0 or more',
  box: 'four numbers',
  orient: 'auto, auto-start-reverse or degrees',
  weight: 'normal, medium, bold or 100 to 900',
  id: 'a letter, then at most 63 letters, digits, _ or -',
  reference: '#id of a shape here',
  text: 'text of at most 500 characters',
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= LARGEST
}

/** The numbers of a list, or of a list written as text; undefined where it contains anything else. */
function numbersOf(value: unknown, most: number): readonly number[] | undefined {
  if (Array.isArray(value)) return value.length <= most && value.every(isNumber) ? value : undefined
  return typeof value === 'string' && value.length <= most ? readNumbers(value) : undefined
}

function isPath(data: string): boolean {
  if (!/^\s*M/i.test(data)) return false
  let end = 0
  for (const [whole, command = '', rest = ''] of data.matchAll(COMMAND)) {
    const name = command.toUpperCase()
    const count = COMMAND_NUMBERS[name] ?? 0
    const given = readNumbers(rest, name === 'A')?.length
    if (given === undefined || (count === 0 ? given > 0 : given === 0 || given % count !== 0)) return false
    end += whole.length
  }
  return end === data.length
}

function isTransform(text: string): boolean {
  let end = 0
  let operations = 0
  for (const [whole, name = '', list = ''] of text.matchAll(FUNCTION)) {
    const counts = Object.hasOwn(TRANSFORM_NUMBERS, name) ? TRANSFORM_NUMBERS[name] : undefined
    if (counts?.includes(numbersOf(list, 300)?.length ?? -1) !== true) return false
    end += whole.length
    operations++
  }
  return operations > 0 && operations <= MAX_OPERATIONS && end === text.length
}
