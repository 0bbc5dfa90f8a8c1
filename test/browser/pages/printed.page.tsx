import { createRoot } from 'react-dom/client'
import { defineCatalog, type TreeNode } from 'vitrail'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { VitrailProvider } from 'vitrail/react'
import { kitRegistry, View } from 'vitrail/react/kit'

const text = (words: string): TreeNode => ({ type: 'Text', props: { text: words } })

const root: TreeNode = {
  type: 'Stack',
  props: {},
  children: [
    {
      type: 'DataTable',
      props: {
        title: 'Harbours',
        columns: [
          { key: 'name', label: 'Name' },
          { key: 'berths', label: 'Berths' },
        ],
        rows: Array.from({ length: 60 }, (_, index) => ({ name: `Harbour ${index + 1}`, berths: index })),
      },
    },
    {
      type: 'Tabs',
      props: { label: 'Routes' },
      children: [
        { type: 'Tab', props: { label: 'North' }, children: [text('To Risør')] },
        { type: 'Tab', props: { label: 'South' }, children: [text('To Kragerø')] },
      ],
    },
    { type: 'Disclosure', props: { title: 'Conditions' }, children: [text('Wind from the south-west')] },
    { type: 'Card', props: { title: 'Contact' }, children: [text('Channel 12')] },
    { type: 'Link', props: { text: 'Timetable', url: 'https://example.com/timetable' } },
    { type: 'Button', props: { label: 'Book', action: 'book' } },
    {
      type: 'Chart',
      props: {
        type: 'bar',
        title: 'Guests',
        xKey: 'month',
        series: [{ key: 'guests' }, { key: 'boats' }],
        data: [
          { month: 'June', guests: 12, boats: 4 },
          { month: 'July', guests: 30, boats: 9 },
        ],
      },
    },
    { type: 'CodeBlock', props: { language: 'text', code: 'x '.repeat(200) } },
    { type: 'Input', props: { label: 'Your name' } },
    {
      type: 'Markdown',
      props: { text: Array.from({ length: 320 }, (_, index) => `- item ${index + 1}`).join('\n') },
    },
  ],
}

createRoot(document.body).render(
  <VitrailProvider
    registry={kitRegistry}
    catalog={defineCatalog(KIT_COMPONENTS)}
    locale="en"
    timeZone="UTC"
    theme="dark"
    onAction={() => undefined}
  >
    <View part={{ type: 'ui', id: 'printed', component: 'genui:tree', props: { root } }} />
  </VitrailProvider>,
)
