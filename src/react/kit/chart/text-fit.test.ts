import { describe, expect, it } from 'vitest'
import { fitLines, fitText, textWidth } from './text-fit.ts'

describe('fitText', () => {
  it.each([
    ['short', 100, 'short'],
    ['a much longer name', 50, 'a much…'],
    ['北京北京北京', 50, '北京北…'],
    ['anything', 3, ''],
  ])('%s in %i', (text, width, fitted) => {
    expect(fitText(text, width, 12)).toBe(fitted)
    expect(textWidth(fitText(text, width, 12), 12)).toBeLessThanOrEqual(width)
  })
})

describe('fitLines', () => {
  it.each([
    ['one', 100, ['one']],
    ['Customer support', 60, ['Customer', 'support']],
    ['Customer support desk', 60, ['Customer', 'support…']],
    ['Unbreakable', 40, ['Unbr…']],
  ])('%s in %i', (text, width, lines) => {
    expect(fitLines(text, width, 12)).toEqual(lines)
  })
})
