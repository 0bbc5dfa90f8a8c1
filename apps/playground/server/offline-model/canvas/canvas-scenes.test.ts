import { describe, expect, it } from 'vitest'
import { ICON_NAMES } from 'vitrail/kit'
import { chooseScene } from '../choose-scene.ts'
import { canvasScenes } from './canvas-scenes.ts'
import { CAR_COLUMNS } from './columns.fixtures.ts'
import { createColumns } from './columns.ts'

const scenes = canvasScenes({
  columns: createColumns(CAR_COLUMNS, { Weight_in_lbs: ['weight'] }),
  dataName: 'Cars',
})
const suggestions = scenes.flatMap((scene) => scene.suggestions)

const PARAPHRASES: Readonly<Record<string, readonly string[]>> = {
  'add-scatter': [
    'Add a scatter plot of miles per gallon against horsepower',
    'plot mpg vs weight',
    'How does acceleration depend on horsepower?',
    'scatter mpg and displacement, coloured by origin',
  ],
  'add-histogram': [
    'histogram of horsepower',
    'How is the weight distributed?',
    'a histogram of the wingspan with 20 bins',
  ],
  'add-boxes': [
    'Add a row of KPI boxes',
    'key figures please',
    'show me the mean and the maximum of the horsepower',
  ],
  'add-chart': [
    'bar chart of mean mpg by origin',
    'How many cars per origin?',
    'Show the average weight by cylinders as a pie',
    'compare horsepower by origin',
  ],
  'add-table': ['show the table', 'let me see the rows', 'a table of name and mpg'],
  change: [
    'Colour it by origin',
    'color the plot by cylinders',
    'use 50 bins',
    'make it a pie chart',
    'Rename it to Power',
    'Call the note Remarks',
  ],
  link: [
    'Link a table to the plot',
    'connect the table to the scatter plot',
    'the table should be filtered by the chart',
  ],
  place: ['Move the plot to the top', 'make the histogram full width', 'move c2 to the end', 'make it wider'],
  remove: ['Drop the histogram', 'remove c3', 'delete the table', 'get rid of it'],
  'start-over': ['Start over', 'clear the canvas', 'remove everything'],
  summary: ['What is in this data?', 'summarise the columns', 'an overview please'],
  note: ['Note: check the outliers', 'write down that Japan leads'],
  tell: ['What is on the canvas?', 'what do you see', 'What did I select?'],
  help: ['hello', 'what can you do', 'sing a song', ''],
}

describe.each(Object.entries(PARAPHRASES))('%s', (id, questions) => {
  it.each(questions)('is meant by %j', (question) => {
    expect(chooseScene(scenes, [question]).scene.id).toBe(id)
  })
})

it('has paraphrases of every scene', () => {
  expect(Object.keys(PARAPHRASES).sort()).toEqual(scenes.map(({ id }) => id).sort())
})

it.each(suggestions)('understands its own suggestion: $message', ({ message, icon }) => {
  const owner = scenes.find((scene) => scene.suggestions.some((one) => one.message === message))
  expect(chooseScene(scenes, [message]).scene.id).toBe(owner?.id)
  expect(ICON_NAMES.has(icon)).toBe(true)
})

it('offers at least ten things to try', () => {
  expect(suggestions.length).toBeGreaterThanOrEqual(10)
})
