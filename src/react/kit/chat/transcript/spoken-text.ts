import type { Part, TreeNode } from '../../../../core/index.ts'
import type { VitrailSettings } from '../../../index.ts'
import { readChoice, readNumber, readText } from '../../read/lenient.ts'
import { type Say, sayIn } from '../../words/say.ts'
import { messageText } from './message-text.ts'

/** What plain text draws with characters: bars, rules, blanks to fill in. */
const DRAWN = /[\u2581-\u2588\u2591-\u2593]+|_{3,}|-{3,}|`{3,}/g

/** What an answer says, for the ear: tables and charts are named, not spelled out. */
export function spokenText(parts: readonly Part[], settings: VitrailSettings): string {
  const say = sayIn(settings.locale, settings.messages)
  return messageText(parts, settings, 'plain', (node) => named(node, say))
    .replace(DRAWN, ' ')
    .replace(/[^\S\n]+/g, ' ')
}

function named(node: TreeNode, say: Say): TreeNode {
  const what = whatItIs(node, say)
  if (what !== undefined) {
    const text = [readText(node.props.title), what].filter((part) => part.trim() !== '').join('. ')
    return { ...node, text }
  }
  if (node.children === undefined) return node
  return { ...node, children: node.children.map((child) => named(child, say)) }
}

function whatItIs({ type, props }: TreeNode, say: Say): string | undefined {
  switch (type) {
    case 'DataTable': {
      const rows = Array.isArray(props.rows) ? props.rows.length : 0
      return `${say('table.title')}, ${say('table.rows', { n: Math.max(rows, readNumber(props.total) ?? 0) })}`
    }
    case 'Chart': {
      const kind = readChoice(props.type, CHART_TYPES, 'bar')
      return [say(`chart.type.${kind}`), readText(props.summary)].filter((part) => part !== '').join('. ')
    }
    case 'CodeBlock':
      return say('code.region')
    default:
      return undefined
  }
}

const CHART_TYPES = ['bar', 'line', 'area', 'scatter', 'pie', 'donut'] as const
