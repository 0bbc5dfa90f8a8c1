const tree = (size) => ({ kind: 'tree', size })
const KB50 = tree(50_000)
const KB200 = tree(200_000)

/** What is measured: `peers` over one document, cut every `chunk` characters, `rounds` times each. */
export const PLAN = [
  {
    id: '50 KB',
    document: KB50,
    chunk: 20,
    rounds: 9,
    peers: ['vitrail', 'vitrail-tree', 'jsonriver', 'json-render'],
  },
  {
    id: '50 KB',
    document: KB50,
    chunk: 20,
    rounds: 3,
    peers: ['assistant-stream', 'openui', 'partial-json', 'ai'],
  },
  {
    id: '200 KB',
    document: KB200,
    chunk: 20,
    rounds: 9,
    peers: ['vitrail', 'vitrail-tree', 'jsonriver', 'json-render'],
  },
  {
    id: '200 KB',
    document: KB200,
    chunk: 20,
    rounds: 1,
    isSlow: true,
    peers: ['assistant-stream', 'openui', 'partial-json', 'ai'],
  },
  {
    id: '200 KB, one character',
    document: KB200,
    chunk: 1,
    rounds: 5,
    peers: ['vitrail', 'vitrail-tree', 'jsonriver'],
  },
  {
    id: 'array of 5,000 rows',
    document: { kind: 'wide-array', size: 5000 },
    chunk: 20,
    rounds: 5,
    peers: ['vitrail', 'jsonriver'],
  },
  {
    id: 'array of 20,000 rows',
    document: { kind: 'wide-array', size: 20_000 },
    chunk: 20,
    rounds: 5,
    peers: ['vitrail', 'jsonriver'],
  },
  {
    id: 'object of 5,000 keys',
    document: { kind: 'wide-object', size: 5000 },
    chunk: 20,
    rounds: 5,
    peers: ['vitrail', 'jsonriver'],
  },
  {
    id: 'string of 200 KB',
    document: { kind: 'long-string', size: 200_000 },
    chunk: 20,
    rounds: 5,
    peers: ['vitrail', 'jsonriver'],
  },
]

export const NAMES = {
  vitrail: 'Vitrail',
  'vitrail-tree': 'Vitrail, tree read too',
  jsonriver: 'jsonriver',
  'json-render': 'json-render SpecStream',
  'assistant-stream': 'assistant-stream',
  openui: 'openui lang-core',
  'partial-json': 'partial-json',
  ai: 'ai parsePartialJson',
}
