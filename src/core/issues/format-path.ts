import type { Path } from './issue.ts'

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

/** `['a', 'b', 0, 'c']` → `a.b[0].c`; the empty path → `(root)`. */
export function formatPath(path: Path): string {
  if (path.length === 0) return '(root)'
  let text = ''
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`
    else if (IDENTIFIER.test(part)) text += text === '' ? part : `.${part}`
    else text += `[${JSON.stringify(part)}]`
  }
  return text
}
