import { mentions, type Question } from '../../question.ts'
import { type Play, say } from '../../scene.ts'
import { readChoice } from '../../slots.ts'
import type { CanvasScene } from '../canvas-scene.ts'
import { act, tell } from '../moves.ts'
import { readable } from '../readable.ts'

export const CHARTS = {
  bar: ['bar chart', 'bars', 'bar'],
  line: ['line chart', 'line', 'over time', 'trend'],
  area: ['area chart', 'area'],
  donut: ['donut', 'doughnut'],
  pie: ['pie chart', 'pie'],
} as const

const AGGREGATES = {
  mean: ['mean', 'average', 'avg'],
  median: ['median'],
  max: ['max', 'maximum', 'highest', 'longest'],
  min: ['min', 'minimum', 'lowest'],
  sum: ['sum', 'total'],
} as const

export const addChartScene: CanvasScene = {
  id: 'add-chart',
  suggestions({ columns }) {
    const [measure] = columns.measures
    const [group] = columns.groups
    if (measure === undefined || group === undefined) return []
    const message = `Show the mean ${readable(measure.name)} by ${readable(group.name)} as bars`
    return [{ title: 'A measure by group', icon: 'chart-bar', message }]
  },
  relevance(question, { columns }) {
    const groups = columns.named(question).filter((column) => !columns.isNumeric(column))
    if (readChoice(question, CHARTS) !== undefined && !mentions(question, 'make it', 'turn it', 'instead'))
      return 7
    return groups.length > 0 && mentions(question, 'by', 'per', 'how many', 'compare') ? 6 : 0
  },
  *play(question, { columns }): Play {
    const named = columns.named(question)
    const measure = named.find(columns.isNumeric)
    const group =
      groupOf(
        question,
        named.filter((column) => column !== measure),
      ) ?? columns.groups[0]
    if (group === undefined) return yield* tell('There is no column to group by.')
    const chart = readChoice(question, CHARTS) ?? 'bar'
    const agg = measure === undefined ? 'count' : (readChoice(question, AGGREGATES) ?? 'mean')
    const added = yield* act('dataset_chart', {
      chart,
      group: group.name,
      agg,
      ...(measure !== undefined && { column: measure.name }),
    })
    if (!added) return
    const what = measure === undefined ? 'The number of rows' : `The ${agg} of ${readable(measure.name)}`
    yield say(`${what} by ${readable(group.name)}. Press one to select it.`)
  },
}

/** What comes after "by" or "per", else the first column that is not the measure. */
function groupOf<T extends { name: string }>({ words }: Question, candidates: readonly T[]): T | undefined {
  const after = / (?:by|per|each|of each) (.*)/.exec(words)?.[1] ?? ''
  return candidates.find(({ name }) => after.includes(readable(name))) ?? candidates[0]
}
