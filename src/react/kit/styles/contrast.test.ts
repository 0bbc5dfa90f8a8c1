import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// The contrast of every default pair of text and background, in both themes, by the formula of WCAG 2.2.
const css = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8')
const STATUS = ['info', 'success', 'warning', 'danger']
const CATEGORIES = ['blue', 'teal', 'violet', 'amber', 'rose']
const GROUNDS = ['bg', 'surface', 'sunken', 'raised']

const TEXT_PAIRS: [text: string, ground: string][] = [
  ...['text', 'muted', 'subtle', 'accent-text'].flatMap((text) => pairs(text, GROUNDS)),
  ...[...STATUS, ...CATEGORIES].flatMap((tone) => pairs(`${tone}-text`, ['bg', 'surface', `${tone}-soft`])),
  ...[...STATUS, ...CATEGORIES].flatMap((tone) => pairs('text', [`${tone}-soft`])),
  ['on-accent', 'accent'],
  ['accent-text', 'accent-soft'],
  ['chart-axis', 'surface'],
  ['on-danger', 'danger'],
  ['on-success', 'success'],
]

const MARK_PAIRS: [mark: string, ground: string][] = [
  ...['border-strong', 'focus', 'accent'].flatMap((mark) => pairs(mark, GROUNDS)),
  ...[...STATUS, ...CATEGORIES].flatMap((tone) => pairs(tone, ['bg', 'surface'])),
  ...STATUS.flatMap((tone) => pairs(tone, [`${tone}-soft`])),
  ...[1, 2, 3, 4, 5, 6].flatMap((series) => pairs(`chart-${series}`, ['bg', 'surface'])),
]

describe.each([
  ['light', 0],
  ['dark', 1],
])('%s theme', (_, theme) => {
  it.each(TEXT_PAIRS)('%s on %s reads at 4.5:1', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(MARK_PAIRS)('%s on %s is seen at 3:1', (mark, ground) => {
    expect(contrast(mark, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

function pairs(one: string, others: readonly string[]): [string, string][] {
  return others.map((other) => [one, other])
}

function contrast(one: string, other: string, theme: number): number {
  const [light = 0, dark = 0] = [luminance(color(one, theme)), luminance(color(other, theme))].sort(
    (a, b) => b - a,
  )
  return (light + 0.05) / (dark + 0.05)
}

function color(name: string, theme: number): string {
  const value = new RegExp(`--vt-${name}: ([^;]+);`).exec(css)?.[1] ?? ''
  const other = /^var\(--vt-([\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return color(other, theme)
  const found = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value)?.[theme + 1]
  expect(found, `--vt-${name} is a pair of opaque colours`).toBeDefined()
  return found ?? ''
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
