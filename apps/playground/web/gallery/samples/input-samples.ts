import type { TreeNode } from 'vitrail'
import type { Samples } from './sample.ts'

const COUNTRIES = [
  'Norway',
  'Sweden',
  'Denmark',
  'Finland',
  'Iceland',
  'Estonia',
  'Latvia',
  'Lithuania',
  'Poland',
  'Germany',
  'Netherlands',
  'Belgium',
  'France',
  'Spain',
  'Portugal',
  'Ireland',
].map((label, index) => ({
  value: label.toLowerCase(),
  label,
  group: index < 5 ? 'The North' : 'Further south',
}))

const FIELDS: TreeNode[] = [
  {
    type: 'Input',
    props: { label: 'Name', name: 'name', required: true, placeholder: 'As on the passport' },
  },
  {
    type: 'Input',
    props: { label: 'E-mail', name: 'email', inputType: 'email', hint: 'The ticket goes there.' },
  },
  {
    type: 'Grid',
    props: { columns: 2 },
    children: [
      {
        type: 'Input',
        props: {
          label: 'Guests',
          name: 'guests',
          inputType: 'number',
          min: 1,
          max: 12,
          value: 2,
          unit: 'people',
        },
      },
      {
        type: 'Select',
        props: {
          label: 'Class',
          name: 'class',
          options: [
            { value: 1, label: 'First' },
            { value: 2, label: 'Second' },
          ],
        },
      },
    ],
  },
  { type: 'DateRange', props: { label: 'Stay', name: 'stay' } },
  {
    type: 'RadioGroup',
    props: {
      label: 'Seat',
      name: 'seat',
      variant: 'segmented',
      options: [
        { value: 'w', label: 'Window' },
        { value: 'a', label: 'Aisle' },
        { value: 'n', label: 'No matter' },
      ],
      value: 'w',
    },
  },
  {
    type: 'CheckboxGroup',
    props: {
      label: 'Extras',
      name: 'extras',
      variant: 'chips',
      options: ['Breakfast', 'Bike', 'Dog'].map((label) => ({ value: label, label })),
      value: ['Bike'],
    },
  },
  {
    type: 'Slider',
    props: {
      label: 'Budget',
      name: 'budget',
      min: 0,
      max: 500,
      step: 10,
      value: 120,
      format: 'currency',
      currency: 'EUR',
    },
  },
  { type: 'TextArea', props: { label: 'Anything else?', name: 'more', lines: 3 } },
  { type: 'Checkbox', props: { label: 'I have read the conditions', name: 'read', required: true } },
]

export const INPUT_SAMPLES: Samples = {
  Form: [
    {
      title: 'Every kind of field',
      node: {
        type: 'Form',
        props: { title: 'Book a berth', submitLabel: 'Book', reset: true, copy: true, action: 'book' },
        children: FIELDS,
      },
    },
    {
      title: 'Sent back with errors',
      node: {
        type: 'Form',
        props: {
          title: 'Book a berth',
          submitLabel: 'Book',
          action: 'book',
          errors: { name: 'This name is on no list.', email: 'This address bounces.' },
        },
        children: FIELDS.slice(0, 2),
      },
    },
  ],
  Select: [
    {
      title: 'Of many, in groups, with a search',
      node: {
        type: 'Select',
        props: {
          label: 'Country',
          name: 'country',
          options: COUNTRIES,
          placeholder: 'Choose a country',
          hint: 'Where you live now.',
        },
      },
    },
  ],
  MultiSelect: [
    {
      title: 'Of many, some chosen',
      node: {
        type: 'MultiSelect',
        props: {
          label: 'Countries',
          name: 'countries',
          options: COUNTRIES,
          value: ['norway', 'denmark', 'estonia'],
          max: 5,
        },
      },
    },
  ],
  Input: [
    {
      title: 'A number with its unit',
      node: {
        type: 'Input',
        props: {
          label: 'Length of the boat',
          name: 'length',
          inputType: 'number',
          value: 11.5,
          step: 0.5,
          unit: 'm',
          min: 0,
        },
      },
    },
    {
      title: 'A password',
      node: {
        type: 'Input',
        props: {
          label: 'Password',
          name: 'password',
          inputType: 'password',
          hint: 'At least twelve characters.',
        },
      },
    },
  ],
  Button: [
    {
      title: 'Beside each other',
      node: {
        type: 'Stack',
        props: { direction: 'row', gap: 'small' },
        children: [
          { type: 'Button', props: { label: 'Save', variant: 'primary', icon: 'save', action: 'save' } },
          { type: 'Button', props: { label: 'Preview', action: 'preview' } },
          { type: 'Button', props: { label: 'Cancel', variant: 'ghost', action: 'cancel' } },
          {
            type: 'Button',
            props: {
              label: 'Delete',
              tone: 'danger',
              variant: 'primary',
              icon: 'trash-2',
              action: 'delete',
              confirm: 'Delete the order for good?',
            },
          },
          { type: 'Button', props: { label: 'Timetable', url: 'https://example.com/timetable' } },
        ],
      },
    },
  ],
}
