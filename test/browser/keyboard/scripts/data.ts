import { leave, press, type Script, script, type } from '../script.ts'

const CARS = Array.from({ length: 12 }, (_, index) => ({
  name: `Car ${index + 1}`,
  power: 60 + ((index * 7) % 12),
}))
const COLUMNS = [
  { key: 'name', label: 'Name' },
  { key: 'power', label: 'Power' },
]
const SALES = [
  { month: 'Jan', shop: 3, web: 5 },
  { month: 'Feb', shop: 4, web: 9 },
  { month: 'Mar', shop: 2, web: 7 },
]
const SERIES = [
  { key: 'shop', label: 'Shop' },
  { key: 'web', label: 'Web' },
]
const LINES = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`)
const PLOT = 'application Sales. Use the arrow keys to read the values.'

export const DATA: readonly Script[] = [
  script('DataTable', { title: 'Cars', columns: COLUMNS, rows: CARS, pageSize: 5 }, [
    press('Tab', 'searchbox Filter rows, empty'),
    type('car 1', 'searchbox Filter rows, = car 1', { shows: '4 of 12 rows', hides: 'Car 2' }),
    press('Escape', 'searchbox Filter rows, empty', { shows: '1–5 of 12 rows' }),
    press('Tab', 'group Cars'),
    press('Tab', 'button Name'),
    press('Enter', 'button Name, ascending'),
    press('Tab', 'button Power'),
    press('Space', 'button Power, ascending', { shows: 'Car 8', hides: 'Car 6' }),
    press('Space', 'button Power, descending', { shows: 'Car 6', hides: 'Car 8' }),
    press('Tab', 'button Previous page, off'),
    press('Tab', 'button Next page'),
    press('Enter', 'button Next page', { shows: '6–10 of 12 rows' }),
    press('Enter', 'button Next page, off', { shows: '11–12 of 12 rows' }),
    press('Enter', 'button Next page, off', { shows: '11–12 of 12 rows' }),
    press('Shift+Tab', 'button Previous page'),
    press('Space', 'button Previous page', { shows: '6–10 of 12 rows' }),
    press('Tab', 'button Next page'),
    press('Tab', 'button Download CSV'),
    press('Enter', 'button Download CSV', { saves: 'Cars.csv' }),
    leave,
  ]),
  script(
    'DataTable:an action a row',
    {
      title: 'Cars',
      columns: COLUMNS,
      rows: CARS.slice(0, 2),
      download: false,
      actionLabel: 'Book',
      action: 'book',
    },
    [
      press('Tab', 'group Cars'),
      press('Tab', 'button Name'),
      press('Tab', 'button Power'),
      press('Tab', 'button Book'),
      press('Tab', 'button Book'),
      press('Enter', 'button Book', { raises: { name: 'book', payload: { name: 'Car 2' } } }),
      leave,
    ],
  ),
  script(
    'Chart',
    { type: 'bar', title: 'Sales', xKey: 'month', series: SERIES, data: SALES, action: 'look' },
    [
      press('Tab', 'button Shop, pressed'),
      press('Enter', 'button Shop'),
      press('Space', 'button Shop, pressed'),
      press('Tab', 'button Web, pressed'),
      press('Tab', PLOT),
      press('Forward', PLOT, { shows: 'Jan: Shop 3, Web 5' }),
      press('Forward', PLOT, { shows: 'Feb: Shop 4, Web 9' }),
      press('ArrowDown', PLOT, { shows: 'Feb: Shop 4' }),
      press('ArrowDown', PLOT, { shows: 'Feb: Web 9' }),
      press('End', PLOT, { shows: 'Mar: Web 7' }),
      press('Back', PLOT, { shows: 'Feb: Web 9' }),
      press('Enter', PLOT, { raises: { name: 'look', payload: { x: 'Feb', series: 'web', value: 9 } } }),
      press('Home', PLOT, { shows: 'Jan: Web 5' }),
      press('Escape', PLOT, { hides: 'Jan: Web 5' }),
      press('Tab', 'summary Show data'),
      press('Enter', 'summary Show data, open', { shows: 'month' }),
      press('Tab', 'group Sales'),
      leave,
    ],
  ),
  script(
    'Chart:many points',
    {
      type: 'line',
      title: 'Sales',
      xKey: 'day',
      series: [{ key: 'n', label: 'Sold' }],
      data: Array.from({ length: 130 }, (_, index) => ({ day: `Day ${index + 1}`, n: index })),
    },
    [
      press('Tab', 'button All 130, pressed'),
      press('Tab', 'button Last 25'),
      press('Tab', 'button Last 10'),
      press('Enter', 'button Last 10, pressed'),
      press('Tab', PLOT),
      press('Home', PLOT, { shows: 'Day 121: Sold 120' }),
      press('Tab', 'summary Show data'),
      press('Space', 'summary Show data, open', { shows: 'Day 100', hides: 'Day 110' }),
      press('Tab', 'group Sales'),
      press('Tab', 'button Show 30 more'),
      press('Enter', 'group Sales', { shows: 'Day 110', hides: 'more' }),
      leave,
    ],
  ),
  script(
    'Chart:slices',
    { type: 'donut', title: 'Sales', xKey: 'month', series: [{ key: 'shop', label: 'Shop' }], data: SALES },
    [
      press('Tab', PLOT),
      press('Forward', PLOT, { shows: 'Feb: 4' }),
      press('End', PLOT, { shows: 'Mar: 2' }),
      press('Tab', 'summary Show data'),
      leave,
    ],
  ),
  script(
    'Checklist',
    {
      title: 'To pack',
      name: 'packed',
      items: [
        { label: 'Tent', done: true },
        { label: 'Stove', done: false },
      ],
    },
    [
      press('Tab', 'checkbox Tent, checked'),
      press('Tab', 'checkbox Stove'),
      press('Space', 'checkbox Stove, checked', { shows: '2 of 2 done' }),
      press('Space', 'checkbox Stove', { shows: '1 of 2 done' }),
      leave,
    ],
  ),
  script('CodeBlock', { language: 'ts', code: 'const answer = 42' }, [
    press('Tab', 'button Copy code'),
    press('Enter', 'button Copy code', { shows: 'Copied', copies: 'const answer = 42' }),
    press('Tab', 'group Code: ts'),
    leave,
  ]),
  script(
    'Diff',
    { title: 'Settings', before: [...LINES, 'old'].join('\n'), after: [...LINES, 'new'].join('\n') },
    [
      press('Tab', 'group Settings'),
      press('Tab', 'button 27 unchanged lines'),
      press('Enter', 'group Settings', { shows: 'line 2', hides: 'unchanged' }),
      leave,
    ],
  ),
  script(
    'Diff:a long one',
    {
      title: 'Settings',
      before: '',
      after: Array.from({ length: 450 }, (_, index) => `added ${index + 1}`).join('\n'),
    },
    [
      press('Tab', 'group Settings'),
      press('Tab', 'button Show 150 more'),
      press('Enter', 'group Settings', { shows: 'added 450', hides: 'more' }),
      leave,
    ],
  ),
  script(
    'SourceCards',
    {
      items: [
        { title: 'A study', url: 'https://a.example/1' },
        { title: 'A report', url: 'https://b.example/2' },
      ],
    },
    [
      press('Tab', 'link A study (opens in a new tab)'),
      press('Tab', 'link A report (opens in a new tab)'),
      press('Enter', 'link A report (opens in a new tab)', { opens: 'https://b.example/2' }),
      leave,
    ],
  ),
  script(
    'KeyValue',
    {
      items: [
        { label: 'Order', value: 1045, copy: true },
        { label: 'Shop', value: 'Site', url: 'https://a.example/' },
      ],
    },
    [
      press('Tab', 'button Copy Order'),
      press('Space', 'button Copy Order', { shows: 'Copied', copies: '1045' }),
      press('Tab', 'link Site (opens in a new tab)'),
      leave,
    ],
  ),
  script(
    'List',
    {
      items: [
        { title: 'Camping stove', action: 'open', payload: { id: 1 } },
        { title: 'The shop', url: 'https://a.example/' },
        { title: 'A tent', image: 'https://pictures.example/tent.png', message: 'Show the tent' },
        { title: 'Nothing to press' },
      ],
    },
    [
      press('Tab', 'button Camping stove'),
      press('Enter', 'button Camping stove', { raises: { name: 'open', payload: { id: 1, index: 0 } } }),
      press('Tab', 'link The shop (opens in a new tab)'),
      press('Enter', 'link The shop (opens in a new tab)', { opens: 'https://a.example/' }),
      press('Tab', 'button Load picture: A tent (pictures.example)'),
      press('Enter', 'image A tent'),
      press('Tab', 'button A tent'),
      press('Enter', 'button A tent', { raises: { name: 'send', message: 'Show the tent' } }),
      leave,
    ],
  ),
]
