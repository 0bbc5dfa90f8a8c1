import { createRandom } from '../lib/random.mjs'

const WORDS = [
  'revenue',
  'café',
  'naïve',
  'Zürich',
  '東京',
  '売上',
  'line\nbreak',
  'quote "this"',
  'back\\slash',
  'tab\there',
  'order',
  'weekly',
  'región',
  'total',
  'déjà vu',
  '北京',
  'growth',
  'margin',
  'pipeline',
  'churn',
]

/** A page of cards, each with a stack of six leaves, until its compact JSON has `size` characters. */
export function createTree(size, seed = 7) {
  const random = createRandom(seed)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const words = (count) => Array.from({ length: count }, () => pick(WORDS)).join(' ')
  const number = (range) => Math.round(random() * range * 100) / 100
  const leaves = [
    () => ({ type: 'Text', props: { text: words(12), muted: random() < 0.3 } }),
    () => ({
      type: 'Metric',
      props: { label: words(2), value: number(1e5), delta: number(1) - 0.5, unit: null },
    }),
    () => ({
      type: 'Button',
      props: {
        label: words(2),
        on: { press: { action: 'open', params: { id: Math.floor(random() * 1e6) } } },
      },
    }),
    () => ({
      type: 'Table',
      props: {
        columns: ['city', 'sales', 'share'],
        rows: Array.from({ length: 4 }, () => [words(1), number(1e4), number(1)]),
      },
    }),
    () => ({
      type: 'Input',
      props: {
        name: pick(['first', 'last', 'mail']),
        label: words(2),
        value: { $state: `/form/${pick(WORDS)}` },
      },
    }),
    () => ({ type: 'Text', props: { text: words(20), muted: false } }),
  ]
  const createCard = (index) => ({
    type: 'Card',
    key: `c${index}`,
    props: { title: words(4) },
    children: [{ type: 'Stack', props: { gap: 'medium' }, children: leaves.map((leaf) => leaf()) }],
  })
  const page = { type: 'Page', props: { title: words(5) }, children: [] }
  let length = JSON.stringify(page).length
  while (length < size) {
    const card = createCard(page.children.length)
    page.children.push(card)
    length += JSON.stringify(card).length + 1
  }
  return page
}

/** One array of many small rows: what an immutable snapshot finds hardest. */
export function createWideArray(rows, seed = 7) {
  const random = createRandom(seed)
  return Array.from({ length: rows }, (_, id) => ({ id, sales: Math.round(random() * 1e4) }))
}

/** One object of many keys. */
export function createWideObject(keys) {
  return Object.fromEntries(Array.from({ length: keys }, (_, index) => [`key_${index}`, index * 7]))
}

export function createLongString(length, seed = 7) {
  const random = createRandom(seed)
  let text = ''
  while (text.length < length) text += `${WORDS[Math.floor(random() * WORDS.length)]} `
  return { type: 'Text', props: { text } }
}

export function createDocument({ kind, size }) {
  if (kind === 'tree') return createTree(size)
  if (kind === 'wide-array') return createWideArray(size)
  if (kind === 'wide-object') return createWideObject(size)
  return createLongString(size)
}

/** Text in pieces of `length` UTF-16 units, each with a buffer of its own as text from a network has. */
export function cut(text, length) {
  const pieces = []
  for (let from = 0; from < text.length; from += length) {
    pieces.push(Buffer.from(text.slice(from, from + length), 'utf16le').toString('utf16le'))
  }
  return pieces
}
