import { type ReactElement, useMemo } from 'react'
import type { Component } from 'vitrail'
import { ExampleEditor } from './example-editor.tsx'
import { exampleNode } from './example-node.ts'
import { KIT_GROUPS } from './kit-groups.ts'
import { PropsTable } from './props-table.tsx'
import { samplesOf } from './samples/samples.ts'
import { SamplesSection } from './samples-section.tsx'
import { StatesSection } from './states-section.tsx'
import { TextForms } from './text-forms.tsx'
import { VariantsSection } from './variants-section.tsx'

/** Everything that the definition of a component says. */
export function ComponentPage({ component }: { component: Component }): ReactElement {
  const { name, description, aliases = {} } = component
  const group = KIT_GROUPS.find(({ components }) => components.includes(component))
  const otherNames = Object.keys(aliases)
  const node = useMemo(() => exampleNode(component), [component])
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
      <ExampleEditor component={component} node={node} />
      <SamplesSection samples={samplesOf(name)} />
      <VariantsSection component={component} node={node} />
      <StatesSection component={component} node={node} />
      <PropsTable component={component} />
      <TextForms node={node} />
    </article>
  )
}
