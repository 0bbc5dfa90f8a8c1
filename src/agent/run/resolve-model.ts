import type { LanguageModel } from 'ai'
import type { Run } from './run-state.ts'

/** The model of this request. */
export async function resolveModel({ setup, request }: Run): Promise<LanguageModel> {
  return typeof setup.model === 'function' ? setup.model(request) : setup.model
}
