/** In a file of its own, so that a page which reads them loads no schema. */
export const INPUT_TYPES = [
  'text',
  'number',
  'email',
  'url',
  'tel',
  'search',
  'password',
  'date',
  'time',
  'datetime',
] as const
