import type { IconName } from '../icon/icon.tsx'
import { readChoice } from '../read/lenient.ts'

export const STATUS_TONES = ['info', 'success', 'warning', 'danger'] as const
export const CATEGORY_TONES = ['blue', 'teal', 'violet', 'amber', 'rose'] as const

export type StatusTone = (typeof STATUS_TONES)[number]

/** The icons that show a status without colour. */
export const STATUS_ICONS: Readonly<Record<StatusTone, IconName>> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-x',
}

export function readStatus(tone: unknown): StatusTone | undefined {
  return readChoice(tone, STATUS_TONES, undefined)
}

export function readCategory(tone: unknown): (typeof CATEGORY_TONES)[number] | undefined {
  return readChoice(tone, CATEGORY_TONES, undefined)
}

/** Any tone of a mark, including `neutral`, which has no colour of its own. */
export function readTone(tone: unknown): string | undefined {
  return readChoice(tone, ['neutral', 'brand', ...STATUS_TONES, ...CATEGORY_TONES], undefined)
}
