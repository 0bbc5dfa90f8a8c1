import { useCallback } from 'react'
import { formatValue, type ValueFormat } from '../../../core/index.ts'
import { useVitrail } from '../../index.ts'

export type Format = (value: unknown, format?: ValueFormat) => string

/** Formats values in the locale, time zone and currency of the provider. */
export function useFormat(): Format {
  const { locale, timeZone, currency } = useVitrail()
  return useCallback(
    (value, format) => formatValue(value, format, { locale, timeZone, currency }),
    [locale, timeZone, currency],
  )
}
