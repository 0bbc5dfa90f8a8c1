import type { TreeNode } from 'vitrail'
import type { Samples } from './sample.ts'

const ARTICLE = `# A week at sea

The route follows the coast, **never more than twelve miles** out. See [the charts](https://example.com/charts) and \`GPS\` marks.

## What to bring

1. Oilskins
2. A knife
   - with a lanyard
   - and a whetstone
3. ~~Cigarettes~~ Coffee

> Red sky at night, sailor's delight.

| Leg | Miles | Wind |
|:----|------:|:----:|
| Kragerø – Risør | 14 | SW 4 |
| Risør – Lyngør | 9.5 | S 3 |

\`\`\`sh
tide --harbour risor --days 3
\`\`\`

---

- [x] Engine checked
- [ ] Gas bottle
`

const text = (words: string): TreeNode => ({ type: 'Text', props: { text: words } })

export const TEXT_SAMPLES: Samples = {
  Markdown: [{ title: 'All that it reads', node: { type: 'Markdown', props: { text: ARTICLE } } }],
  Text: [
    {
      title: 'Two paragraphs that follow each other',
      node: {
        type: 'Stack',
        props: { gap: 'small' },
        children: [
          text(
            'Prices include delivery within the city, and within the ring road when ordered before noon. Otherwise the carrier sets them.',
          ),
          { type: 'Text', props: { text: 'Last changed on 3 March.', muted: true, size: 'small' } },
        ],
      },
    },
  ],
  Card: [
    {
      title: 'A composition',
      node: {
        type: 'Grid',
        props: { columns: 2 },
        children: [
          {
            type: 'Card',
            props: { title: 'Invoice 1042', subtitle: 'Due on 14 May', icon: 'receipt', tone: 'blue' },
            children: [
              {
                type: 'KeyValue',
                props: {
                  items: [
                    { label: 'Amount', value: 1240.5, format: 'currency', currency: 'EUR' },
                    { label: 'Status', value: 'Due', tone: 'warning' },
                  ],
                },
              },
              {
                type: 'Stack',
                props: { direction: 'row', gap: 'small' },
                children: [
                  { type: 'Button', props: { label: 'Pay', variant: 'primary', action: 'pay' } },
                  { type: 'Button', props: { label: 'Later', variant: 'ghost', action: 'later' } },
                ],
              },
            ],
          },
          {
            type: 'Card',
            props: { title: 'Where it goes', subtitle: 'Three harbours' },
            children: [
              { type: 'Progress', props: { label: 'Loaded', value: 62 } },
              text('The ferry waits until the last parcel is on board.'),
            ],
          },
        ],
      },
    },
  ],
  Stack: [
    {
      title: 'A row that wraps',
      node: {
        type: 'Stack',
        props: { direction: 'row', gap: 'small', align: 'center' },
        children: [
          { type: 'Heading', props: { text: 'Order 1042' } },
          ...['Paid', 'Shipped', 'Insured', 'Fragile'].map(
            (words): TreeNode => ({ type: 'Badge', props: { text: words, tone: 'info' } }),
          ),
          { type: 'Spacer', props: {} },
          { type: 'Button', props: { label: 'Refund', action: 'refund', tone: 'danger' } },
        ],
      },
    },
  ],
  Heading: [
    {
      title: 'Four ranks',
      node: {
        type: 'Stack',
        props: {},
        children: [1, 2, 3, 4].flatMap((level): TreeNode[] => [
          { type: 'Heading', props: { text: `Sales by region, rank ${level}`, level } },
          text('What follows the heading stands close to it.'),
        ]),
      },
    },
  ],
  Tabs: [
    {
      title: 'More than fit',
      node: {
        type: 'Tabs',
        props: { label: 'Days' },
        children: [
          'Monday',
          'Tuesday',
          'Wednesday',
          'Thursday',
          'Friday',
          'Saturday',
          'Sunday',
          'The week after',
        ].map(
          (label): TreeNode => ({
            type: 'Tab',
            props: { label, icon: 'calendar' },
            children: [text(`The forecast of ${label}.`)],
          }),
        ),
      },
    },
  ],
  Accordion: [
    {
      title: 'Several, one open',
      node: {
        type: 'Accordion',
        props: {},
        children: [
          'Can I take a bike on board?',
          'How early must I be there?',
          'What if the ferry is late, and I miss the train that I have already paid for?',
        ].map(
          (title, index): TreeNode => ({
            type: 'Disclosure',
            props: { title, open: index === 1 },
            children: [text('Twenty minutes before it sails; with a car forty.')],
          }),
        ),
      },
    },
  ],
  Grid: [
    {
      title: 'Three that fold',
      node: {
        type: 'Grid',
        props: { columns: 3 },
        children: ['Morning', 'Noon', 'Evening'].map(
          (title): TreeNode => ({
            type: 'Card',
            props: { title },
            children: [text('Fog, then sun; the wind turns at two.')],
          }),
        ),
      },
    },
  ],
}
