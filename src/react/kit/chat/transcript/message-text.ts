import {
  defineCatalog,
  type Part,
  type TextDialect,
  type TreeNode,
  toText,
  type UiPart,
} from '../../../../core/index.ts'
import { type VitrailSettings, viewRoot } from '../../../index.ts'

const NO_CATALOG = defineCatalog([])

/** What a message says, its views included, as text. `prepare` changes what is written of a view. */
export function messageText(
  parts: readonly Part[],
  settings: VitrailSettings,
  dialect: TextDialect,
  prepare: (root: TreeNode) => TreeNode = (root) => root,
): string {
  return parts
    .map((part) => {
      if (part.type === 'text') return part.text.trim()
      return part.type === 'ui' ? viewText(part, settings, dialect, prepare) : ''
    })
    .filter((text) => text !== '')
    .join('\n\n')
}

function viewText(
  part: UiPart,
  settings: VitrailSettings,
  dialect: TextDialect,
  prepare: (root: TreeNode) => TreeNode,
): string {
  const { catalog = NO_CATALOG, locale, timeZone } = settings
  if (dialect === 'markdown' && part.fallbackText !== undefined) return part.fallbackText
  const root = viewRoot(part)
  return root === undefined ? '' : toText(catalog, prepare(root), { dialect, locale, timeZone })
}
