import { mentions } from '../../question.ts'
import { type Play, say } from '../../scene.ts'
import { meantCards, nameOf, readBoard } from '../board.ts'
import type { CanvasScene } from '../canvas-scene.ts'
import { act, tell } from '../moves.ts'

const SOURCES = ['scatter_plot', 'histogram', 'dataset_chart', 'dataset_table']

export const addTableScene: CanvasScene = {
  id: 'add-table',
  relevance: (question) => (mentions(question, 'table', 'rows', 'records', 'raw data') ? 5 : 0),
  *play(question, { columns }): Play {
    const named = columns.named(question)
    const added = yield* act(
      'dataset_table',
      named.length > 0 ? { columns: named.map(({ name }) => name) } : {},
    )
    if (added) yield say('The table pages through all rows; sort it by any column.')
  },
}

export const linkScene: CanvasScene = {
  id: 'link',
  suggestions: () => [
    { title: 'One card filters another', icon: 'link', message: 'Link a table to the plot' },
  ],
  relevance: (question) =>
    mentions(
      question,
      'link',
      'linked',
      'connect',
      'filter the table',
      'filtered by',
      'show only what i select',
      'selection',
    )
      ? 11
      : 0,
  *play(question): Play {
    const board = yield* readBoard()
    const [table] = meantCards(question, board, ['dataset_table'])
    const [source] = meantCards(
      question,
      board.filter(({ id, component }) => id !== table?.id && component !== 'dataset_table'),
      SOURCES,
    )
    if (source === undefined)
      return yield* tell('There is nothing to link to yet: add a plot or a chart first.')
    const filter = { $from: source.id, output: 'selection' }
    const done =
      table === undefined
        ? yield* act('dataset_table', { pageSize: 5, filter })
        : yield* act('update_component', { id: table.id, props: { filter } })
    if (done)
      yield say(`The table follows ${nameOf(source)}: select something there and it shows just those rows.`)
  },
}
