import { leave, press, type Script, script, type } from '../script.ts'

const NAME = { type: 'Input', props: { label: 'Name', name: 'name', required: true } }
const GUESTS = {
  type: 'Input',
  props: { label: 'Guests', name: 'guests', inputType: 'number', value: 2, max: 12 },
}
const SEND = { type: 'Button', props: { label: 'Send it', kind: 'submit' } }

export const FORMS: readonly Script[] = [
  script(
    'Form',
    { title: 'Book a table', action: 'book', submitLabel: 'Book', reset: true, copy: true },
    [
      press('Tab', 'textbox Name, empty'),
      press('Tab', 'textbox Guests, = 2'),
      press('Tab', 'button Book'),
      // The first wrong field takes the focus; errors are listed, each linked to its field.
      press('Enter', 'textbox Name, invalid, empty', { shows: 'One answer needs another look' }),
      press('Shift+Tab', 'button Name: This is needed'),
      press('Enter', 'textbox Name, invalid, empty'),
      type('Ada', 'textbox Name, = Ada'),
      press('Enter', 'textbox Name, = Ada', {
        raises: { name: 'book', values: { name: 'Ada', guests: 2 } },
        shows: 'Sent',
      }),
      press('Tab', 'textbox Guests, = 2'),
      press('Tab', 'button Book'),
      press('Tab', 'button Reset'),
      press('Tab', 'button Show values'),
      press('Enter', 'button Show values', { shows: 'Name: Ada' }),
      press('Tab', 'button Copy values'),
      press('Enter', 'button Copy values', { copies: 'Name: Ada\nGuests: 2' }),
      press('Shift+Tab', 'button Show values'),
      press('Shift+Tab', 'button Reset'),
      press('Space', 'button Reset'),
      press('Shift+Tab', 'button Book'),
      press('Shift+Tab', 'textbox Guests, = 2'),
      press('Shift+Tab', 'textbox Name, empty'),
      press('Tab', 'textbox Guests, = 2'),
      press('Tab', 'button Book'),
      press('Tab', 'button Reset'),
      press('Tab', 'button Show values'),
      press('Tab', 'button Copy values'),
      leave,
    ],
    [NAME, GUESTS],
  ),
  script(
    'Form:asks first, works once',
    { action: 'book', confirm: 'Book it?', once: true },
    [
      press('Tab', 'textbox Guests, = 2'),
      press('Tab', 'button Submit'),
      press('Enter', 'button Yes, go on', { shows: 'Book it?' }),
      press('Escape', 'button Submit', { hides: 'Book it?' }),
      press('Enter', 'button Yes, go on'),
      press('Enter', 'button Submit, off', { raises: { name: 'book', values: { guests: 2 } } }),
      leave,
    ],
    [GUESTS],
  ),
  script(
    'Form:with a button of its own',
    { action: 'slow', confirm: 'Book it?' },
    [
      press('Tab', 'textbox Guests, = 2'),
      press('Tab', 'button Send it'),
      press('Space', 'button Yes, go on'),
      press('Enter', 'button Send it, busy', { raises: { name: 'slow' } }),
      press('Answer', 'button Send it'),
      leave,
    ],
    [GUESTS, SEND],
  ),
]
