/** The ways a value can be written. */
export type FormatName = 'text' | 'number' | 'currency' | 'percent' | 'date' | 'link' | 'bytes' | 'duration'

/** How a value reads; the same four props wherever a component takes a format. */
export interface ValueFormat {
  format?: FormatName | undefined
  /** ISO 4217; without it the context's, without that a plain number. */
  currency?: string | undefined
  /** 0 to 6. */
  decimals?: number | undefined
  unit?: string | undefined
}

/** Where the reader is. Every surface that shows one value takes the same context. */
export interface FormatContext {
  /** BCP 47; default `en`. */
  locale?: string | undefined
  /** IANA; default `UTC`. */
  timeZone?: string | undefined
  currency?: string | undefined
}
