import type { JsonObject } from 'vitrail'
import type { Sample, Samples } from './sample.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']
const SALES = MONTHS.map((month, index) => ({
  month,
  web: 120 + ((index * 47) % 90),
  shop: 80 + ((index * 31) % 60),
  phone: 30 + ((index * 17) % 40),
}))
const SERIES = [
  { key: 'web', label: 'Web' },
  { key: 'shop', label: 'Shop' },
  { key: 'phone', label: 'Phone' },
]
const DAYS = Array.from({ length: 60 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  high: Math.round(80 + 30 * Math.sin(index / 7) + ((index * 13) % 9)) / 10,
  low: index === 20 ? null : Math.round(20 + 30 * Math.sin(index / 7) + ((index * 7) % 11)) / 10,
}))
const LANGUAGES = [
  'JavaScript',
  'Python',
  'TypeScript',
  'Java',
  'C#',
  'C++',
  'Go',
  'Rust',
  'PHP',
  'Ruby',
  'Swift',
  'Kotlin',
  'Scala',
  'Elixir',
].map((language, index) => ({ language, share: Math.round(1000 / (index + 1.4)) }))

export const CHART_SAMPLES: Samples = {
  Chart: [
    chart('Bars side by side', {
      type: 'bar',
      title: 'Orders by channel',
      xKey: 'month',
      series: SERIES,
      data: SALES,
      yLabel: 'Orders',
    }),
    chart('Bars on each other', {
      type: 'bar',
      stacked: true,
      title: 'Orders by channel',
      xKey: 'month',
      series: SERIES,
      data: SALES,
    }),
    chart('Lying bars with long names', {
      type: 'bar',
      horizontal: true,
      title: 'Time to answer',
      unit: 'min',
      xKey: 'team',
      series: [{ key: 'minutes', label: 'Minutes' }],
      data: [
        { team: 'Customer support, evenings and weekends', minutes: 42 },
        { team: 'Sales', minutes: 18.5 },
        { team: 'Claims', minutes: -7 },
        { team: 'Back office', minutes: 63 },
      ],
    }),
    chart('Lines over time, with a gap and thresholds', {
      type: 'line',
      title: 'Temperature',
      unit: '°C',
      xKey: 'day',
      series: [
        { key: 'high', label: 'Highest' },
        { key: 'low', label: 'Lowest' },
      ],
      data: DAYS,
      thresholds: [{ value: 9, label: 'Warm', tone: 'warning' }],
    }),
    chart('Areas on each other', {
      type: 'area',
      stacked: true,
      title: 'Revenue',
      format: 'currency',
      currency: 'EUR',
      xKey: 'month',
      series: SERIES,
      data: SALES,
    }),
    chart('Points by size', {
      type: 'scatter',
      title: 'Weight and consumption',
      xKey: 'weight',
      xLabel: 'Weight (kg)',
      yLabel: 'Litres per 100 km',
      sizeKey: 'power',
      series: [{ key: 'litres', label: 'Consumption' }],
      data: Array.from({ length: 40 }, (_, index) => ({
        weight: 800 + ((index * 211) % 1200),
        litres: Math.round(40 + ((index * 211) % 1200) / 14 + ((index * 29) % 30)) / 10,
        power: 40 + ((index * 53) % 160),
      })),
    }),
    chart('Slices, the small ones together', {
      type: 'pie',
      title: 'Languages',
      xKey: 'language',
      series: [{ key: 'share', label: 'Repositories' }],
      data: LANGUAGES,
    }),
    chart('A ring', {
      type: 'donut',
      title: 'Orders by channel',
      xKey: 'month',
      series: [{ key: 'web', label: 'Web' }],
      data: SALES.slice(0, 4),
    }),
  ],
  KpiCards: [
    {
      title: 'Four with their course',
      node: {
        type: 'KpiCards',
        props: {
          title: 'This week',
          items: [
            {
              label: 'Revenue',
              value: 48_210,
              format: 'currency',
              currency: 'EUR',
              delta: '+12%',
              trend: 'up',
              spark: [3, 4, 3, 5, 6, 5, 8],
              icon: 'wallet',
            },
            { label: 'Orders', value: 1284, delta: -37, trend: 'down', spark: [9, 8, 8, 7, 6, 6, 5] },
            {
              label: 'Returned',
              value: 0.031,
              format: 'percent',
              delta: '+0.4 pts',
              trend: 'up',
              tone: 'danger',
              hint: 'of what was sent',
            },
            { label: 'Time to answer', value: 3900, format: 'duration', delta: '0', trend: 'flat' },
          ],
        },
      },
    },
    {
      title: 'Eight',
      node: {
        type: 'KpiCards',
        props: {
          items: MONTHS.map((month, index) => ({
            label: month,
            value: 1_000_000 * (index + 1) + 234,
            delta: index - 3,
            trend: index < 3 ? 'down' : index === 3 ? 'flat' : 'up',
          })),
        },
      },
    },
  ],
  Metric: [
    {
      title: 'With its course',
      node: {
        type: 'Metric',
        props: {
          label: 'Revenue',
          value: 48_210,
          format: 'currency',
          currency: 'EUR',
          delta: '+12%',
          trend: 'up',
          spark: [3, 4, 3, 5, 6, 5, 8],
          hint: 'against last week',
        },
      },
    },
  ],
  Progress: [
    {
      title: 'Unknown',
      node: { type: 'Progress', props: { label: 'Indexing', hint: 'This takes a minute or two.' } },
    },
    {
      title: 'A ring',
      node: { type: 'Progress', props: { label: 'Storage', value: 84, variant: 'ring', tone: 'warning' } },
    },
  ],
}

function chart(title: string, props: JsonObject): Sample {
  return { title, node: { type: 'Chart', props } }
}
