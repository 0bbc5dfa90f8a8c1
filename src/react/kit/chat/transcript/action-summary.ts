import type { UiAction } from '../../../../core/index.ts'
import { toolTitle } from './tool-title.ts'

const MAX_VALUES = 3
const MAX_LENGTH = 24

interface ActionSummary {
  sentence: string
  values: { name: string; text: string }[]
  /** How many more values there are. */
  more: number
}

/** The person's sentence, or else the action's name in words, and up to three plain values. */
export function actionSummary({ name, payload, values = {}, message }: UiAction): ActionSummary {
  const all = Object.entries({ ...payload, ...values })
  const plain = all.flatMap(([key, value]) => {
    const text = typeof value === 'string' ? value.trim() : plainText(value)
    return text === '' ? [] : [{ name: key, text: clip(text) }]
  })
  const shown = plain.slice(0, MAX_VALUES)
  return { sentence: message?.trim() || toolTitle({ name }), values: shown, more: all.length - shown.length }
}

function plainText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function clip(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_LENGTH ? text : `${characters.slice(0, MAX_LENGTH - 1).join('')}…`
}
