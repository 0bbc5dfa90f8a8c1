/** Names and roles as computed by the browser; needs a switch of Chromium. */
interface AccessibleElement extends Element {
  readonly computedRole: string
  readonly computedName: string
}

/** The focused element as read out: role (else tag), name, state. */
export function describeFocus(): string {
  const element = document.activeElement
  if (element === null || element === document.body) return 'nothing'
  return `${read(element)}${statesOf(element)
    .map((state) => `, ${state}`)
    .join('')}`
}

function read(element: Element): string {
  // The browser is started with the switch that adds both to every element.
  const { computedRole, computedName } = element as AccessibleElement
  const type = element instanceof HTMLInputElement ? element.type : element.localName
  return `${computedRole || type} ${computedName}`.trim()
}

const FLAGS: readonly [attribute: string, state: string][] = [
  ['aria-pressed', 'pressed'],
  ['aria-expanded', 'open'],
  ['aria-invalid', 'invalid'],
  ['aria-disabled', 'off'],
  ['aria-busy', 'busy'],
]

function statesOf(element: Element): string[] {
  const states = FLAGS.filter(([attribute]) => element.getAttribute(attribute) === 'true').map(
    ([, state]) => state,
  )
  const order = element.closest('th')?.getAttribute('aria-sort')
  if (order != null) states.push(order)
  if (element.tagName === 'SUMMARY' && element.parentElement?.hasAttribute('open')) states.push('open')
  const value = enteredIn(element)
  if (value !== '') states.push(value)
  const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
  if (active !== null) {
    const chosen = active.getAttribute('aria-selected') === 'true' ? ', chosen' : ''
    states.push(`at ${read(active)}${chosen}`)
  }
  return states
}

function enteredIn(element: Element): string {
  if (element instanceof HTMLSelectElement) return entered(element.selectedOptions[0]?.text ?? '')
  if (element instanceof HTMLTextAreaElement) return entered(element.value)
  if (!(element instanceof HTMLInputElement)) return ''
  if (element.type === 'checkbox' || element.type === 'radio') return element.checked ? 'checked' : ''
  return entered(element.getAttribute('aria-valuetext') ?? element.value)
}

function entered(text: string): string {
  return text === '' ? 'empty' : `= ${text}`
}

/** The elements with an outline, including that of their pseudo-elements. */
export function noteRings(root: Element): ReadonlySet<Element> {
  return new Set([...root.querySelectorAll('*')].filter((element) => ringWidth(element) > 0))
}

function ringWidth(element: Element): number {
  const widths = ['', '::before', '::after'].map((part) => {
    const { outlineStyle, outlineWidth, content } = getComputedStyle(element, part)
    const isDrawn = outlineStyle !== 'none' && (part === '' || content !== 'none')
    return isDrawn ? Number.parseFloat(outlineWidth) : 0
  })
  return Math.max(...widths)
}

/** Why the focus is not visible: the focused element, or one around it, needs a 2 px outline that it lacks at rest. */
export function whyUnseen(root: Element, atRest: ReadonlySet<Element>): string | undefined {
  const focused = document.activeElement
  if (focused === null || !root.contains(focused)) return undefined
  const around: Element[] = []
  for (let at: Element | null = focused; at !== null && at !== root; at = at.parentElement) around.push(at)
  const ringed = around.find((element) => !atRest.has(element) && ringWidth(element) >= 2)
  if (ringed === undefined) return 'no outline of 2 px'
  const { width, height, top, bottom } = ringed.getBoundingClientRect()
  if (width < 8 || height < 8) return `only ${width} × ${height} px large`
  return bottom < 0 || top > innerHeight ? 'out of sight' : undefined
}

const REACHABLE = 'a[href], button, input, select, textarea, summary, label, [tabindex], [role="option"]'

/** Elements that look pressable by pointer but are not reachable by key. */
export function pressedByPointerOnly(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .filter(
      (element) => getComputedStyle(element).cursor === 'pointer' && element.closest(REACHABLE) === null,
    )
    .map((element) => element.outerHTML.slice(0, 80))
}
