import type { JsonObject } from 'vitrail'
import { mentions, type Question } from '../../question.ts'
import { call, type Play, say, think } from '../../scene.ts'
import { readChoice, readNumberBy } from '../../slots.ts'
import { type Card, meantCards, nameOf, readBoard } from '../board.ts'
import type { CanvasScene } from '../canvas-scene.ts'
import type { Columns } from '../columns.ts'
import { act, reasonOf, tell } from '../moves.ts'
import { readable, sentence } from '../readable.ts'
import { CHARTS } from './add-chart.ts'

export const changeScene: CanvasScene = {
  id: 'change',
  suggestions({ columns }) {
    const [group] = columns.groups
    return group === undefined
      ? []
      : [
          {
            title: 'A change, not a new card',
            icon: 'pencil',
            message: `Colour it by ${readable(group.name)}`,
          },
        ]
  },
  relevance(question) {
    if (mentions(question, 'colour*', 'color*')) return mentions(question, 'scatter', 'add') ? 2 : 9
    if (mentions(question, 'rename', 'call it', 'call the')) return 9
    if (mentions(question, 'make it', 'turn it', 'turn the', 'make the', 'change', 'instead')) return 8
    return readNumberBy(question, 'bin') !== undefined ? 8 : 0
  },
  *play(question, { columns }): Play {
    const board = yield* readBoard()
    for (const card of meantCards(question, board)) {
      const change = changeOf(question, card, columns)
      if (change === undefined) continue
      const changed = yield* call('update_component', { id: card.id, props: change.props })
      if (changed.ok) return yield* tell(sentence(`${nameOf(card)} ${change.said}.`))
      if (change.otherwise === undefined)
        return yield* tell(`That did not work: ${reasonOf(changed.message)}`)
      yield think(`Refused: ${reasonOf(changed.message)}`)
      if (yield* act('update_component', { id: card.id, props: change.otherwise.props })) {
        yield say(sentence(`${nameOf(card)} ${change.otherwise.said}.`))
      }
      return
    }
    yield say(
      board.length === 0
        ? 'The canvas is empty: there is nothing to change yet.'
        : 'I see no card that this fits.',
    )
  },
}

interface Change {
  props: JsonObject
  said: string
  /** The closest alternative, if that is refused. */
  otherwise?: { props: JsonObject; said: string }
}

/** The change the question asks of this card, if any. */
function changeOf(question: Question, { component, props }: Card, columns: Columns): Change | undefined {
  const title = /(?:rename|call|title)(?: it| the \w+)?(?: to| as)? ["“']?([^"”']+?)["”']?\.?$/i.exec(
    question.text,
  )?.[1]
  if (title !== undefined && !mentions(question, 'colour*', 'color*')) {
    return { props: { title: title.trim() }, said: `is now called “${title.trim()}”` }
  }
  const [column] = columns.named(question)
  switch (component) {
    case 'scatter_plot': {
      if (!mentions(question, 'colour*', 'color*')) return undefined
      if (column === undefined) return { props: { color: null }, said: 'is drawn in one colour again' }
      return { props: { color: column.name }, said: `is coloured by ${readable(column.name)}` }
    }
    case 'histogram': {
      const bins = readNumberBy(question, 'bin')
      if (bins !== undefined) return { props: { bins }, said: `has ${bins} bins` }
      return column !== undefined && columns.isNumeric(column)
        ? { props: { column: column.name, title: null }, said: `shows ${readable(column.name)}` }
        : undefined
    }
    case 'dataset_chart': {
      const chart = readChoice(question, CHARTS)
      if (chart !== undefined && chart !== props.chart)
        return { props: { chart }, said: `is a ${chart} chart` }
      return column !== undefined && !columns.isNumeric(column)
        ? { props: { group: column.name }, said: `is grouped by ${readable(column.name)}` }
        : undefined
    }
    default:
      return undefined
  }
}
