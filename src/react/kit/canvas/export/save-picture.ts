import { saveBlob } from '../../parts/save-file.ts'

/** Parts that only make sense on the screen. */
const CONTROLS =
  '.vt-canvas-menu, [data-part="grip"], [data-part="pin"], [data-part="twin"]:not([open]), .vt-segments, ' +
  '.vt-datatable :is([data-part="pager"], [data-part="search"])'

/** Saves a card as a picture, as it looks now, on the ground of its theme. False where the browser can't draw it. */
export async function savePicture(card: HTMLElement | null, title: string): Promise<boolean> {
  if (card === null) return false
  const restore = inlinePaint(card)
  try {
    const { toBlob } = await import('html-to-image')
    const picture = await toBlob(card, {
      pixelRatio: 2,
      backgroundColor: groundOf(card),
      style: { transform: 'none', margin: '0', boxShadow: 'none' },
      filter: belongsInPicture,
    })
    if (picture === null) return false
    saveBlob(`${title}.png`, picture)
    return true
  } catch {
    // A picture of another host that may not be read, or a browser without what it takes: said to the person.
    return false
  } finally {
    restore()
  }
}

/** False for what can only be pressed. */
export function belongsInPicture(node: Node): boolean {
  return !(node instanceof Element && node.matches(CONTROLS))
}

/** What a stylesheet says of drawings: the picture is made without it, and only the outermost element of one is looked at. */
const PAINT = [
  'display',
  'visibility',
  'opacity',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
]

/** Writes how drawings look into them, and leaves scroll bars out, for as long as the picture takes. */
function inlinePaint(card: HTMLElement): () => void {
  const shapes = [...card.querySelectorAll<SVGElement>('svg *')]
  // Read before anything is written: each read after a write would lay the page out again.
  const painted = shapes.map((element) => {
    const computed = getComputedStyle(element)
    return {
      element,
      before: element.getAttribute('style'),
      paint: PAINT.map((name) => [name, computed.getPropertyValue(name)] as const),
    }
  })
  const scrolling = [...card.querySelectorAll<HTMLElement>('*')]
    .filter(
      (element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
    )
    .map((element) => ({ element, before: element.getAttribute('style'), paint: NO_BARS }))
  const changed = [...painted, ...scrolling]
  for (const { element, paint } of changed) {
    for (const [name, value] of paint) element.style.setProperty(name, value)
  }
  return () => {
    for (const { element, before } of changed) {
      if (before === null) element.removeAttribute('style')
      else element.setAttribute('style', before)
    }
  }
}

const NO_BARS = [['scrollbar-width', 'none']] as const

/** The nearest background behind the card that is not transparent. */
function groundOf(card: HTMLElement): string {
  for (let element: HTMLElement | null = card; element !== null; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element)
    if (backgroundColor !== '' && !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor))
      return backgroundColor
  }
  return 'white'
}
