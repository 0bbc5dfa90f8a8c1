import { mentions } from '../question.ts'
import { call, type Play, RENDER_TOOL, type Scene, say, think } from '../scene.ts'
import { ask, node, show } from '../view.ts'
import { CAR_GROUPS, carGroupChart, carGroupSentence, readCarGrouping } from './car-groups.ts'

export const refusedThenFixedScene: Scene = {
  id: 'refused-then-fixed',
  suggestions: [
    {
      title: 'A refused call',
      icon: 'circle-alert',
      message: 'Horsepower by origin, with a mistake to be refused',
    },
  ],
  relevance: (question) =>
    mentions(
      question,
      'refus*',
      'mistake*',
      'reject*',
      'wrong prop',
      'wrong key',
      'get it wrong',
      'gets it wrong',
    )
      ? 12
      : 0,

  *play(question): Play {
    const { by, measure } = readCarGrouping(question)
    const cars = yield* ask('summarize_cars', { by }, CAR_GROUPS)
    if (cars === undefined) return
    const right = carGroupChart(cars, by, measure)
    const wrong = node('Chart', {
      type: 'spiral',
      title: 'A first try',
      xKey: 'group',
      series: [{ key: 'horse_power' }],
      data: cars.groups.map((row) => ({ group: row.group, [measure]: row[measure] })),
    })
    const refused = yield* call(RENDER_TOOL, wrong)
    if (!refused.ok) yield think(`That was refused: ${refused.message}\nI correct the type and the key.`)
    const drawn = yield* show(right)
    if (!drawn) return
    const told = refused.ok ? '' : 'My first call was refused, with the reasons; this is the corrected one. '
    yield say(`${told}${carGroupSentence(cars, measure)}`)
  },
}
