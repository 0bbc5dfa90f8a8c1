import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defuseCsv } from './defuse-csv.ts'

it.each([
  ['a,b\n1,2', 'a,b\n1,2'],
  ['=1+1,b', "'=1+1,b"],
  ['a;@x;-5;+4 %', "a;'@x;-5;+4 %"],
  ['a\t=x', "a\t'=x"],
  ['"=HYPERLINK(""x"")","a,-b"', '"\'=HYPERLINK(""x"")","a,-b"'],
  ['a\r\n-SUM(A1)\r\n', "a\r\n'-SUM(A1)\r\n"],
  ['"open,=1', '"open,\'=1'],
  ['', ''],
])('%j is saved as %j', (text, saved) => {
  expect(defuseCsv(text)).toBe(saved)
})

it('adds quotes before formulas and changes nothing else', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '1', '"', ',', ';', '\n', '\r', '=', '-', ' ', '\t') })
  fc.assert(
    fc.property(texts, (text) => {
      expect(defuseCsv(text).replaceAll("'", '')).toBe(text)
    }),
    { seed: 5, numRuns: 300 },
  )
})
