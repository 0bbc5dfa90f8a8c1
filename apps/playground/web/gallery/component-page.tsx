import type { ReactElement } from 'react'
import type { Component } from 'vitrail'
import { ExampleEditor } from './example-editor.tsx'
import { exampleNode } from './example-node.ts'
import { KIT_GROUPS } from './kit-groups.ts'
import { PropsTable } from './props-table.tsx'
import { StatesSection } from './states-section.tsx'
import { TextForms } from './text-forms.tsx'

/** All that a definition says of a component. */
export function ComponentPage({ component }: { component: Component }): ReactElement {
  const { name, description, aliases = {} } = component
  const group = KIT_GROUPS.find(({ components }) => components.includes(component))
  const otherNames = Object.keys(aliases)
  const node = exampleNode(component)
  return (
    <article>
      <p className="pg-kit-group">{group?.title}</p>
      <h1>{name}</h1>
      <p className="pg-kit-lead">{description}</p>
      {otherNames.length > 0 && (
        <p className="pg-kit-aliases">
          Also read as{' '}
          {otherNames.map((alias) => (
            <code key={alias}>{alias}</code>
          ))}
        </p>
      )}
      <ExampleEditor node={node} />
      <StatesSection node={node} />
      <PropsTable component={component} />
      <TextForms node={node} />
    </article>
  )
}
