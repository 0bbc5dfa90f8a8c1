import { expect, test } from 'vitest'
import { describeThrown, toVitrailError, VitrailError } from './vitrail-error.ts'

const throwing = (): never => {
  throw new Error('looked at')
}

test.each<[string, unknown, string]>([
  ['an error', new Error('no'), 'no'],
  ['text', 'no', 'no'],
  ['null', null, 'an unknown error'],
  ['an empty message', new Error(''), 'an unknown error'],
  ['a message that is no text', Object.assign(new Error(), { message: 7 }), 'an unknown error'],
  [
    'a message that throws',
    Object.defineProperty(new Error(), 'message', { get: throwing }),
    'an unknown error',
  ],
  ['a proxy that throws', new Proxy({}, { getPrototypeOf: throwing }), 'an unknown error'],
])('anything thrown is described: %s', (_, thrown, message) => {
  expect(describeThrown(thrown)).toBe(message)
  const error = toVitrailError(thrown, 'seen')
  expect([error.code, error.message]).toEqual(['seen', message])
  expect(error.cause).toBe(thrown)
})

test('an error of ours stays what it is', () => {
  const error = new VitrailError('own', 'Mine')
  expect(toVitrailError(error, 'other')).toBe(error)
})
