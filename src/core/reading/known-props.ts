/** Names that models give a prop, and the props they can mean, the likeliest first. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  content: ['text'],
  body: ['text'],
  heading: ['title', 'label'],
  name: ['title', 'label'],
  href: ['url'],
  src: ['url'],
  link: ['url'],
  color: ['tone'],
  severity: ['tone'],
  description: ['text', 'hint', 'subtitle'],
  header: ['title', 'label'],
  subheading: ['subtitle'],
  subheader: ['subtitle'],
  tooltip: ['hint'],
  helpertext: ['hint'],
  spacing: ['gap'],
  orientation: ['direction'],
  flexdirection: ['direction'],
  alignitems: ['align'],
  justifycontent: ['justify'],
}

/** Looks have no place in data: the theme decides them. */
const STYLE_PROPS = new Set([
  'align',
  'background',
  'backgroundcolor',
  'bg',
  'border',
  'borderradius',
  'boxshadow',
  'class',
  'classname',
  'color',
  'css',
  'elevation',
  'flex',
  'fontfamily',
  'fontsize',
  'fontweight',
  'height',
  'margin',
  'maxheight',
  'maxwidth',
  'minheight',
  'minwidth',
  'overflow',
  'padding',
  'radius',
  'rounded',
  'shadow',
  'spacing',
  'style',
  'styles',
  'sx',
  'textalign',
  'width',
])

const plainName = (name: string) => name.replace(/[\s_-]/g, '').toLowerCase()

/** The declared props that an unknown name can mean: the same letters in another case, else a known other word. */
export function meantProps(name: string, declared: readonly string[]): string[] {
  const plain = plainName(name)
  const sameLetters = declared.filter((prop) => plainName(prop) === plain)
  if (sameLetters.length > 0) return sameLetters
  const others = Object.hasOwn(OTHER_NAMES, plain) ? OTHER_NAMES[plain] : undefined
  return others?.filter((prop) => declared.includes(prop)) ?? []
}

export function isStyleProp(name: string): boolean {
  return STYLE_PROPS.has(plainName(name))
}
