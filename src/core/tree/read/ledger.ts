import { createIssue, type Issue, type IssueDetails, type Path } from '../../issues/issue.ts'
import { createRepair, type Repair, type RepairDetails } from '../../issues/repair.ts'

/** At most this many issues are told: a hostile tree must not make a huge answer. */
const MAX_ISSUES = 50

/** Where one reading of a tree writes down what it changed and what it refuses. */
export interface Ledger {
  readonly issues: Issue[]
  readonly repairs: Repair[]
  refuse(code: string, path: Path, message: string, details?: IssueDetails): void
  repair(code: string, path: Path, message: string, details?: RepairDetails): void
}

export function createLedger(): Ledger {
  const issues: Issue[] = []
  const repairs: Repair[] = []
  return {
    issues,
    repairs,
    refuse(code, path, message, details) {
      if (issues.length < MAX_ISSUES) issues.push(createIssue(code, path, message, details))
    },
    repair(code, path, message, details) {
      repairs.push(createRepair(code, path, message, details))
    },
  }
}
