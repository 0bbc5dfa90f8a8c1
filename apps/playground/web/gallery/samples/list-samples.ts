import type { Samples } from './sample.ts'

export const LIST_SAMPLES: Samples = {
  SourceCards: [
    {
      title: 'Several',
      node: {
        type: 'SourceCards',
        props: {
          title: 'Sources',
          items: [
            {
              title: 'Tide tables 2026',
              url: 'https://www.kartverket.no/tides',
              source: 'Norwegian Mapping Authority',
              snippet: 'Predicted heights for all Norwegian harbours, every ten minutes.',
            },
            {
              title: 'How the tide works',
              url: 'https://oceanservice.noaa.gov/education/tides',
              source: 'NOAA',
            },
            {
              title:
                'A title so long that it has to be cut or wrapped somewhere before it pushes everything else off the card',
              url: 'https://example.com/long',
            },
            {
              title: 'Tidal range',
              url: 'https://en.wikipedia.org/wiki/Tidal_range',
              snippet: 'The difference in height between high tide and low tide.',
            },
          ],
        },
      },
    },
  ],
  Timeline: [
    {
      title: 'With icons and tones',
      node: {
        type: 'Timeline',
        props: {
          title: 'Order 1042',
          events: [
            { date: '2026-03-02', title: 'Order placed', icon: 'shopping-cart' },
            {
              date: '2026-03-03',
              title: 'Paid',
              icon: 'credit-card',
              tone: 'success',
              description: 'By card, €1,240.50.',
            },
            {
              date: '2026-03-05',
              title: 'Delayed in Bergen',
              icon: 'triangle-alert',
              tone: 'warning',
              description: 'A storm closed the harbour; the carrier tries again when the ferries run.',
            },
            { date: '2026-03-08', title: 'Delivered', icon: 'package', url: 'https://example.com/proof' },
          ],
        },
      },
    },
  ],
  List: [
    {
      title: 'Numbered, with links, marks and actions',
      node: {
        type: 'List',
        props: {
          title: 'To do before the trip',
          ordered: true,
          items: [
            {
              title: 'Check in online',
              text: 'Opens 24 hours before',
              url: 'https://example.com/checkin',
              hint: '2 min',
            },
            {
              title: 'Insurance has run out',
              icon: 'triangle-alert',
              tone: 'danger',
              action: 'renew',
              hint: 'renew',
            },
            {
              title: 'Pack',
              text: 'Rain is expected on three of five days, so take a coat that can be folded small.',
              icon: 'package',
              tone: 'success',
            },
          ],
        },
      },
    },
    { title: 'Empty', node: { type: 'List', props: { title: 'Saved searches', items: [] } } },
  ],
  Steps: [
    {
      title: 'In a row, one failed',
      node: {
        type: 'Steps',
        props: {
          direction: 'row',
          items: [
            { title: 'Cart', status: 'done' },
            { title: 'Address', status: 'done' },
            { title: 'Payment', text: 'The card was refused', status: 'error' },
            { title: 'Confirmation' },
          ],
        },
      },
    },
  ],
  Checklist: [
    {
      title: 'To be ticked',
      node: {
        type: 'Checklist',
        props: {
          title: 'Before the trip',
          name: 'before',
          items: [
            { label: 'Passport', done: true },
            { label: 'Book the ferry', note: 'sails at 9:40' },
            { label: 'Water the plants' },
          ],
        },
      },
    },
  ],
  Suggestions: [
    {
      title: 'Six',
      node: {
        type: 'Suggestions',
        props: {
          items: [
            'And by train?',
            'Cheapest day',
            'What if I leave on a Friday in the high season?',
            'Compare with last year',
            'Show a map',
            'Export',
          ].map((label, index) => ({ label, ...(index === 0 && { icon: 'train-front' }) })),
        },
      },
    },
  ],
}
