import { expect, it } from 'vitest'
import { readQuestion } from '../question.ts'
import { CAR_COLUMNS } from './columns.fixtures.ts'
import { createColumns } from './columns.ts'

const columns = createColumns(CAR_COLUMNS, { Weight_in_lbs: ['how heavy'] })

it.each([
  ['mpg against horsepower', ['Miles_per_Gallon', 'Horsepower']],
  ['Miles per gallon by origin', ['Miles_per_Gallon', 'Origin']],
  ['weight, and how heavy', ['Weight_in_lbs']],
  ['the years', ['Year']],
  ['wingspan', []],
])('%j names %j', (text, names) => {
  expect(columns.named(readQuestion(text)).map(({ name }) => name)).toEqual(names)
})

it.each([
  ['Add a histogram of the wingspan', 'wingspan'],
  ['Add a histogram of the horsepower', undefined],
  ['Add a histogram', undefined],
])('%j asks for the unknown %j', (text, unknown) => {
  expect(columns.unknownIn(readQuestion(text))).toBe(unknown)
})
