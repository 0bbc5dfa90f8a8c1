import { mentions } from '../../question.ts'
import { call, type Play, say, think } from '../../scene.ts'
import { readNumberBy } from '../../slots.ts'
import type { CanvasScene } from '../canvas-scene.ts'
import { act, reasonOf, tell } from '../moves.ts'
import { listed, readable } from '../readable.ts'

export const addHistogramScene: CanvasScene = {
  id: 'add-histogram',
  suggestions: () => [
    {
      title: 'A column that does not exist',
      icon: 'circle-alert',
      message: 'Add a histogram of the wingspan',
    },
  ],
  relevance: (question) => (mentions(question, 'histogram', 'distribution', 'distributed', 'spread') ? 9 : 0),
  *play(question, { columns }): Play {
    const unknown = columns.unknownIn(question)
    const numeric = columns.measures
    const bins = readNumberBy(question, 'bin')
    const settings = bins === undefined ? {} : { bins }
    if (unknown !== undefined) {
      const refused = yield* call('histogram', { column: unknown, ...settings })
      if (refused.ok) return yield* tell(`Here is how ${unknown} is distributed.`)
      yield think(`Refused: ${reasonOf(refused.message)}`)
      const [instead, ...others] = numeric
      const choices = listed(others.map(({ name }) => readable(name)))
      if (instead === undefined)
        return yield* tell(`There is no column “${unknown}”, and no other numeric one.`)
      if (!(yield* act('histogram', { column: instead.name, ...settings }))) return
      return yield* tell(
        `The data has no “${unknown}”. I added ${readable(instead.name)} instead; there are also ${choices}.`,
      )
    }
    const column = columns.named(question).find(columns.isNumeric) ?? numeric[0]
    if (column === undefined) return yield* tell('A histogram needs a numeric column; there is none.')
    if (!(yield* act('histogram', { column: column.name, ...settings }))) return
    yield say(
      `That is how ${readable(column.name)} is distributed. The slider changes the bins without asking me.`,
    )
  },
}
