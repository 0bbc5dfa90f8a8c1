import { createContext, useContext } from 'react'

/** What a button inside a form needs to know about it. */
interface FormStanding {
  readonly busy: boolean
  /** It can't be sent: a preview, or nobody listens. */
  readonly closed: boolean
  /** It was sent and cannot be sent again. */
  readonly spent: boolean
}

export const FormContext = createContext<FormStanding | undefined>(undefined)

/** The form around, or undefined outside of one. */
export function useForm(): FormStanding | undefined {
  return useContext(FormContext)
}
