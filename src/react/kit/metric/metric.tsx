import type { ReactElement } from 'react'
import type { MetricProps } from '../../../kit/index.ts'
import { useFormat } from '../environment/use-format.ts'
import { KpiCard } from '../parts/kpi-card.tsx'
import { readChoice } from '../read/lenient.ts'

/** Draws Metric of `vitrail/kit`. */
export function Metric({ size, ...item }: MetricProps): ReactElement {
  const write = useFormat()
  return (
    <dl className="vt-metric" data-size={readChoice(size, ['small', 'large'], undefined)}>
      <KpiCard item={item} write={write} />
    </dl>
  )
}
