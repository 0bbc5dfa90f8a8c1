import { leave, press, type Script, script, type } from '../script.ts'

const SIZES = ['Small', 'Medium', 'Large'].map((label) => ({ value: label.toLowerCase(), label }))
const CITIES = ['Bergen', 'Oslo', 'Tromsø', 'Trondheim'].map((label) => ({ value: label, label }))

/** One text typed into a field of one line. */
function typed(inputType: string, role: string, text: string): Script {
  return script(`Input:${inputType}`, { label: 'Field', name: 'field', inputType }, [
    press('Tab', `${role} Field, empty`),
    type(text, `${role} Field, = ${text}`),
    press('Home', `${role} Field, = ${text}`),
    press('Delete', `${role} Field, = ${text.slice(1)}`),
    leave,
  ])
}

export const FIELDS: readonly Script[] = [
  typed('text', 'textbox', 'Ada'),
  typed('email', 'textbox', 'ada@example.com'),
  typed('url', 'textbox', 'https://example.com'),
  typed('tel', 'textbox', '+47 123'),
  typed('search', 'searchbox', 'boats'),
  typed('number', 'textbox', '42'),
  script('Input:password', { label: 'Password', name: 'secret', inputType: 'password' }, [
    press('Tab', 'textbox Password, empty'),
    type('hunter2', 'textbox Password, = hunter2'),
    press('Tab', 'button Show what is typed'),
    press('Enter', 'button Show what is typed, pressed'),
    press('Space', 'button Show what is typed'),
    leave,
  ]),
  script('Input:date', { label: 'Day', name: 'day', inputType: 'date' }, [
    press('Tab', 'date Day, empty'),
    type('07152026', 'date Day, = 2026-07-15'),
    press('ArrowUp', 'date Day, = 2027-07-15'),
    press('Tab', 'date Day, = 2027-07-15'),
    leave,
  ]),
  script('Input:time', { label: 'Hour', name: 'hour', inputType: 'time' }, [
    press('Tab', 'time Hour, empty'),
    type('0730PM', 'time Hour, = 19:30'),
    press('Tab', 'time Hour, = 19:30'),
    leave,
  ]),
  script('Input:datetime', { label: 'When', name: 'when', inputType: 'datetime' }, [
    press('Tab', 'datetime-local When, empty'),
    type('07152026', 'datetime-local When, empty'),
    press('Tab', 'datetime-local When, empty'),
    type('0730PM', 'datetime-local When, = 2026-07-15T19:30'),
    press('Tab', 'datetime-local When, = 2026-07-15T19:30'),
    leave,
  ]),
  script('TextArea', { label: 'Notes', name: 'notes' }, [
    press('Tab', 'textbox Notes, empty'),
    type('One', 'textbox Notes, = One'),
    press('Enter', 'textbox Notes, = One\n'),
    type('two', 'textbox Notes, = One\ntwo'),
    leave,
  ]),
]

export const CHOICES: readonly Script[] = [
  script('Select', { label: 'Size', name: 'size', options: SIZES }, [
    press('Tab', 'combobox Size, = Choose…'),
    press('ArrowDown', 'combobox Size, = Small'),
    press('ArrowDown', 'combobox Size, = Medium'),
    type('l', 'combobox Size, = Large'),
    leave,
  ]),
  script('Select:with a search', { label: 'City', name: 'city', options: CITIES, filter: true }, [
    press('Tab', 'combobox City, empty'),
    press('ArrowDown', 'combobox City, open, empty'),
    press('ArrowDown', 'combobox City, open, empty, at option Bergen'),
    press('End', 'combobox City, open, empty, at option Trondheim'),
    press('Enter', 'combobox City, = Trondheim', { hides: 'Bergen' }),
    type('tro', 'combobox City, open, = tro, at option Tromsø', { shows: 'Tromsø', hides: 'Oslo' }),
    press('Escape', 'combobox City, = Trondheim'),
    type('os', 'combobox City, open, = os, at option Oslo'),
    press('Enter', 'combobox City, = Oslo'),
    press('ArrowDown', 'combobox City, open, = Oslo, at option Oslo, chosen'),
    press('Tab', 'button after', { hides: 'Bergen' }),
  ]),
  script('MultiSelect', { label: 'Cities', name: 'cities', options: CITIES }, [
    press('Tab', 'combobox Cities, open, = 0 chosen'),
    press('ArrowDown', 'combobox Cities, open, = 0 chosen, at option Bergen'),
    press('Space', 'combobox Cities, open, = 1 chosen, at option Bergen, chosen'),
    press('End', 'combobox Cities, open, = 1 chosen, at option Trondheim'),
    press('Enter', 'combobox Cities, open, = 2 chosen, at option Trondheim, chosen'),
    press('Enter', 'combobox Cities, open, = 1 chosen, at option Trondheim'),
    type('o', 'combobox Cities, open, = 1 chosen, at option Oslo'),
    leave,
  ]),
  script('MultiSelect:with a search', { label: 'Cities', name: 'cities', options: CITIES, filter: true }, [
    press('Tab', 'combobox Cities, open, empty'),
    type('tr', 'combobox Cities, open, = tr, at option Tromsø', { hides: 'Bergen' }),
    press('Enter', 'combobox Cities, open, = tr, at option Tromsø, chosen', { shows: '1 chosen' }),
    press('Escape', 'combobox Cities, open, empty, at option Bergen', { shows: 'Bergen' }),
    leave,
  ]),
  script('RadioGroup', { label: 'Size', name: 'size', options: SIZES }, [
    press('Tab', 'radio Small'),
    press('Space', 'radio Small, checked'),
    press('ArrowDown', 'radio Medium, checked'),
    press('ArrowUp', 'radio Small, checked'),
    leave,
  ]),
  script(
    'RadioGroup:segmented',
    { label: 'Size', name: 'size', options: SIZES, value: 'small', variant: 'segmented', direction: 'row' },
    [
      press('Tab', 'radio Small, checked'),
      press('Forward', 'radio Medium, checked'),
      press('Forward', 'radio Large, checked'),
      press('Back', 'radio Medium, checked'),
      leave,
    ],
  ),
  script('Checkbox', { label: 'Window seat', name: 'window' }, [
    press('Tab', 'checkbox Window seat'),
    press('Space', 'checkbox Window seat, checked'),
    press('Space', 'checkbox Window seat'),
    leave,
  ]),
  script('Checkbox:switch', { label: 'Dark mode', name: 'dark', variant: 'switch' }, [
    press('Tab', 'switch Dark mode'),
    press('Space', 'switch Dark mode, checked'),
    leave,
  ]),
  script('CheckboxGroup', { label: 'Extras', name: 'extras', options: SIZES, max: 2 }, [
    press('Tab', 'checkbox Small'),
    press('Space', 'checkbox Small, checked'),
    press('Tab', 'checkbox Medium'),
    press('Space', 'checkbox Medium, checked'),
    press('Shift+Tab', 'checkbox Small, checked'),
    press('Space', 'checkbox Small'),
    press('Tab', 'checkbox Medium, checked'),
    press('Tab', 'checkbox Large'),
    leave,
  ]),
  script('Slider', { label: 'Volume', name: 'volume', value: 50 }, [
    press('Tab', 'slider Volume, = 50'),
    press('Forward', 'slider Volume, = 51'),
    press('Back', 'slider Volume, = 50'),
    press('ArrowUp', 'slider Volume, = 51'),
    press('PageUp', 'slider Volume, = 61'),
    press('Home', 'slider Volume, = 0'),
    press('End', 'slider Volume, = 100'),
    leave,
  ]),
  script('RangeSlider', { label: 'Price', name: 'price', value: [20, 30] }, [
    press('Tab', 'slider From, = 20'),
    press('Forward', 'slider From, = 21'),
    press('End', 'slider From, = 30'),
    press('Tab', 'slider To, = 30'),
    press('Back', 'slider To, = 30'),
    press('Forward', 'slider To, = 31'),
    leave,
  ]),
  script('DateRange', { label: 'Stay', name: 'stay' }, [
    press('Tab', 'date From, empty'),
    type('07152026', 'date From, = 2026-07-15'),
    press('Tab', 'date From, = 2026-07-15'),
    press('Tab', 'date To, empty'),
    type('07182026', 'date To, = 2026-07-18'),
    press('Tab', 'date To, = 2026-07-18'),
    leave,
  ]),
]
