import { mentions } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'

export const breakdownScene: Scene = {
  id: 'breakdown',
  suggestions: [{ title: 'An error', icon: 'triangle-alert', message: 'Fail halfway through an answer' }],
  relevance: (question) =>
    mentions(question, 'fail', 'crash', 'break down', 'error', 'an error', 'break') ? 7 : 0,
  *play(): Play {
    yield say('This answer begins well and then ')
    yield { do: 'break', message: 'The offline model broke off, as asked.' }
  },
}
