import type { Frame, TreeNode } from '../../core/index.ts'
import { previewed } from './fake-agent.ts'

const card = (text: string): TreeNode => ({ type: 'Card', props: { text } })
const view = (...texts: string[]): TreeNode => ({ type: 'Stack', props: {}, children: texts.map(card) })
const stages = [view('He'), view('Hello'), view('Hello', 'wor'), view('Hello', 'world')]

/** A turn with everything in it that compaction and encoding touch. */
export const richTurn: Frame[] = [
  { kind: 'reasoning', text: 'Hmm. ' },
  { kind: 'text', text: 'Look: ' },
  ...previewed(view('Hello', 'world!'), stages),
  { kind: 'text', text: 'Done.' },
  { kind: 'title', title: 'A card' },
]
