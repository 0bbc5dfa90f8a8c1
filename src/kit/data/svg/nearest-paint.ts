type Rgb = readonly [red: number, green: number, blue: number]

/** What the paints look like in the light theme, near enough to tell them apart. */
const LOOKS: Readonly<Record<string, Rgb>> = {
  text: [26, 26, 34],
  muted: [110, 111, 122],
  border: [205, 206, 214],
  surface: [255, 255, 255],
  blue: [58, 111, 216],
  teal: [15, 138, 128],
  violet: [127, 86, 203],
  amber: [187, 116, 16],
  rose: [205, 65, 105],
  success: [40, 160, 80],
  warning: [240, 180, 40],
  danger: [210, 45, 45],
}

const NAMED: Readonly<Record<string, string>> = {
  currentcolor: 'text',
  transparent: 'none',
  black: 'text',
  white: 'surface',
  gray: 'muted',
  grey: 'muted',
  silver: 'border',
  lightgray: 'border',
  lightgrey: 'border',
  darkgray: 'muted',
  red: 'danger',
  crimson: 'danger',
  green: 'success',
  lime: 'success',
  yellow: 'warning',
  gold: 'warning',
  orange: 'amber',
  brown: 'amber',
  navy: 'blue',
  steelblue: 'blue',
  skyblue: 'blue',
  cyan: 'teal',
  aqua: 'teal',
  turquoise: 'teal',
  purple: 'violet',
  indigo: 'violet',
  magenta: 'rose',
  pink: 'rose',
  primary: 'accent',
  brand: 'accent',
}

/** The paint that comes nearest to a CSS colour; undefined for what is none. */
export function nearestPaint(colour: string): string | undefined {
  const plain = colour.toLowerCase()
  if (Object.hasOwn(NAMED, plain)) return NAMED[plain]
  const wanted = readHex(plain) ?? readRgb(plain)
  if (wanted === undefined) return undefined
  let nearest: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [paint, look] of Object.entries(LOOKS)) {
    const distance = look.reduce((sum, channel, at) => sum + (channel - (wanted[at] ?? 0)) ** 2, 0)
    if (distance >= least) continue
    least = distance
    nearest = paint
  }
  return nearest
}

function readHex(text: string): Rgb | undefined {
  const digits = /^#([\da-f]{3,8})$/.exec(text)?.[1]
  if (digits === undefined || ![3, 4, 6, 8].includes(digits.length)) return undefined
  const width = digits.length < 6 ? 1 : 2
  const channel = (at: number) =>
    Number.parseInt(digits.slice(at * width, (at + 1) * width).repeat(3 - width), 16)
  return [channel(0), channel(1), channel(2)]
}

function readRgb(text: string): Rgb | undefined {
  const [, red, green, blue] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})[^()]*\)$/.exec(text) ?? []
  return blue === undefined ? undefined : [Number(red), Number(green), Number(blue)]
}
