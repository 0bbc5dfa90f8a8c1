import { saveBlob } from '../../parts/save-file.ts'

/** What only the person at the screen needs. */
const CONTROLS = '.vt-canvas-menu, [data-part="grip"], [data-part="pin"]'

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
      filter: (node) => !(node instanceof Element && node.matches(CONTROLS)),
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

/** Writes how drawings look into them for as long as the picture takes; nothing is seen of it. */
function inlinePaint(card: HTMLElement): () => void {
  const shapes = [...card.querySelectorAll<SVGElement>('svg *')]
  // Read before anything is written: each read after a write would lay the page out again.
  const painted = shapes.map((shape) => {
    const computed = getComputedStyle(shape)
    return {
      shape,
      before: shape.getAttribute('style'),
      paint: PAINT.map((name) => [name, computed.getPropertyValue(name)] as const),
    }
  })
  for (const { shape, paint } of painted) {
    for (const [name, value] of paint) shape.style.setProperty(name, value)
  }
  return () => {
    for (const { shape, before } of painted) {
      if (before === null) shape.removeAttribute('style')
      else shape.setAttribute('style', before)
    }
  }
}

/** The first ground behind the card that is not clear. */
function groundOf(card: HTMLElement): string {
  for (let element: HTMLElement | null = card; element !== null; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element)
    if (backgroundColor !== '' && !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor))
      return backgroundColor
  }
  return 'white'
}
