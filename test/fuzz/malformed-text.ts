import fc from 'fast-check'

/** What models, networks and attackers do to JSON. */
const FRAGMENTS = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    "'",
    '`',
    '\\',
    '\\u',
    '\\ud83c',
    '\\udf0d',
    '\\n',
    '/',
    '//',
    '/*',
    '*/',
    '#',
  ],
  ...[
    '\n',
    '\t',
    ' ',
    '\u0000',
    '\u00A0',
    '\uFEFF',
    '\ud83c',
    '\udf0d',
    '🌍',
    '東京',
    '```json\n',
    '```',
    'Here is it: ',
    '[1]',
  ],
  ...[
    'true',
    'True',
    'None',
    'NaN',
    '-',
    '-0',
    '1e999',
    '.5',
    '007',
    '0x1f',
    'undefined',
    '>',
    ';',
    '...',
    '{}',
    '"":',
  ],
  ...[
    '"type":',
    '"type":"Card",',
    '"key":"k",',
    '"props":{',
    '"children":[',
    '{"type":"Text"',
    '"__proto__":',
    '"constructor":{',
  ],
]

type Edit = { at: number; kind: 'insert' | 'delete' | 'repeat' | 'cut'; fragment: string; length: number }

const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom('insert', 'delete', 'repeat', 'cut'),
    fragment: fc.constantFrom(...FRAGMENTS),
    length: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 5 },
)

function applyEdit(text: string, { at, kind, fragment, length }: Edit): string {
  const from = Math.floor(at * (text.length + 1))
  const [before, after] = [text.slice(0, from), text.slice(from)]
  switch (kind) {
    case 'insert':
      return before + fragment + after
    case 'delete':
      return before + after.slice(length)
    case 'repeat':
      return before + after.slice(0, length * 4) + after
    case 'cut':
      return length === 1 ? before : text
  }
}

/** Generated texts with up to five edits, and texts made of fragments. */
export function malformed(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const edited = fc.tuple(texts, edits).map(([text, changes]) => changes.reduce(applyEdit, text))
  const noise = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 30 }).map((parts) => parts.join(''))
  return fc.oneof({ weight: 4, arbitrary: edited }, { weight: 1, arbitrary: noise })
}

/** How a text is cut, as the sizes of its pieces, used in turn. */
export const pieceSizes = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 8 })

export function cutText(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length; ) {
    const size = sizes[pieces.length % sizes.length] ?? 1
    pieces.push(text.slice(from, from + size))
    from += size
  }
  return pieces
}
