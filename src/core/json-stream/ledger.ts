import { createIssue, type Issue, type Path, type Severity } from '../issues/issue.ts'
import { createRepair, type Repair } from '../issues/repair.ts'

/** Hostile text may need a repair at every character; the ledger stays bounded and says so. */
const MAX_ENTRIES = 500

/** What was changed and what could not be read, in the order of the text. */
export class Ledger {
  readonly issues: Issue[] = []
  readonly repairs: Repair[] = []

  addRepair(code: string, path: () => Path, message: string, offset: number, lossy: boolean): void {
    if (this.repairs.length < MAX_ENTRIES) {
      this.repairs.push(createRepair(code, path(), message, { offset, lossy }))
    } else if (this.repairs.length === MAX_ENTRIES) {
      const last = 'there were more repairs than are listed'
      this.repairs.push(createRepair('more_repairs', [], last, { offset, lossy: true }))
    }
  }

  addIssue(code: string, path: Path, message: string, offset: number, severity: Severity = 'error'): void {
    if (this.issues.length < MAX_ENTRIES || severity === 'error') {
      this.issues.push(createIssue(code, path, message, { offset, severity }))
    }
  }
}
