import { describe, expect, it } from 'vitest'
import { ICON_NAMES } from 'vitrail/kit'
import { chooseScene } from './choose-scene.ts'
import { allSuggestions, SCENES } from './scenes.ts'

const PARAPHRASES: Readonly<Record<string, readonly string[]>> = {
  weather: [
    'Show the temperature in Seattle in 2015 as a chart',
    'how warm was it in seattle in july 2014?',
    'Plot the rain of 2013 please',
    'weather in London',
    'What was the coldest month in Seattle?',
    'Was it windy in Seattle in March 2012?',
    'Did it rain more in Seattle in 2014 or in 2015?',
    'Give me a graph of precipitation per month',
    "what's the weather like in Tokyo?",
  ],
  'cars-table': [
    'Which Japanese cars do more than 35 miles per gallon?',
    'List american cars with 8 cylinders',
    'show me all toyotas',
    'Table of European cars from 1975',
    'cars under 60 horsepower',
    'the 10 heaviest cars',
    'Do you have any Teslas?',
  ],
  'car-groups': [
    'How did the mean miles per gallon of cars change over the years?',
    'Average horsepower by origin',
    'mean weight of cars by cylinders',
    'Compare the fuel economy of car brands',
    'How many cars by maker?',
  ],
  dashboard: [
    'Make a dashboard of the penguins',
    'Give me an overview of the cars with key figures',
    'penguins at a glance, by island',
    'KPI dashboard for the cars',
    'Summarize the penguin data',
    'How heavy are Gentoo penguins?',
    'make a penguin report',
    'A report on the cars',
  ],
  stocks: [
    'Compare the stock prices of Apple and Microsoft from 2005 to 2010',
    'How did Google shares do?',
    'AMZN vs IBM',
    'stock price of apple since 2007',
    'Show me the Tesla stock',
    'plot all the stocks',
  ],
  countries: [
    'How did life expectancy change in Japan and Rwanda?',
    'Fertility in Brazil and France over time',
    'How long do people live in Kenya?',
    'population of China',
    'compare the birth rates of India and Germany',
  ],
  'order-list': [
    'List my orders',
    'Show all orders',
    'What have I ordered?',
    'which orders have shipped?',
    'my order history',
    'my recent purchases',
  ],
  'order-card': [
    'Show order 1042',
    'What about order #1045?',
    'open order number 1043',
    'details of order 1046 please',
    'order 1047',
  ],
  refund: [
    'Refund order 1044',
    'I want my money back for order 1042',
    'Please refund #1045',
    'can you refund the order 1046?',
    'refund',
    'Refund order 1042\n\n```json\n{"action":"refund","payload":{"id":1042}}\n```',
  ],
  'refused-then-fixed': [
    'Mean horsepower of cars by origin, with a mistake that gets refused and fixed',
    'Show me a call that is refused',
    'Make a mistake on purpose',
    'mean weight by cylinders but get it wrong first',
    'what happens when a call gets rejected?',
  ],
  'malformed-then-repaired': [
    'Mean weight of cars by cylinders, written as malformed JSON that gets repaired',
    'write malformed json',
    'show how messy output is repaired',
    'Answer with broken JSON',
    'Be sloppy: mpg by origin',
  ],
  booking: [
    'Book a table for four',
    'I would like to reserve a table',
    'a table for two on Friday',
    'restaurant reservation for 3 people',
    'Book a table for 2 on Jul 15, 2026 at 19:30, in the name of Ada\n\n```json\n{"action":"book_table","values":{"guests":2}}\n```',
  ],
  seats: [
    'Which seats are free tonight?',
    'show the seat map',
    'Is there a seat left?',
    'seating plan please',
    'How many seats are taken?',
  ],
  packing: [
    'What should I pack for Seattle in November?',
    'packing list for seattle in july',
    'What clothes do I need for Seattle in winter?',
    'Make a checklist for a trip to Seattle in May',
    'what to wear in Seattle in August',
  ],
  films: [
    'Show a timeline of the films of Christopher Nolan',
    'Tell me about the film Inception',
    'movies by Steven Spielberg',
    'best horror movies',
    'Which comedies are the best films?',
    'the movie "Pulp Fiction"',
  ],
  code: [
    'Show the code of the weather tool',
    'source code of the refund tool',
    'How is the orders tool implemented?',
    'let me see the typescript for cars',
    'show code',
  ],
  diff: [
    'What would change if a refund needed no approval? Show a diff',
    'show a diff',
    'diff of the refund tool without approval',
    'What would change without approval?',
    'a patch that removes the approval',
  ],
  sources: [
    'Where does this data come from?',
    'What are your sources?',
    'cite the source of the penguins',
    'Sources of the weather data',
    'where do the cars come from (which source)?',
  ],
  'data-quality': [
    'How complete is the car data?',
    'Are there missing values in the movies?',
    'What is missing in the penguins?',
    'gaps in the car data',
    'Is the film data reliable?',
  ],
  'long-report': [
    'Write a long report on the weather of 2014, month by month',
    'a long report about Seattle please',
    'Describe the weather in detail',
    'write an essay on the rain of 2013',
    'Seattle weather month by month',
  ],
  breakdown: [
    'Fail halfway through an answer',
    'show me an error',
    'crash',
    'break down in the middle',
    'What does an error look like?',
  ],
  help: ['hello', 'What can you do?', 'help', 'thanks!', 'Write a poem about the sea', 'asdf qwer', ''],
}

describe.each(Object.entries(PARAPHRASES))('%s', (id, questions) => {
  it.each(questions)('is meant by %j', (question) => {
    expect(chooseScene(SCENES, [question]).scene.id).toBe(id)
  })
})

it('has paraphrases of every scene', () => {
  expect(Object.keys(PARAPHRASES).sort()).toEqual(SCENES.map(({ id }) => id).sort())
})

it.each(allSuggestions())('understands its own suggestion: $title', ({ message }) => {
  const owner = SCENES.find(({ suggestions }) => suggestions.some((one) => one.message === message))
  expect(chooseScene(SCENES, [message]).scene.id).toBe(owner?.id)
})

describe('a follow-up', () => {
  it.each([
    [['Show the temperature in Seattle in 2015 as a chart', 'and in 2013?'], 'weather'],
    [['Show the temperature in Seattle in 2015', 'what about the rain?'], 'weather'],
    [['Compare Apple and Microsoft stocks', 'now Google'], 'stocks'],
    [['Which Japanese cars do more than 35 mpg?', 'and European ones?'], 'cars-table'],
    [['List my orders', 'Which seats are free?'], 'seats'],
    [['Make a dashboard of the penguins', 'hello'], 'help'],
    [['List my orders', 'only the shipped ones'], 'order-list'],
  ])('%j is about %s', (said, id) => {
    expect(chooseScene(SCENES, said).scene.id).toBe(id)
  })

  it('keeps what was said before within reach', () => {
    const { question } = chooseScene(SCENES, ['Show the rain in Seattle in 2015', 'and in 2013?'])
    expect(question.earlier?.words).toContain(' rain ')
  })
})

it.each(allSuggestions())('has a picture that the kit has: $icon', ({ icon }) => {
  expect(ICON_NAMES.has(icon)).toBe(true)
})
