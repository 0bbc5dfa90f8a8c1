import { createRoot } from 'react-dom/client'
import { defineCatalog, type JsonObject } from 'vitrail'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { VitrailProvider } from 'vitrail/react'
import { KitPlaceholder, kitRegistry, View, VitrailRoot } from 'vitrail/react/kit'

const catalog = defineCatalog(KIT_COMPONENTS)

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `Option ${index}` }))
const rows = (count: number) => Array.from({ length: count }, () => ({ a: 1, b: 2 }))
const table = (count: number, more: JsonObject = {}) => ({
  columns: [{ key: 'a', label: 'A' }],
  rows: rows(count),
  ...more,
})
const chart = (more: JsonObject) => ({
  type: 'bar',
  xKey: 'a',
  series: [{ key: 'b' }],
  data: [
    { a: 'x', b: 1, c: 3 },
    { a: 'y', b: 2, c: 4 },
  ],
  ...more,
})
const label = 'A'
const hint = 'A hint'
const value = 3

/** Props that determine the height of the component. */
const SETTLED: Readonly<Record<string, readonly JsonObject[]>> = {
  Badge: [{ text: 'New' }],
  Button: [{ label }],
  Chart: [
    chart({}),
    chart({ title: 'T' }),
    chart({ series: [{ key: 'b' }, { key: 'c' }] }),
    chart({ size: 'small' }),
    chart({ size: 'large' }),
    chart({ xLabel: 'x' }),
    chart({ yLabel: 'y' }),
    chart({ type: 'pie' }),
    chart({ type: 'line', title: 'T', unit: 'kg' }),
  ],
  Checkbox: [{ label }, { label, hint }],
  CheckboxGroup: [2, 5].map((count) => ({ label, options: options(count) })),
  DataTable: [table(1), table(3, { title: 'T' }), table(10), table(25), table(60, { title: 'T' })],
  DateRange: [{ label }, { label, hint }],
  Download: [{ label, filename: 'a.txt', text: 'a' }],
  EmptyState: [
    { title: 'T' },
    { title: 'T', text: 't' },
    { title: 'T', text: 't', icon: 'search' },
    { title: 'T', text: 't', actionLabel: 'a', action: 'a' },
  ],
  Gauge: [
    { label, value },
    { label, value, hint },
  ],
  Heading: [1, 2, 3, 4].map((level) => ({ text: 'A', level })),
  Icon: [{ name: 'check' }],
  Image: [
    { url: 'https://example.com/a.png', alt: 'a', ratio: '16:9' },
    { url: 'https://example.com/a.png', alt: 'a', ratio: '1:1' },
  ],
  Input: [{ label }, { label, hint }, { label, inputType: 'date' }],
  Link: [{ text: 'A', url: 'https://example.com' }],
  Metric: [
    { label, value },
    { label, value, delta: 2, trend: 'up' },
    { label, value, hint, spark: [1, 2, 3] },
  ],
  MultiSelect: [2, 5, 10, 20].map((count) => ({ label, options: options(count) })),
  Progress: [
    { label, value },
    { label, value, hint },
    { label, value, variant: 'ring' },
    { label, value, hint, variant: 'ring' },
  ],
  RadioGroup: [2, 10].map((count) => ({ label, options: options(count) })),
  RangeSlider: [{ label }, { label, hint }],
  Select: [2, 20].map((count) => ({ label, hint, options: options(count) })),
  Slider: [{ label }, { label, hint }],
  Suggestions: [{ items: [{ label: 'Go on' }] }],
  Svg: [undefined, 'small', 'large'].map((size) => ({
    summary: 'A dot',
    viewBox: [0, 0, 240, 60],
    shapes: [{ el: 'circle', r: 1 }],
    ...(size !== undefined && { size }),
  })),
  TextArea: [{ label }, { label, hint, lines: 8 }],
}

/** A component beside its placeholder. */
function Pair({ name, props }: { name: string; props: JsonObject }) {
  return (
    <section data-component={`${name} ${JSON.stringify(props)}`}>
      <div data-drawn="">
        <View part={{ type: 'ui', id: name, component: name, props }} />
      </div>
      <VitrailRoot className="vt-view">
        <div data-awaited="">
          <KitPlaceholder node={{ type: name, props }} />
        </div>
      </VitrailRoot>
    </section>
  )
}

createRoot(document.body).render(
  <VitrailProvider registry={kitRegistry} catalog={catalog} locale="en" timeZone="UTC">
    {Object.entries(SETTLED).flatMap(([name, all]) =>
      all.map((props) => <Pair key={JSON.stringify([name, props])} name={name} props={props} />),
    )}
  </VitrailProvider>,
)
