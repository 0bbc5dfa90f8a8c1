import { type ReactElement, useState } from 'react'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { DrawnNode } from './drawn-node.tsx'
import { exampleNode } from './example-node.ts'
import { kitAddress } from './kit-address.ts'

const EXAMPLES = KIT_COMPONENTS.map((component) => ({ name: component.name, node: exampleNode(component) }))

/** Shows every example on one page. */
export function AllPage(): ReactElement {
  const [rightToLeft, setRightToLeft] = useState(false)
  return (
    <article>
      <h1>All examples</h1>
      <label className="pg-kit-switch">
        <input
          type="checkbox"
          checked={rightToLeft}
          onChange={(event) => setRightToLeft(event.target.checked)}
        />
        Right to left
      </label>
      {EXAMPLES.map(({ name, node }) => (
        <section key={name} className="pg-kit-example" aria-label={name}>
          <h2>
            <a href={kitAddress(name)}>{name}</a>
          </h2>
          <DrawnNode node={node} dir={rightToLeft ? 'rtl' : 'ltr'} />
        </section>
      ))}
    </article>
  )
}
