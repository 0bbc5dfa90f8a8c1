import { z } from 'zod'
import { countMentions, mentions } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readChoice } from '../slots.ts'
import { ask, node, show } from '../view.ts'

const SOURCE = z.object({ file: z.string(), code: z.string() })

const TOOLS = {
  'refund-order': ['refund*', 'approval', 'action'],
  'list-orders': ['order*', 'placeholder', 'skeleton'],
  'query-cars': ['car', 'cars'],
  'summarize-penguins': ['penguin*'],
  'stock-prices': ['stock*', 'share*'],
  'find-movies': ['film*', 'movie*'],
  'country-indicators': ['countr*', 'life expectancy'],
  'seattle-weather': ['weather', 'seattle', 'temperature'],
} as const

export const codeScene: Scene = {
  id: 'code',
  suggestions: [{ title: 'Code', icon: 'code', message: 'Show the code of the weather tool' }],
  relevance: (question) =>
    mentions(question, 'code', 'source code', 'implementation', 'implemented', 'typescript', 'program*')
      ? 9 + countMentions(question, 'tool', 'show')
      : 0,
  *play(question): Play {
    const tool = readChoice(question, TOOLS) ?? 'seattle-weather'
    const source = yield* ask('read_source', { tool }, SOURCE)
    if (source === undefined) return
    const drawn = yield* show(
      node('CodeBlock', { title: source.file, language: 'typescript', code: source.code, numbered: true }),
    )
    if (drawn) yield say('That is the file this server runs.')
  },
}

export const diffScene: Scene = {
  id: 'diff',
  suggestions: [
    {
      title: 'A diff',
      icon: 'file-text',
      message: 'Diff a refund that needs no approval',
    },
  ],
  relevance: (question) =>
    mentions(
      question,
      'diff',
      'what would change',
      'patch',
      'difference in code',
      'no approval',
      'without approval',
    )
      ? 10
      : 0,
  *play(): Play {
    const source = yield* ask('read_source', { tool: 'refund-order' }, SOURCE)
    if (source === undefined) return
    const after = source.code
      .replace(/^\/\*\* An action:.*\n/m, '')
      .replace(/( +)kind: 'action',\n/, "$1kind: 'action',\n$1approve: 'never',\n")
      .replace(' The person is asked first.', '')
    const drawn = yield* show(
      node('Diff', { title: source.file, language: 'typescript', before: source.code, after }),
    )
    if (drawn)
      yield say('One option on the tool: `approve` is `always` for actions unless it says otherwise.')
  },
}
