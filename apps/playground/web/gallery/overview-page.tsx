import type { ReactElement } from 'react'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { kitAddress } from './kit-address.ts'
import { KIT_GROUPS } from './kit-groups.ts'

export function OverviewPage(): ReactElement {
  return (
    <article>
      <h1>The kit</h1>
      <p className="pg-kit-lead">
        {KIT_COMPONENTS.length} components that a model can answer with. Each has its example, its states, its
        JSON to try, its props and how it reads as text.
      </p>
      {KIT_GROUPS.map(({ title, components }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="pg-kit-tiles">
            {components.map(({ name, description }) => (
              <li key={name}>
                <a href={kitAddress(name)}>
                  <strong>{name}</strong>
                  <span>{description}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
