/** Props of the samples whose values a person sees, or a picture's address. */
const VISIBLE = new Set([
  'alt',
  'category',
  'description',
  'details',
  'label',
  'labels',
  'placeholder',
  'src',
  'subtitle',
  'tags',
  'text',
  'textMarkdown',
  'title',
  'trigger',
  'values',
  'xLabel',
  'yLabel',
])
/** Those that are seen in some components only. */
const VISIBLE_IN = { Table: ['rows'], Slice: ['value'] }

/** Every text and number that a sample in json-render's lines shows. */
export function visibleIn(lines) {
  const found = new Set()
  for (const line of lines.split('\n').filter((text) => text.trim() !== '')) {
    const { value } = JSON.parse(line)
    if (typeof value === 'object') collect(value.props, value.type, found)
  }
  return [...found]
}

function collect(value, type, found) {
  for (const [key, each] of Object.entries(value)) {
    if (VISIBLE.has(key) || VISIBLE_IN[type]?.includes(key)) collectAll(each, type, found)
    else if (typeof each === 'object' && each !== null) collect(each, type, found)
  }
}

function collectAll(value, type, found) {
  if (Array.isArray(value)) for (const each of value) collectAll(each, type, found)
  else if (typeof value === 'object' && value !== null) collect(value, type, found)
  else if (typeof value === 'string') for (const line of value.split('\n')) addLine(line, found)
  else found.add(value)
}

/** A line of a list is seen without its mark. */
function addLine(line, found) {
  const text = line.replace(/^- /, '').trim()
  if (text !== '') found.add(text)
}
