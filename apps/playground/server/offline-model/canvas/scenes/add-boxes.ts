import type { DataColumn } from 'vitrail/data'
import { mentions, type Question } from '../../question.ts'
import { type Play, say } from '../../scene.ts'
import { readChoices } from '../../slots.ts'
import type { CanvasScene } from '../canvas-scene.ts'
import type { Columns } from '../columns.ts'
import { act } from '../moves.ts'
import { readable } from '../readable.ts'

const AGGREGATES = {
  mean: ['mean', 'average', 'avg', 'typical'],
  median: ['median', 'middle'],
  max: ['max', 'maximum', 'highest', 'most', 'largest', 'longest'],
  min: ['min', 'minimum', 'lowest', 'least', 'smallest', 'shortest'],
  sum: ['sum', 'total'],
} as const
type Aggregate = keyof typeof AGGREGATES

export const addBoxesScene: CanvasScene = {
  id: 'add-boxes',
  suggestions: () => [
    { title: 'Several cards in one call', icon: 'layout-grid', message: 'Add a row of KPI boxes' },
  ],
  relevance: (question) =>
    mentions(question, 'kpi*', 'key figures', 'boxes', 'value box*', 'key numbers', 'statistic*')
      ? 9
      : mentions(question, 'how many rows', 'number box') || readChoices(question, AGGREGATES).length > 1
        ? 6
        : 0,
  *play(question, { columns, dataName }): Play {
    const boxes = boxesFor(question, columns)
    const row = { component: 'card_row', props: { title: `${dataName} in figures` }, children: boxes }
    const added = yield* act('create_many', { instances: [row] })
    if (added) yield say(`A row of ${boxes.length} figures, computed from every row of the data.`)
  },
}

interface Box {
  component: 'value_box'
  props: { title: string; column: string; agg: string }
}

function boxesFor(question: Question, columns: Columns): Box[] {
  const named = columns.named(question).filter(columns.isNumeric)
  const asked = readChoices(question, AGGREGATES)
  const shown = named.length > 0 ? named : columns.measures.slice(0, 2)
  const figures = shown.flatMap((column): [Aggregate, DataColumn][] =>
    (asked.length > 0 ? asked : (['mean', 'max'] as const)).map((agg) => [agg, column]),
  )
  const first = columns.all[0]
  const count: Box[] =
    first === undefined
      ? []
      : [{ component: 'value_box', props: { title: 'Rows', column: first.name, agg: 'count' } }]
  return [
    ...count,
    ...figures.slice(0, 3).map(
      ([agg, { name }]): Box => ({
        component: 'value_box',
        props: { title: `${TITLES[agg]} ${readable(name)}`, column: name, agg },
      }),
    ),
  ]
}

const TITLES: Readonly<Record<Aggregate, string>> = {
  mean: 'Mean',
  median: 'Median',
  max: 'Highest',
  min: 'Lowest',
  sum: 'Total',
}
