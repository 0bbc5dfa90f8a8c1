import * as z from 'zod'
import { defineCatalog } from '../../catalog/define-catalog.ts'
import { defineComponent } from '../../catalog/define-component.ts'

export const COLUMNS = ['mpg', 'weight', 'origin'] as const
const column = z.enum(COLUMNS)
const filter = z.array(z.strictObject({ column, value: z.string() })).optional()

const ScatterPlot = defineComponent({
  name: 'ScatterPlot',
  description: 'Two columns against each other.',
  props: z.object({ x: column, y: column, color: column.or(z.literal('none')).default('none'), filter }),
  linkable: ['filter'],
  outputs: { selection: z.array(z.unknown()) },
  check: ({ x, y }) => (x === y ? 'x and y are the same column' : undefined),
})

const Histogram = defineComponent({
  name: 'Histogram',
  description: 'The distribution of a column.',
  props: z.object({ column, bins: z.number().int().min(5).max(60).default(30), filter, highlight: filter }),
  linkable: ['filter', 'highlight'],
  outputs: { selection: z.array(z.unknown()), range: z.array(z.number()) },
  check: (props, data) => (data === 'no-mpg' && props.column === 'mpg' ? 'column mpg is gone' : undefined),
})

const Note = defineComponent({
  name: 'Note',
  description: 'A note.',
  version: 2,
  props: z.object({
    text: z.string(),
    subtitle: z.string().nullable().optional(),
    tags: z.array(z.string()).default([]),
    style: z
      .object({
        size: z.number().default(1),
        tone: z.string().optional(),
        frame: z.string().nullable().optional(),
      })
      .default({ size: 1 }),
  }),
  migrate: ({ body, ...props }, from) => (from === 1 ? { ...props, text: body } : props),
})

const CardRow = defineComponent({
  name: 'CardRow',
  description: 'A titled row.',
  props: z.object({ title: z.string().optional() }),
  children: true,
})

const Tabs = defineComponent({
  name: 'Tabs',
  description: 'Tabs.',
  props: z.object({}),
  children: true,
  accepts: ['Tab'],
  childCount: [1, 3],
})

const Tab = defineComponent({
  name: 'Tab',
  description: 'One tab.',
  props: z.object({ label: z.string() }),
  children: true,
  within: ['Tabs'],
})

const Photo = defineComponent({
  name: 'Photo',
  description: 'A picture.',
  props: z.object({ src: z.string().meta({ 'x-address': 'media' }), alt: z.string().optional() }),
})

const Throwing = defineComponent({
  name: 'Throwing',
  description: 'Its check has a mistake.',
  props: z.object({ id: z.string().optional(), raw: z.unknown().optional() }),
  check: ({ id }) => {
    if (id === 'bad') throw new Error('check is broken')
    return undefined
  },
})

const Hidden = defineComponent({
  name: 'Hidden',
  description: 'Nobody may ask for it.',
  props: z.object({}),
  internal: true,
})

/** Containers, defaults, nested objects, nullable and linkable props, an older version, a check. */
export const CATALOG = defineCatalog([
  ScatterPlot,
  Histogram,
  Note,
  CardRow,
  Tabs,
  Tab,
  Photo,
  Throwing,
  Hidden,
])
