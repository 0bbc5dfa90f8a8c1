import { mentions } from '../../question.ts'
import { type Play, say } from '../../scene.ts'
import type { CanvasScene } from '../canvas-scene.ts'
import { act, tell } from '../moves.ts'
import { readable } from '../readable.ts'

export const addScatterScene: CanvasScene = {
  id: 'add-scatter',
  suggestions({ columns }) {
    const [y, x] = columns.measures
    if (x === undefined || y === undefined) return []
    const message = `Add a scatter plot of ${readable(y.name)} against ${readable(x.name)}`
    return [{ title: 'A plot of two columns', icon: 'chart-line', message }]
  },
  relevance(question, { columns }) {
    const pair = columns.named(question).filter(columns.isNumeric).length >= 2
    if (mentions(question, 'scatter', 'scatterplot', 'scatter plot')) return 9
    return pair && mentions(question, 'against', 'versus', 'vs', 'plot', 'relate*', 'depend*') ? 8 : 0
  },
  *play(question, { columns }): Play {
    const named = columns.named(question)
    const numeric = named.filter(columns.isNumeric)
    const others = columns.measures.filter((column) => !numeric.includes(column))
    const [y = others[0], x = others.find((column) => column !== y)] = numeric
    if (x === undefined || y === undefined)
      return yield* tell('A scatter plot needs two numeric columns; there are none.')
    const color = named.find((column) => !columns.isNumeric(column)) ?? numeric[2]
    const added = yield* act('scatter_plot', {
      x: x.name,
      y: y.name,
      ...(color !== undefined && { color: color.name }),
    })
    if (!added) return
    const coloured = color === undefined ? '' : `, coloured by ${readable(color.name)}`
    yield say(
      `The plot shows ${readable(y.name)} against ${readable(x.name)}${coloured}. Drag across it to select.`,
    )
  },
}
