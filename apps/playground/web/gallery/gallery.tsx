import { type ReactElement, useEffect, useRef } from 'react'
import { createViewStateStore, VitrailProvider } from 'vitrail/react'
import { Icon, kitPlaceholder, kitRegistry, VitrailRoot } from 'vitrail/react/kit'
import { useTheme } from '../shell/theme.ts'
import { ThemeButton } from '../shell/theme-button.tsx'
import { AllPage } from './all-page.tsx'
import { ComponentNav } from './component-nav.tsx'
import { ComponentPage } from './component-page.tsx'
import { useAddressBefore } from './kit-address.ts'
import { kitCatalog } from './kit-groups.ts'
import { OverviewPage } from './overview-page.tsx'
import './gallery.css'
import './gallery-page.css'

/** Nothing entered here outlives the page. */
const viewState = createViewStateStore({
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
})

/** The documentation of the kit, generated from its definitions. `name`: a component, `all`, or '' for the start. */
export function Gallery({ name }: { name: string }): ReactElement {
  const [theme, setTheme] = useTheme()
  const chat = useAddressBefore()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const title = document.title
    document.title = name === '' ? 'Vitrail kit' : `${name} · Vitrail kit`
    main.current?.scrollTo(0, 0)
    return () => {
      document.title = title
    }
  }, [name])
  return (
    <VitrailProvider
      registry={kitRegistry}
      catalog={kitCatalog}
      theme={theme}
      currency="USD"
      headingLevel={3}
      placeholder={kitPlaceholder}
      viewState={viewState}
      onAction={() => ({ refused: 'Nobody answers in the gallery.' })}
    >
      <VitrailRoot className="pg pg-kit">
        <header className="pg-kit-header">
          <a className="pg-button" href={chat}>
            <Icon name="arrow-left" />
            Chat
          </a>
          <span className="pg-kit-brand">Vitrail kit</span>
          <ThemeButton theme={theme} onTheme={setTheme} />
        </header>
        <ComponentNav name={name} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <main className="pg-kit-main" ref={main} tabIndex={0}>
          <Page name={name} />
        </main>
      </VitrailRoot>
    </VitrailProvider>
  )
}

function Page({ name }: { name: string }): ReactElement {
  if (name === '') return <OverviewPage />
  if (name === 'all') return <AllPage />
  const component = kitCatalog.get(name)
  if (component !== undefined) return <ComponentPage key={name} component={component} />
  return (
    <article>
      <h1>No component</h1>
      <p className="pg-kit-lead">The kit has none called {name}.</p>
    </article>
  )
}
