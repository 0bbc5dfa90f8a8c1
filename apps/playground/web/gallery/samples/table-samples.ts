import type { Samples } from './sample.ts'

const STATUS = ['Paid', 'Paid', 'Due', 'Paid', 'Overdue', 'Refunded']
const WHO = ['Ingrid Berg', 'Jonas Lie', 'Amara Okafor', 'Chen Wei', 'Zoë Ferreira', 'Mohammed al-Rashid']

const ORDERS = Array.from({ length: 40 }, (_, index) => ({
  id: `INV-${1042 - index}`,
  customer: WHO[index % WHO.length] ?? '',
  placed: `2026-0${(index % 9) + 1}-${String((index % 27) + 1).padStart(2, '0')}`,
  total: index === 3 ? null : Math.round(((index * 7919) % 90000) + 1200) / 100,
  share: ((index * 37) % 100) / 100,
  status: STATUS[index % STATUS.length] ?? '',
}))

export const TABLE_SAMPLES: Samples = {
  DataTable: [
    {
      title: 'Records with a status, money and dates',
      node: {
        type: 'DataTable',
        props: {
          title: 'Invoices',
          columns: [
            { key: 'id', label: 'Invoice' },
            { key: 'customer', label: 'Customer' },
            { key: 'placed', label: 'Placed', format: 'date' },
            {
              key: 'status',
              label: 'Status',
              tones: { Paid: 'success', Due: 'warning', Overdue: 'danger', Refunded: 'neutral' },
            },
            { key: 'total', label: 'Total', format: 'currency', currency: 'EUR' },
            { key: 'share', label: 'Share', format: 'percent', hint: 'of the month' },
          ],
          rows: ORDERS,
          sort: { key: 'total', descending: true },
          pageSize: 10,
          total: 12_400,
          hint: 'Amounts include VAT.',
          actionLabel: 'Open',
          action: 'open_invoice',
        },
      },
    },
    {
      title: 'No rows',
      node: {
        type: 'DataTable',
        props: { title: 'Refunds', columns: [{ key: 'id', label: 'Invoice' }], rows: [] },
      },
    },
    {
      title: 'Many columns',
      node: {
        type: 'DataTable',
        props: {
          title: 'Twelve months',
          columns: Array.from({ length: 12 }, (_, index) => ({
            key: `m${index}`,
            label: index === 0 ? 'Harbour' : `Month ${index}`,
            ...(index > 0 && { format: 'number' }),
          })),
          rows: ['Kragerø', 'Risør', 'Lyngør'].map((harbour, row) => ({
            m0: harbour,
            ...Object.fromEntries(
              Array.from({ length: 11 }, (_, index) => [`m${index + 1}`, 1200 * (row + 1) + index * 371]),
            ),
          })),
        },
      },
    },
  ],
  KeyValue: [
    {
      title: 'An order in two columns',
      node: {
        type: 'KeyValue',
        props: {
          title: 'Order 1042',
          columns: 2,
          items: [
            { label: 'Customer', value: 'Ingrid Berg' },
            { label: 'Placed', value: '2026-03-02', format: 'date' },
            { label: 'Total', value: 1240.5, format: 'currency', currency: 'EUR' },
            { label: 'Status', value: 'Overdue', tone: 'danger' },
            { label: 'Paid by card', value: true },
            { label: 'Discount', value: null },
            { label: 'Tracking', value: 'Posten 370712', url: 'https://example.com/track' },
            { label: 'Reference', value: '6f1c2d9e-8a44-4b7f-9c51-0b2d7e3a5f10', copy: true },
          ],
        },
      },
    },
  ],
  Diff: [
    {
      title: 'Side by side',
      node: {
        type: 'Diff',
        props: {
          title: 'config.yaml',
          language: 'yaml',
          variant: 'split',
          before:
            'name: ferry\nlimit: 10\nmode: fast\nretries: 3\n# old\nurl: https://example.com/a/rather/long/address/that/never/ends',
          after:
            'name: ferry\nlimit: 20\nmode: fast\nretries: 3\nurl: https://example.com/another/rather/long/address/that/never/ends\ntimeout: 30s',
        },
      },
    },
  ],
  CodeBlock: [
    {
      title: 'Numbered, with long lines',
      node: {
        type: 'CodeBlock',
        props: {
          title: 'totals.ts',
          language: 'ts',
          numbered: true,
          code: [
            'export function totals(orders: readonly Order[]): Map<string, number> {',
            '  const sums = new Map<string, number>()',
            '  for (const order of orders) {',
            '    // A line that is longer than any panel, so that one sees how it scrolls and what becomes of its end when there is no room for it at all',
            '    sums.set(order.city, (sums.get(order.city) ?? 0) + order.total)',
            '  }',
            '  return sums',
            '}',
            '',
            'export const empty = totals([])',
            '',
            'console.log(empty.size)',
          ].join('\n'),
        },
      },
    },
  ],
}
