import { expect, it } from 'vitest'
import { KIT_COMPONENTS } from './sets.ts'

/** For each component: how it streams, its skeleton, its width on a canvas, and the events it raises. */
const CONTRACT: readonly [
  name: string,
  streaming: string,
  skeleton: string,
  width: string,
  raises: string,
][] = [
  ['DataTable', 'partial', 'table', 'full', 'action select'],
  ['Chart', 'partial', 'chart', 'wide', 'action select'],
  ['KpiCards', 'partial', 'cards', 'full', ''],
  ['SourceCards', 'partial', 'cards', 'wide', ''],
  ['Checklist', 'partial', 'list', 'wide', 'change'],
  ['Timeline', 'partial', 'list', 'wide', ''],
  ['CodeBlock', 'partial', 'lines', 'wide', ''],
  ['Diff', 'complete', 'lines', 'full', ''],
  ['Callout', 'partial', 'lines', 'wide', ''],
  ['Stack', 'partial', 'none', 'auto', ''],
  ['Card', 'partial', 'none', 'auto', ''],
  ['Heading', 'partial', 'lines', 'full', ''],
  ['Text', 'partial', 'lines', 'auto', ''],
  ['Badge', 'complete', 'chip', 'auto', ''],
  ['Link', 'complete', 'chip', 'auto', ''],
  ['Image', 'complete', 'block', 'wide', ''],
  ['Grid', 'partial', 'none', 'full', ''],
  ['Tabs', 'partial', 'chips', 'wide', 'change'],
  ['Tab', 'partial', 'lines', 'auto', ''],
  ['Accordion', 'partial', 'list', 'wide', ''],
  ['Disclosure', 'partial', 'lines', 'auto', 'toggle'],
  ['When', 'partial', 'none', 'auto', ''],
  ['Divider', 'partial', 'none', 'full', ''],
  ['Spacer', 'partial', 'none', 'auto', ''],
  ['Markdown', 'partial', 'lines', 'wide', ''],
  ['Icon', 'complete', 'dot', 'auto', ''],
  ['EmptyState', 'complete', 'lines', 'wide', 'action'],
  ['Skeleton', 'complete', 'its own', 'wide', ''],
  ['Metric', 'complete', 'card', 'auto', ''],
  ['Gauge', 'complete', 'bar', 'auto', ''],
  ['Progress', 'complete', 'bar', 'auto', ''],
  ['KeyValue', 'partial', 'lines', 'wide', ''],
  ['List', 'partial', 'list', 'wide', 'action select'],
  ['Steps', 'partial', 'list', 'wide', ''],
  ['Svg', 'partial', 'block', 'wide', ''],
  ['Form', 'partial', 'none', 'wide', 'action submit'],
  ['Input', 'complete', 'field', 'auto', 'change'],
  ['TextArea', 'complete', 'field', 'auto', 'change'],
  ['Select', 'complete', 'field', 'auto', 'change'],
  ['MultiSelect', 'complete', 'field', 'auto', 'change'],
  ['RadioGroup', 'complete', 'list', 'auto', 'change'],
  ['Checkbox', 'complete', 'lines', 'auto', 'change'],
  ['CheckboxGroup', 'complete', 'list', 'auto', 'change'],
  ['Slider', 'complete', 'field', 'auto', 'change'],
  ['RangeSlider', 'complete', 'field', 'auto', 'change'],
  ['DateRange', 'complete', 'field', 'auto', 'change'],
  ['Button', 'complete', 'button', 'auto', 'action click'],
  ['Suggestions', 'complete', 'chips', 'full', 'send'],
  ['Download', 'complete', 'button', 'auto', 'click'],
]

it('keeps what is promised of each component', () => {
  const kept = KIT_COMPONENTS.map(({ name, streaming, skeleton, width = 'auto', actions, events = [] }) => {
    const raised = actions === true ? ['action'] : Object.keys(actions ?? {})
    const shape = typeof skeleton === 'function' ? 'its own' : skeleton
    return [name, streaming, shape, width, [...raised, ...events].join(' ')]
  })
  expect(kept).toEqual(CONTRACT)
})
