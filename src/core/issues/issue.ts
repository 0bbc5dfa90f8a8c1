/** A path into data: object keys and array indices, outermost first. */
export type Path = readonly (string | number)[]

/** An error refuses; a warning only informs. */
export type Severity = 'error' | 'warning' | 'info'

/** One problem found in somebody's data. Data, never an exception. */
export interface Issue {
  /** Stable, snake_case, meant for programs. */
  code: string
  path: Path
  /** Written for whoever must fix it: the bad value, what was expected, the valid choices. */
  message: string
  hint?: string
  severity: Severity
  /** UTF-16 units into the raw text, whatever way it was cut into chunks. */
  offset?: number
}

export interface IssueDetails {
  hint?: string
  severity?: Severity
  offset?: number
}

/** Builds an issue; the severity is `error` unless given. */
export function createIssue(code: string, path: Path, message: string, details: IssueDetails = {}): Issue {
  return { code, path, message, severity: 'error', ...details }
}

/** Whether any of them is more than a warning. */
export function hasErrors(issues: readonly Issue[]): boolean {
  return issues.some((issue) => issue.severity === 'error')
}
