import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { defineCatalog } from '../../src/core/index.ts'
import { KIT_COMPONENTS } from '../../src/kit/index.ts'
import { COSTLY, propsAtLimits } from '../../src/kit/limits.fixtures.ts'
import { VitrailProvider } from '../../src/react/index.ts'
import { kitRegistry, View } from '../../src/react/kit/index.ts'

const catalog = defineCatalog(KIT_COMPONENTS)
const cases = [
  ...KIT_COMPONENTS.map((component) => ({ name: component.name, what: '', props: propsAtLimits(component) })),
  ...COSTLY.map(([name, what, props]) => ({ name, what, props })),
]

function draw(component: string, props: Record<string, unknown>): number {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  const part = { type: 'ui', id: 'v', component, props } as const
  flushSync(() =>
    root.render(
      <VitrailProvider registry={kitRegistry} catalog={catalog} locale="en" timeZone="UTC">
        <View part={part} />
      </VitrailProvider>,
    ),
  )
  const elements = place.querySelectorAll('*').length
  root.unmount()
  return elements
}

/** What the benchmark calls. */
Object.assign(window, {
  names: cases.map(({ name, what }) => [name, what]),
  drawCase(index: number) {
    const { name, props } = cases[index] ?? { name: '', props: {} }
    return draw(name, props)
  },
})
