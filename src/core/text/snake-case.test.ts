import { expect, test } from 'vitest'
import { snakeCase } from './snake-case.ts'

test.each([
  ['OrderCard', 'order_card'],
  ['KPICards', 'kpi_cards'],
  ['DataTable', 'data_table'],
  ['A2UI', 'a2_ui'],
  ['Text', 'text'],
])('%s is %s', (name, snake) => {
  expect(snakeCase(name)).toBe(snake)
})
