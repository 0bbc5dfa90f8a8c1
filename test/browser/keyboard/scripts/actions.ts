import { leave, press, type Script, script } from '../script.ts'

export const ACTIONS: readonly Script[] = [
  script('Button', { label: 'Order', action: 'order', payload: { id: 7 } }, [
    press('Tab', 'button Order'),
    press('Enter', 'button Order', { raises: { name: 'order', payload: { id: 7 } } }),
    leave,
  ]),
  script('Button:asks first', { label: 'Delete', action: 'delete', confirm: 'Really?', tone: 'danger' }, [
    press('Tab', 'button Delete'),
    press('Space', 'button Yes, go on', { shows: 'Really?' }),
    press('Tab', 'button Cancel'),
    press('Enter', 'button Delete', { hides: 'Really?' }),
    press('Enter', 'button Yes, go on'),
    press('Escape', 'button Delete', { hides: 'Really?' }),
    press('Enter', 'button Yes, go on'),
    press('Enter', 'button Delete', { raises: { name: 'delete' } }),
    leave,
  ]),
  script('Button:works once', { label: 'Pay', action: 'pay', once: true }, [
    press('Tab', 'button Pay'),
    press('Enter', 'button Pay, off', { raises: { name: 'pay' } }),
    leave,
  ]),
  script('Button:busy', { label: 'Search', action: 'slow' }, [
    press('Tab', 'button Search'),
    press('Enter', 'button Search, busy', { raises: { name: 'slow' } }),
    press('Answer', 'button Search'),
    leave,
  ]),
  script('Button:refused', { label: 'Try', action: 'refused' }, [
    press('Tab', 'button Try'),
    press('Enter', 'button Try', { shows: 'Not today' }),
    leave,
  ]),
  script('Button:leads away', { label: 'The map', url: 'https://example.com/map' }, [
    press('Tab', 'link The map (opens in a new tab)'),
    press('Enter', 'link The map (opens in a new tab)', { opens: 'https://example.com/map' }),
    leave,
  ]),
  script('Button:copies', { label: 'Copy the code', copyText: 'X-42' }, [
    press('Tab', 'button Copy the code'),
    press('Enter', 'button Copy the code', { copies: 'X-42' }),
    leave,
  ]),
  script(
    'Suggestions',
    { items: [{ label: 'Tomorrow?' }, { label: 'Cheaper?', message: 'Is any cheaper?' }] },
    [
      press('Tab', 'button Tomorrow?'),
      press('Tab', 'button Cheaper?'),
      press('Enter', 'button Cheaper?', { raises: { name: 'send', message: 'Is any cheaper?' } }),
      leave,
    ],
  ),
  script('Download', { label: 'Save the list', filename: 'list.csv', text: 'a,b\n1,2' }, [
    press('Tab', 'button Save the list'),
    press('Enter', 'button Save the list', { saves: 'list.csv' }),
    leave,
  ]),
]
