import { isPlainObject } from '../json/json-value.ts'

/**
 * The code of a schema library's issue: the one a refinement names itself (zod: `params: { code }`), `too_many` and `too_long`
 * where a list or a text is over its limit, else `invalid_value`.
 */
export function issueCode(issue: unknown): string {
  if (!isPlainObject(issue)) return 'invalid_value'
  if (isPlainObject(issue.params) && typeof issue.params.code === 'string') return issue.params.code
  if (issue.code !== 'too_big') return 'invalid_value'
  if (issue.origin === 'array') return 'too_many'
  return issue.origin === 'string' ? 'too_long' : 'invalid_value'
}
