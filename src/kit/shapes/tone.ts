export const STATUS_TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const

export const CATEGORY_TONES = ['neutral', 'blue', 'teal', 'violet', 'amber', 'rose'] as const

/** What is not worth a tone is no callout. */
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

/** Tones that say how something is. */
export type StatusTone = (typeof STATUS_TONES)[number]
/** Tones that only tell apart. */
export type CategoryTone = (typeof CATEGORY_TONES)[number]
/** Every tone of a Badge. */
export type BadgeTone = (typeof BADGE_TONES)[number]
