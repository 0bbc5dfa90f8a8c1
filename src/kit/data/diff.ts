import * as z from 'zod'
import { type DiffLine, defineComponent, lineDiff } from '../../core/index.ts'
import { Key } from '../shapes/keys.ts'
import { codePoints, DocOr, Title } from '../shapes/text-shapes.ts'
import { readDiff } from './diff.read.ts'

const Text = DocOr('give before and after as two texts, or use CodeBlock with language diff for a patch')

const props = z.strictObject({
  title: Title.optional(),
  language: Key.optional(),
  before: Text,
  after: Text,
  variant: z.enum(['unified', 'split']).default('unified'),
})

/** The validated props of a Diff. */
export type DiffProps = z.infer<typeof props>

const SIGNS: Record<DiffLine['kind'], string> = { same: '  ', removed: '- ', added: '+ ' }

/** What changed between two texts. */
export const Diff = defineComponent({
  name: 'Diff',
  description: 'What changed between two texts',
  props,
  read: readDiff,
  streaming: 'complete',
  skeleton: 'lines',
  width: 'full',
  fallbackText({ title, before, after }, _children, text) {
    const lines = lineDiff(before, after).map((line) => SIGNS[line.kind] + line.text)
    return text.blocks(title && text.bold(title), text.fence(lines.join('\n'), 'diff'))
  },
  cost: ({ before, after }) => 1 + Math.ceil((codePoints(before) + codePoints(after)) / 100),
  example: { props: { before: 'limit: 10\nmode: fast', after: 'limit: 20\nmode: fast' } },
})
