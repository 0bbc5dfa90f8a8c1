export const STATUS_TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const

export const CATEGORY_TONES = ['neutral', 'blue', 'teal', 'violet', 'amber', 'rose'] as const

/** The tones of a callout, which always has one. */
export const CALLOUT_TONES = ['info', 'success', 'warning', 'danger'] as const

export const BADGE_TONES = [
  'neutral',
  'brand',
  'info',
  'success',
  'warning',
  'danger',
  'blue',
  'teal',
  'violet',
  'amber',
  'rose',
] as const

/** Tones that convey a status. */
export type StatusTone = (typeof STATUS_TONES)[number]
/** Tones that only distinguish. */
export type CategoryTone = (typeof CATEGORY_TONES)[number]
/** Every tone of a Badge. */
export type BadgeTone = (typeof BADGE_TONES)[number]
