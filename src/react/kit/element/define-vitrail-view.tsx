import { createRoot, type Root } from 'react-dom/client'
import { type Catalog, defineCatalog, type UiAction, VitrailError } from '../../../core/index.ts'
import { ACTION_COMPONENTS, BUILTIN_COMPONENTS, LAYOUT_COMPONENTS } from '../../../kit/index.ts'
import { type Registry, type Theme, VitrailProvider } from '../../index.ts'
import { kitRegistry } from '../registry.ts'
import { readViewPart } from './read-view-part.ts'
import { View } from './view.tsx'

/** The element's name, its look and what it can draw. */
export interface VitrailViewOptions {
  /** The element's name. Default `vitrail-view`. */
  name?: string
  /** Address of the kit's `styles.css`, or the sheet itself. */
  stylesheet: string | CSSStyleSheet
  /** Default: the kit's. */
  registry?: Registry
  catalog?: Catalog
}

/** An element that draws a view. Its events: `vitrail-action` (detail: the action) and `vitrail-error` (detail: what failed). */
export interface VitrailViewElement extends HTMLElement {
  /** A `ui` part, a component with its props, or a tree; the attribute takes the same as JSON. (`part` is taken by CSS.) */
  view: unknown
}

/**
 * Defines `<vitrail-view>`, which draws a view in a shadow root of its own, for pages that know nothing of React. Attributes: `view`,
 * `theme`, `locale`, `timezone`. Throws `element_defined` if the name is taken by another definition.
 */
export function defineVitrailView(options: VitrailViewOptions): void {
  const { name = 'vitrail-view', stylesheet, registry = kitRegistry } = options
  const catalog =
    options.catalog ?? defineCatalog([...BUILTIN_COMPONENTS, ...LAYOUT_COMPONENTS, ...ACTION_COMPONENTS])
  if (customElements.get(name) !== undefined)
    throw new VitrailError('element_defined', `<${name}> is defined already; give this one another name.`)

  customElements.define(
    name,
    class extends HTMLElement implements VitrailViewElement {
      static observedAttributes = ['view', 'theme', 'locale', 'timezone']

      #given: unknown
      #root: Root | undefined
      #styled = false

      get view(): unknown {
        return this.#given
      }

      set view(value: unknown) {
        this.#given = value
        this.#draw()
      }

      attributeChangedCallback(attribute: string, _: string | null, value: string | null): void {
        if (attribute === 'view') this.#given = value ?? undefined
        this.#draw()
      }

      connectedCallback(): void {
        // A property set before the element was defined shadows the accessor.
        if (Object.hasOwn(this, 'view')) {
          const early: unknown = Reflect.get(this, 'view')
          Reflect.deleteProperty(this, 'view')
          this.#given = early
        }
        const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        const container = document.createElement('div')
        shadow.replaceChildren(container)
        this.#root = createRoot(container)
        this.#styled = false
        applyStyles(shadow, stylesheet, () => {
          this.#styled = true
          this.#draw()
        })
      }

      disconnectedCallback(): void {
        const root = this.#root
        this.#root = undefined
        // React may be rendering right now, if the page removes the element because of an action.
        queueMicrotask(() => root?.unmount())
      }

      #draw(): void {
        if (!this.#styled) return
        const part = readViewPart(this.#given)
        const locale = this.getAttribute('locale')
        const timeZone = this.getAttribute('timezone')
        this.#root?.render(
          <VitrailProvider
            registry={registry}
            catalog={catalog}
            theme={readTheme(this.getAttribute('theme'))}
            {...(locale !== null && { locale })}
            {...(timeZone !== null && { timeZone })}
            onAction={(action) => this.#raise(action)}
            onError={(problem) => this.#dispatch('vitrail-error', problem)}
          >
            {part !== undefined && <View part={part} />}
          </VitrailProvider>,
        )
      }

      #raise(action: UiAction): undefined {
        this.#dispatch('vitrail-action', action)
      }

      #dispatch(type: string, detail: unknown): void {
        this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
      }
    },
  )
}

/** Draws nothing until the styles have loaded: unstyled content would jump. */
function applyStyles(shadow: ShadowRoot, stylesheet: string | CSSStyleSheet, ready: () => void): void {
  if (typeof stylesheet !== 'string') {
    shadow.adoptedStyleSheets = [stylesheet]
    ready()
    return
  }
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesheet
  // A view is still readable without its styles.
  link.addEventListener('load', ready)
  link.addEventListener('error', ready)
  shadow.prepend(link)
}

function readTheme(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'auto'
}
