import { countMentions } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { buttonRow, sayingButton, show } from '../view.ts'

/** Answers greetings, questions about itself, and whatever no other scene understands. */
export const helpScene: Scene = {
  id: 'help',
  suggestions: [],
  relevance: (question) =>
    4 *
    countMentions(
      question,
      'hello',
      'hi',
      'hey',
      'help',
      'thanks',
      'thank you',
      'who are you',
      'what can you do',
      'good morning',
    ),
  *play(question): Play {
    const knows = this.relevance(question) > 0
    yield say(
      `${knows ? 'Hello!' : "I don't know that one."} I am the offline model: no network, no real language skills, but real data. I can draw the ` +
        'weather of Seattle (2012–2015), cars of the 1970s, penguins, five stocks, films, and countries over time. I can ' +
        'also list and refund sample orders, and show my own code.',
    )
    yield* show(
      buttonRow([
        sayingButton('Weather', 'Show the temperature in Seattle in 2015 as a chart'),
        sayingButton('Cars', 'Which Japanese cars do more than 35 miles per gallon?'),
        sayingButton('Penguins', 'Make a dashboard of the penguins'),
        sayingButton('Orders', 'List my orders'),
      ]),
    )
  },
}
