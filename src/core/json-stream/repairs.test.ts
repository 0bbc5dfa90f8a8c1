import { describe, expect, it } from 'vitest'
import { everyCut, ledgerOf, readInPieces } from './read-in-pieces.fixtures.ts'

const FENCE = '```'

/** Text, the value it holds, what the ledger says: `code@offset`. */
const READINGS: [string, unknown, string[]][] = [
  // Commas.
  ['{"a":[1,2,],}', { a: [1, 2] }, ['trailing_comma@9', 'trailing_comma@11']],
  ['[1,,2]', [1, 2], ['extra_comma@3']],
  ['[,1]', [1], ['extra_comma@1']],
  ['{"a":1,,"b":2}', { a: 1, b: 2 }, ['extra_comma@7']],
  ['{"a":1 "b":2}', { a: 1, b: 2 }, ['missing_comma@7']],
  ['{"a":"x""b":2}', { a: 'x', b: 2 }, ['missing_comma@8']],
  ['[1 2 "x"{"a":1}]', [1, 2, 'x', { a: 1 }], ['missing_comma@3', 'missing_comma@5', 'missing_comma@8']],
  // Colons.
  ['{"a" 1}', { a: 1 }, ['missing_colon@5']],
  ['{"a" {"b":1}}', { a: { b: 1 } }, ['missing_colon@5']],
  ['{"type">"Card"}', { type: 'Card' }, ['wrong_colon@7']],
  ['{"a" > 1}', { a: 1 }, ['wrong_colon@5']],
  ['{"a>b":"c>d"}', { 'a>b': 'c>d' }, []],
  // Values that are not there.
  ['{"a":,"b":2}', { b: 2 }, ['missing_value@5']],
  ['{"a":}', {}, ['missing_value@5']],
  ['{"a"}', {}, ['missing_value@4']],
  ['{"a","b":1}', { b: 1 }, ['missing_value@4']],
  // Strings.
  ['{"a":"App\\Http"}', { a: 'App\\Http' }, ['bad_escape@9']],
  ['{"a":"\\u12G4"}', { a: '\\u12G4' }, ['bad_escape@6']],
  ['{"a":"\\u"}', { a: '\\u' }, ['bad_escape@6']],
  ['{"a":"it\\\'s"}', { a: "it's" }, ['bad_escape@8']],
  ['{"a":"x\ny\tz"}', { a: 'x\ny\tz' }, ['raw_control@7']],
  ["{'a':'it\\'s \"b\"'}", { a: 'it\'s "b"' }, ['single_quotes@1', 'single_quotes@5']],
  ['"\\ud83c\\udf0d"', '🌍', []],
  ['"\\ud83c"', '\uFFFD', ['lone_surrogate@0']],
  ['["\\ud83cx","\\udf0d"]', ['\uFFFDx', '\uFFFD'], ['lone_surrogate@1', 'lone_surrogate@11']],
  ['{"\\ud800":1}', { '\uFFFD': 1 }, ['lone_surrogate@1']],
  // Words.
  [
    '[NaN,Infinity,-Infinity]',
    [null, null, null],
    ['foreign_literal@1', 'foreign_literal@5', 'foreign_literal@14'],
  ],
  [
    '[True,False,TRUE]',
    [true, false, true],
    ['foreign_literal@1', 'foreign_literal@6', 'foreign_literal@12'],
  ],
  [
    '[None,undefined,NULL,nil]',
    [null, null, null, null],
    ['foreign_literal@1', 'foreign_literal@6', 'foreign_literal@16', 'foreign_literal@21'],
  ],
  [
    '[+1,.5,5.,007,1_000,0x1F,-.5]',
    [1, 0.5, 5, 7, 1000, 31, -0.5],
    [
      'number_format@1',
      'number_format@4',
      'number_format@7',
      'number_format@10',
      'number_format@14',
      'number_format@20',
      'number_format@25',
    ],
  ],
  ['[1e999]', [null], ['number_range@1']],
  [
    '{tone:success,data-id:2024-01-05}',
    { tone: 'success', 'data-id': '2024-01-05' },
    ['unquoted_key@1', 'unquoted_string@6', 'unquoted_key@14', 'unquoted_string@22'],
  ],
  // Comments and foreign space.
  ['{"a":1, // one\n"b":2 /* two */}', { a: 1, b: 2 }, ['comment@8', 'comment@21']],
  ['{# all\n"a":1}', { a: 1 }, ['comment@1']],
  ['{"a":"// no # comment"}', { a: '// no # comment' }, []],
  ['\uFEFF{"a":\u00A01}', { a: 1 }, ['foreign_space@6']],
  // Closers.
  ['{"a":[1,2}', { a: [1, 2] }, ['missing_closer@9']],
  ['{"a":[{"b":1]}', { a: [{ b: 1 }] }, ['missing_closer@12']],
  ['{"a":1]}', { a: 1 }, ['extra_closer@6']],
  // What follows the root.
  ['{"a":1}{"b":2}', { a: 1 }, ['trailing_data@7']],
  ['{"a":1} Hope this helps', { a: 1 }, ['trailing_data@8']],
  ['{"a":1}}', { a: 1 }, ['extra_closer@7']],
  ['{"a":1};', { a: 1 }, ['extra_closer@7']],
  // What stands around it.
  [`${FENCE}json\n{"a":1}\n${FENCE}\n`, { a: 1 }, ['code_fence@0']],
  [`${FENCE}\n[1]\n${FENCE} That is all.`, [1], ['code_fence@0', 'trailing_data@12']],
  [`Here is your view:\n\n${FENCE}json\n{}\n${FENCE}`, {}, ['skipped_text@0']],
  ['Here [the chart] you (see {it}): {"a":1}', { a: 1 }, ['skipped_text@0']],
  ['As in [1] and {}: {"a":[1]}', { a: [1] }, ['skipped_text@0']],
  ['The list is [1, 2, 3].', [1, 2, 3], ['skipped_text@0']],
  ['[see {"a":1}', { a: 1 }, ['skipped_text@0']],
  ['{имя: 1}', { имя: 1 }, ['unquoted_key@1']],
  ['{name} is {name: "x"}', { name: 'x' }, ['skipped_text@0', 'unquoted_key@11']],
  ['<tool_call>\n{"a":1}\n</tool_call>', { a: 1 }, ['skipped_text@0', 'trailing_data@20']],
  ['2 charts follow: [{"a":1}]', [{ a: 1 }], ['skipped_text@0']],
  // Roots that are no containers.
  ['7', 7, []],
  [' true \n', true, []],
  ['null', null, []],
  ['None', null, ['foreign_literal@0']],
  ['"a \\"b\\""', 'a "b"', []],
  // Keys.
  ['{"a":1,"a":2}', { a: 2 }, ['duplicate_key@7']],
  ['{"type":"Card","type":"Table"}', { type: 'Table' }, ['duplicate_key@15']],
  ['{"toString":1,"constructor":2}', { toString: 1, constructor: 2 }, []],
]

describe('readings of malformed JSON', () => {
  it.each(READINGS)('%s', (text, value, ledger) => {
    const { stream } = readInPieces(text)
    expect({ value: stream.value, ledger: ledgerOf(stream), done: stream.done }).toEqual({
      value,
      ledger,
      done: true,
    })
  })

  it.each(READINGS)('the same, one character at a time: %s', (text) => {
    const whole = readInPieces(text).stream
    const { stream } = readInPieces(text, everyCut(text))
    expect([stream.value, stream.repairs, stream.issues]).toEqual([whole.value, whole.repairs, whole.issues])
  })

  it.each(READINGS)('the same for every single cut: %s', (text) => {
    const whole = readInPieces(text).stream
    for (const cut of everyCut(text)) {
      const { stream } = readInPieces(text, [cut])
      expect([stream.value, stream.repairs, stream.issues]).toEqual([
        whole.value,
        whole.repairs,
        whole.issues,
      ])
    }
  })
})

/** Text that can't be read to its end: what was read before, and the issue. */
const REFUSALS: [string, unknown, string[]][] = [
  ['', undefined, ['no_value@0']],
  ['  \n', undefined, ['no_value@3']],
  ['Sorry, I can not do that.', undefined, ['no_value@25']],
  ['{"a":"b', { a: 'b' }, ['unterminated@7']],
  ['{"a":"b\\', { a: 'b' }, ['unterminated@8']],
  ['{"a":"b\\u12', { a: 'b' }, ['unterminated@11']],
  ['{"a":"\\ud83c', { a: '' }, ['unterminated@12']],
  ['{"a":1', {}, ['unterminated@6']],
  ['{"a":tr', {}, ['unterminated@7']],
  ['{"rows":[1,2', { rows: [1] }, ['unterminated@12']],
  ['{"ab', {}, ['unterminated@4']],
  ['{"a":1 /* b', { a: 1 }, ['unterminated@11']],
  ['{"a":"He said "hi" to me"}', { a: 'He said ' }, ['unexpected_character@15']],
  ['{"a":1,200}', { a: 1 }, ['unquoted_key@7', 'unexpected_text@7']],
  ['{"a":hello world}', { a: 'hello' }, ['unquoted_string@5', 'unexpected_character@11']],
  ['[1, ...]', [1], ['unexpected_text@4']],
  ['{"a":{\ud83c:1}}', { a: {} }, ['unexpected_text@6']],
  ['{"a":1:2}', { a: 1 }, ['unexpected_character@6']],
  ['{"a":/x/}', {}, ['unexpected_character@5']],
]

describe('text that can not be read to its end', () => {
  it.each(REFUSALS)('%j', (text, value, ledger) => {
    for (const cuts of [[], everyCut(text)]) {
      const { stream } = readInPieces(text, cuts)
      expect([stream.value, ledgerOf(stream)]).toEqual([value, ledger])
    }
  })
})

describe('without repairs', () => {
  it('takes what JSON.parse takes', () => {
    const text = ' {"a" : [1, -2.5e3, true, null, "x\\u00e9\\n"] , "b":{}} '
    const { stream } = readInPieces(text, everyCut(text), { repair: false })
    expect([stream.value, stream.done, ledgerOf(stream)]).toEqual([JSON.parse(text), true, []])
  })

  it.each([
    ['{"a":1,}', { a: 1 }, 'trailing_comma@6'],
    ['{"a":"x\ny"}', { a: 'x' }, 'raw_control@7'],
    ["{'a':1}", {}, 'single_quotes@1'],
    ['[1 2]', [1], 'missing_comma@3'],
    ['[01]', [], 'number_format@1'],
    ['{"a":1} x', { a: 1 }, 'trailing_data@8'],
    ['see {"a":1}', undefined, 'unquoted_string@0'],
  ])('stops at %s', (text, value, problem) => {
    const { stream } = readInPieces(text, everyCut(text), { repair: false })
    expect([stream.value, ledgerOf(stream)]).toEqual([value, [problem]])
  })
})

describe('paths', () => {
  it.each([
    ['{"a":{"b":[1,"x\\H"]}}', ['a', 'b', 1]],
    ['{"a":{"b":[1,True]}}', ['a', 'b', 1]],
    ['{"a":{"b":1,}}', ['a']],
    ['{"a":1,b:2}', []],
    ['{"a":1,"b\\H":2}', []],
    ['{"a":[{"x":1},{"x":1,"x":2}]}', ['a', 1, 'x']],
    ['{"a":[{"x":1},{"x" 1}]}', ['a', 1, 'x']],
  ])('%s', (text, path) => {
    const { stream } = readInPieces(text)
    expect([...stream.repairs, ...stream.issues].map((entry) => entry.path)).toEqual([path])
  })
})
