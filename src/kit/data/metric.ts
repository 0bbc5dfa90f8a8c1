import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { checkPercents } from '../shapes/check-percents.ts'
import { Size } from '../shapes/sizes.ts'
import { Kpi, writeKpi } from './kpi.ts'
import { readKpi } from './kpi-cards.read.ts'

const props = z.strictObject({ ...Kpi.shape, size: Size.optional() })

/** The validated props of a Metric. */
export type MetricProps = z.infer<typeof props>

/** One headline number with its change. */
export const Metric = defineComponent({
  name: 'Metric',
  description: 'One headline number with its change',
  props,
  read: (written, report) => readKpi(written, report),
  advise: ({ value, format }) => checkPercents(format, [value], ['format']),
  fills: 'value',
  streaming: 'complete',
  skeleton: 'card',
  aliases: { Stat: {}, Kpi: {} },
  fallbackText: (item, _children, text) => writeKpi(item, text),
  cost: ({ spark }) => 1 + (spark?.length ?? 0),
  example: {
    props: {
      label: 'Berths taken',
      value: 0.82,
      format: 'percent',
      delta: '+6 pts',
      trend: 'up',
      hint: 'since May',
    },
  },
})
