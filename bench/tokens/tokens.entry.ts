import { defineCatalog, formatPath, toText, validateTree } from '../../src/core/index.ts'
import { KIT_COMPONENTS } from '../../src/kit/index.ts'

const catalog = defineCatalog(KIT_COMPONENTS)

/** What is wrong with a tree as a model would write it, repairs and warnings too; and what a person reads of it. */
export function checkTree(input: unknown): { problems: string[]; text: string } {
  const result = validateTree(catalog, input)
  const problems = [...result.issues, ...result.repairs].map(
    ({ code, path, message }) => `${code} at ${formatPath(path)}: ${message}`,
  )
  const text = result.ok ? toText(catalog, result.tree, { dialect: 'plain', locale: 'en-US' }) : ''
  return { problems, text }
}
