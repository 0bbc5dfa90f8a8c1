import { type ReactElement, useMemo } from 'react'
import type { Component, TreeNode } from 'vitrail'
import { VitrailProvider } from 'vitrail/react'
import { DrawnNode } from './drawn-node.tsx'
import { StateBox } from './state-box.tsx'
import { variantsOf } from './states/variants.ts'

/** The example with each value of its keywords and switches. */
export function VariantsSection(props: { component: Component; node: TreeNode }): ReactElement | null {
  const { component, node } = props
  const variants = useMemo(() => variantsOf(component, node), [component, node])
  if (variants.length === 0) return null
  return (
    <section aria-label="Variants">
      <h2>Variants</h2>
      <VitrailProvider headingLevel={4}>
        <div className="pg-kit-states">
          {variants.map(({ title, node: variant }) => (
            <StateBox key={title} title={title}>
              <DrawnNode node={variant} />
            </StateBox>
          ))}
        </div>
      </VitrailProvider>
    </section>
  )
}
