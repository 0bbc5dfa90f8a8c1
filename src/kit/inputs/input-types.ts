/** In a file of its own, so that a page can read these without loading a schema. */
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
