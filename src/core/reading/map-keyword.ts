/** What models write → the words of the kit, the best first; the first that is among the choices is meant. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  // tone
  error: ['danger', 'error'],
  critical: ['danger'],
  destructive: ['danger'],
  fatal: ['danger'],
  failed: ['danger', 'error'],
  failure: ['danger', 'error'],
  negative: ['danger', 'down'],
  red: ['danger', 'rose'],
  pink: ['rose'],
  ok: ['success'],
  okay: ['success'],
  good: ['success'],
  positive: ['success', 'up'],
  green: ['success', 'teal'],
  cyan: ['teal', 'info'],
  warn: ['warning'],
  caution: ['warning'],
  alert: ['warning', 'danger'],
  yellow: ['warning', 'amber'],
  orange: ['warning', 'amber'],
  purple: ['violet'],
  primary: ['brand', 'info', 'blue'],
  accent: ['brand', 'info', 'blue'],
  information: ['info'],
  note: ['info', 'neutral'],
  blue: ['info'],
  gray: ['neutral'],
  grey: ['neutral'],
  muted: ['neutral'],
  secondary: ['neutral'],
  // size, gap
  xs: ['small'],
  sm: ['small'],
  s: ['small'],
  tight: ['small'],
  compact: ['small'],
  md: ['medium'],
  m: ['medium'],
  base: ['medium'],
  normal: ['medium', 'neutral'],
  default: ['medium', 'neutral', 'secondary', 'action'],
  lg: ['large'],
  l: ['large'],
  xl: ['large'],
  big: ['large'],
  wide: ['large'],
  loose: ['large'],
  zero: ['none'],
  // direction, align, justify
  horizontal: ['row'],
  vertical: ['column'],
  'space between': ['between'],
  'space around': ['around'],
  'space evenly': ['evenly'],
  'flex start': ['start', 'left'],
  'flex end': ['end', 'right'],
  left: ['start'],
  right: ['end'],
  start: ['left'],
  end: ['right'],
  top: ['start'],
  bottom: ['end'],
  middle: ['center'],
  centre: ['center'],
  centered: ['center'],
  fill: ['stretch', 'cover'],
  crop: ['cover'],
  // trend
  increase: ['up'],
  increasing: ['up'],
  increased: ['up'],
  rise: ['up'],
  rising: ['up'],
  higher: ['up'],
  decrease: ['down'],
  decreasing: ['down'],
  decreased: ['down'],
  fall: ['down'],
  falling: ['down'],
  lower: ['down'],
  stable: ['flat'],
  steady: ['flat'],
  same: ['flat'],
  unchanged: ['flat'],
  neutral: ['flat'],
  // status
  complete: ['done'],
  completed: ['done', 'success'],
  finished: ['done'],
  'in progress': ['current'],
  active: ['current'],
  running: ['current'],
  pending: ['todo'],
  open: ['todo'],
  upcoming: ['todo'],
  'not started': ['todo'],
  // charts
  column: ['bar'],
  columns: ['bar'],
  bars: ['bar'],
  doughnut: ['donut'],
  ring: ['donut'],
  points: ['scatter'],
  bubble: ['scatter'],
  // formats
  money: ['currency'],
  integer: ['number'],
  int: ['number'],
  float: ['number'],
  decimal: ['number'],
  numeric: ['number'],
  string: ['text'],
  boolean: ['text'],
  url: ['link'],
  percentage: ['percent'],
  datetime: ['date'],
  // variants
  outline: ['secondary'],
  outlined: ['secondary'],
  contained: ['primary'],
  filled: ['primary'],
  solid: ['primary'],
  tertiary: ['ghost'],
  link: ['ghost'],
  button: ['action'],
}

/** The choice that a word other than the choices means; undefined where none does. */
export function mapKeyword(word: string, choices: readonly string[]): string | undefined {
  if (word.length > 40) return undefined
  const plain = plainWord(word)
  const sameLetters = choices.filter((choice) => plainWord(choice) === plain)
  if (sameLetters.length === 1) return sameLetters[0]
  const meant = Object.hasOwn(OTHER_WORDS, plain) ? OTHER_WORDS[plain] : undefined
  return meant?.find((choice) => choices.includes(choice))
}

/** `spaceBetween`, `Space_Between` and `space-between` are one word. */
function plainWord(word: string): string {
  return word
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase()
}
