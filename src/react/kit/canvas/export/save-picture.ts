import { saveBlob } from '../../parts/save-file.ts'

/** What only the person at the screen needs. */
const CONTROLS = '.vt-canvas-menu, [data-part="grip"], [data-part="pin"]'

/** Saves a card as a picture, as it looks now, on the ground of its theme. False where the browser can't draw it. */
export async function savePicture(card: HTMLElement | null, title: string): Promise<boolean> {
  if (card === null) return false
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
