import { z } from 'zod'
import { fold, type Question } from '../question.ts'
import { type CallResult, call, type Move } from '../scene.ts'

/** One card, as reported by `get_canvas_state`. */
const Card = z.object({
  id: z.string(),
  component: z.string(),
  props: z.record(z.string(), z.unknown()),
  parent_id: z.string().optional(),
})
export type Card = z.infer<typeof Card>
const Board = z.object({ instances: z.array(Card) })

/** What people call each kind of card; first what they are told in return. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  scatter_plot: ['plot', 'scatter plot', 'scatter', 'points', 'dots'],
  histogram: ['histogram', 'distribution', 'bins'],
  dataset_chart: ['chart', 'bar chart', 'pie chart', 'line chart', 'donut', 'bars', 'pie', 'bar'],
  dataset_table: ['table', 'rows', 'records'],
  value_box: ['figure', 'figures', 'kpi', 'kpis', 'box', 'boxes', 'number', 'numbers'],
  markdown_card: ['note', 'text', 'comment'],
  card_row: ['row', 'kpi row', 'row of boxes'],
  column_summary: ['summary', 'overview', 'columns'],
}

/** How people are told of a card: they do not see its id. */
export function nameOf({ component, props }: Card): string {
  const [kind = 'card'] = KINDS[component] ?? []
  const { title } = props
  return typeof title === 'string' && fold(title).trim() !== kind ? `the ${kind} “${title}”` : `the ${kind}`
}

/** Reads the canvas; for an empty one, the tool answers in prose. */
export function* readBoard(): Generator<Move, Card[], CallResult | undefined> {
  const result = yield* call('get_canvas_state')
  const board = result.ok ? Board.safeParse(result.output) : undefined
  return board?.success === true ? board.data.instances : []
}

/** The cards a question may mean, likeliest first: those named by id, by kind, or by what they show; else the latest. */
export function meantCards(question: Question, cards: readonly Card[], kinds?: readonly string[]): Card[] {
  const candidates = kinds === undefined ? cards : cards.filter(({ component }) => kinds.includes(component))
  const scored = candidates.map((card, place) => ({ card, score: relevance(question, card) + place / 1000 }))
  return scored.sort((a, b) => b.score - a.score).map(({ card }) => card)
}

/** Whether a question names this card, by more than being the latest. */
export function isNamed(question: Question, card: Card): boolean {
  return relevance(question, card) > 0
}

function relevance({ words }: Question, { id, component, props }: Card): number {
  if (words.includes(` ${id} `)) return 100
  const kind = (KINDS[component] ?? []).some((name) => words.includes(` ${name} `)) ? 10 : 0
  const shown = Object.values(props).filter((value) => typeof value === 'string')
  const said = shown.filter((value) => words.includes(` ${fold(value.replaceAll('_', ' ')).trim()} `))
  return kind + said.length * 3
}
