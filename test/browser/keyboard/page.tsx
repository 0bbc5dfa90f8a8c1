import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { defineCatalog, type TreeNode, type UiAction } from 'vitrail'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { type ActionAnswer, createViewStateStore, type Direction, VitrailProvider } from 'vitrail/react'
import { kitRegistry, View } from 'vitrail/react/kit'
import { describeFocus, noteRings, pressedByPointerOnly, whyUnseen } from './look.ts'

const catalog = defineCatalog(KIT_COMPONENTS)
const container = document.getElementById('page')
if (container === null) throw new Error('The page has no place to draw in.')
const root = createRoot(container)
let drawn = 0
let raised: UiAction[] = []
let opened: string[] = []
let atRest: ReadonlySet<Element> = new Set()
let answer: (() => void) | undefined

/** `slow` is answered when the test says so, `refused` is always refused. */
function take(action: UiAction): ActionAnswer | Promise<ActionAnswer> {
  raised.push(action)
  if (action.name === 'refused') return { refused: 'Not today' }
  if (action.name !== 'slow') return undefined
  return new Promise((resolve) => {
    answer = () => resolve(undefined)
  })
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]:not([download])') : null
  if (!(link instanceof HTMLAnchorElement)) return
  event.preventDefault()
  opened.push(link.href)
})

function view(): HTMLElement {
  const element = document.querySelector<HTMLElement>('.vt-view')
  if (element === null) throw new Error('Nothing is drawn.')
  return element
}

/** What the test can ask of the page. */
const keyboard = {
  /** Draws one node between two buttons, the first of which has the focus. */
  draw(node: TreeNode, dir: Direction): void {
    drawn += 1
    raised = []
    opened = []
    flushSync(() =>
      root.render(
        <VitrailProvider
          key={drawn}
          registry={kitRegistry}
          catalog={catalog}
          locale="en"
          timeZone="UTC"
          dir={dir}
          viewState={createViewStateStore()}
          onAction={take}
        >
          <button type="button">before</button>
          <View part={{ type: 'ui', id: `v${drawn}`, component: 'genui:tree', props: { root: node } }} />
          <button type="button">after</button>
        </VitrailProvider>,
      ),
    )
    atRest = noteRings(view())
    document.querySelector('button')?.focus()
  },
  /** The focused element, and whether the focus is visible. */
  focus: () => ({ on: describeFocus(), seen: whyUnseen(view(), atRest) ?? true }),
  pointerOnly: () => pressedByPointerOnly(view()),
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
  text: () => view().innerText,
  raised: () => raised.at(-1),
  opened: () => opened.at(-1),
  answer: () => answer?.(),
}

Object.assign(window, { keyboard })
