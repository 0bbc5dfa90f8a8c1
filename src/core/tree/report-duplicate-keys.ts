import type { Path } from '../issues/issue.ts'
import { createIssue } from '../issues/issue.ts'
import type { TreeNode } from './node.ts'
import type { Ledger } from './read/ledger.ts'

/** Siblings with one key go by position; the model is told, since what it meant to keep apart is not. */
export function reportDuplicateKeys(root: TreeNode, ledger: Ledger): void {
  const visit = (node: TreeNode, path: Path): void => {
    const seen = new Set<string>()
    for (const [index, child] of (node.children ?? []).entries()) {
      const childPath = [...path, 'children', index]
      if (child.key !== undefined) {
        if (seen.has(child.key)) {
          ledger.issues.push(
            createIssue(
              'duplicate_key',
              [...childPath, 'key'],
              `the key ${JSON.stringify(child.key)} is used twice among siblings`,
              {
                severity: 'warning',
              },
            ),
          )
        }
        seen.add(child.key)
      }
      visit(child, childPath)
    }
  }
  visit(root, [])
}
