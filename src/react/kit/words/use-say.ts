import { useVitrail } from '../../index.ts'
import { type Say, sayIn } from './say.ts'

/** The kit's words in the provider's language. */
export function useSay(): Say {
  const { locale, messages } = useVitrail()
  return sayIn(locale, messages)
}
