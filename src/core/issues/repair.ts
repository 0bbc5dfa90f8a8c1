import type { Path } from './issue.ts'

/** One change made to malformed model output. Always recorded; `lossy` ones are told to the model. */
export interface Repair {
  code: string
  path: Path
  message: string
  lossy: boolean
  /** UTF-16 units into the raw text, for repairs of the text itself. */
  offset?: number
}

export interface RepairDetails {
  lossy?: boolean
  offset?: number
}

/** Builds a repair; not lossy unless given. */
export function createRepair(code: string, path: Path, message: string, details: RepairDetails = {}): Repair {
  return { code, path, message, lossy: false, ...details }
}
