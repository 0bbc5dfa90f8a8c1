import { leave, press, type Script, script } from '../script.ts'

const text = (words: string) => ({ type: 'Text', props: { text: words } })
const tab = (label: string, words: string) => ({ type: 'Tab', props: { label }, children: [text(words)] })
const fold = (title: string, words: string) => ({
  type: 'Disclosure',
  props: { title },
  children: [text(words)],
})

export const STRUCTURE: readonly Script[] = [
  script(
    'Tabs',
    { label: 'Forecast' },
    [
      press('Tab', 'tab Today'),
      press('Forward', 'tab Tomorrow', { shows: 'Sun', hides: 'Fog' }),
      press('Forward', 'tab Later', { shows: 'Rain', hides: 'Sun' }),
      press('Forward', 'tab Today', { shows: 'Fog' }),
      press('Back', 'tab Later', { shows: 'Rain' }),
      press('Home', 'tab Today', { shows: 'Fog' }),
      press('End', 'tab Later', { shows: 'Rain', hides: 'Fog' }),
      press('Tab', 'tabpanel Later'),
      press('Shift+Tab', 'tab Later'),
      press('Tab', 'tabpanel Later'),
      leave,
    ],
    [tab('Today', 'Fog'), tab('Tomorrow', 'Sun'), tab('Later', 'Rain')],
  ),
  script(
    'Disclosure',
    { title: 'How this was counted' },
    [
      press('Tab', 'summary How this was counted'),
      press('Enter', 'summary How this was counted, open', { shows: 'By hand' }),
      press('Space', 'summary How this was counted', { hides: 'By hand' }),
      leave,
    ],
    [text('By hand')],
  ),
  script(
    'Accordion:one open at a time',
    { single: true },
    [
      press('Tab', 'summary Bikes'),
      press('Enter', 'summary Bikes, open', { shows: '40 kr' }),
      press('Tab', 'summary Dogs'),
      press('Space', 'summary Dogs, open', { shows: 'On a lead', hides: '40 kr' }),
      leave,
    ],
    [fold('Bikes', '40 kr'), fold('Dogs', 'On a lead')],
  ),
]
