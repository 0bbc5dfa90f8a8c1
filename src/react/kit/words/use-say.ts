import { useMemo } from 'react'
import { useVitrail } from '../../provider/settings.ts'
import { createSay, type Say } from './say.ts'

/** The kit's words in the provider's language. */
export function useSay(): Say {
  const { locale, messages } = useVitrail()
  return useMemo(() => createSay(locale, messages), [locale, messages])
}
