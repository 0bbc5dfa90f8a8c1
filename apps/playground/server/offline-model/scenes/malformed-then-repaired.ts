import { isPlainObject, type JsonObject } from 'vitrail'
import { mentions } from '../question.ts'
import { type Play, RENDER_TOOL, type Scene, say, write } from '../scene.ts'
import { ask, node } from '../view.ts'
import { CAR_GROUPS, type CarGroups, carGroupChart, carGroupSentence, readCarGrouping } from './car-groups.ts'

export const malformedThenRepairedScene: Scene = {
  id: 'malformed-then-repaired',
  suggestions: [
    {
      title: 'Malformed output',
      icon: 'wrench',
      message: 'Weight of cars by cylinders, in malformed JSON',
    },
  ],
  relevance: (question) =>
    mentions(question, 'malformed', 'repair*', 'broken json', 'bad json', 'invalid json', 'messy', 'sloppy')
      ? 12
      : 0,

  *play(question): Play {
    const { by, measure } = readCarGrouping(question)
    const cars = yield* ask('summarize_cars', { by }, CAR_GROUPS)
    if (cars === undefined) return
    const result = yield* write(RENDER_TOOL, sloppy(cars, carGroupChart(cars, by, measure)))
    if (!result.ok) yield say(`This was beyond repair: ${result.message}`)
    else {
      yield say(
        `I wrote that with single quotes, a comment, trailing commas, other names for components and the children as a text. ` +
          `The side panel lists each repair. ${carGroupSentence(cars, measure)}`,
      )
    }
  },
}

/** A card as a careless model would write it: every flaw can be read in only one way. */
function sloppy(cars: CarGroups, chart: JsonObject): string {
  const { props } = chart
  const children = JSON.stringify([
    node('BarChart', isPlainObject(props) ? { ...props, type: 'bar' } : {}),
    node('Caption', { text: `${cars.total} cars in all.` }),
  ])
  return [
    '```json',
    "{'type': 'Card', // the frame",
    " 'props': {'title': 'Cars, written badly', 'subtitle': None,},",
    ` "children": ${JSON.stringify(children)},`,
    '}',
    '```',
  ].join('\n')
}
