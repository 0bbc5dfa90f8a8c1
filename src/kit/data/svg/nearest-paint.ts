/** Longer than any colour can be written. */
const MAX_LENGTH = 64

type Rgb = readonly [red: number, green: number, blue: number]

/** Roughly what the paints look like in the light theme. */
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

/** CSS colours by the end of their names: `lightgreen` is a green. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^currentcolor$|black$/, 'text'],
  [/^transparent$/, 'none'],
  [/^gr[ae]y$|(?:slate|dark|dim)gr[ae]y$/, 'muted'],
  [/silver$|gainsboro$|lightgr[ae]y$/, 'border'],
  [/white$|smoke$|snow$|ivory$|linen$|beige$|azure$|shell$|cream$|lace$|honeydew$|^aliceblue$/, 'surface'],
  [/cornsilk$|almond$|papayawhip$/, 'surface'],
  [/violetred$|pink$|magenta$|fuchsia$|coral$|salmon$|blush$|rose$/, 'rose'],
  [/red$|crimson$|tomato$|maroon$|firebrick$/, 'danger'],
  [/(?:sea|aqua|spring)green$|teal$|cyan$|aqua$|turquoise$|aquamarine$/, 'teal'],
  [/green$|lime$|chartreuse$|olive$|^olivedrab$/, 'success'],
  [/yellow$|gold$|khaki$|chiffon$/, 'warning'],
  [
    /orange$|brown$|amber$|goldenrod$|chocolate$|sienna$|peru$|tan$|wheat$|bisque$|wood$|moccasin$|puff$/,
    'amber',
  ],
  [/purple$|indigo$|violet$|orchid$|plum$|lavender$|thistle$/, 'violet'],
  [/blue$|navy$/, 'blue'],
  [/^primary$|^brand$/, 'accent'],
]

/** The paint nearest to a CSS colour; undefined for anything that is not a colour. */
export function nearestPaint(colour: string): string | undefined {
  const plain = colour.toLowerCase()
  if (plain.length > MAX_LENGTH) return undefined
  if (/^[a-z]+$/.test(plain)) return NAMED.find(([ending]) => ending.test(plain))?.[1]
  const wanted = readHex(plain) ?? readRgb(plain) ?? readHsl(plain)
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

/** `hsl(210 50% 40%)`, `hsla(210, 50%, 40%, 0.5)`. */
function readHsl(text: string): Rgb | undefined {
  const [, hue, saturation, lightness] =
    /^hsla?\(\s*(\d{1,3})(?:deg)?[\s,]+(\d{1,3})%[\s,]+(\d{1,3})%[^()]*\)$/.exec(text) ?? []
  if (lightness === undefined) return undefined
  const light = Number(lightness) / 100
  const reach = (Number(saturation) / 100) * Math.min(light, 1 - light)
  const channel = (at: number) => {
    const turn = (at + Number(hue) / 30) % 12
    return 255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}
