import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { TreeNode } from 'vitrail'
import { VitrailProvider } from 'vitrail/react'
import { KitPlaceholder } from 'vitrail/react/kit'
import { DrawnNode } from './drawn-node.tsx'
import { halfWritten } from './example-node.ts'
import { kitCatalog } from './kit-groups.ts'

/** The example before, during and after it is written, the other way round, and in little room. */
export function StatesSection({ node }: { node: TreeNode }): ReactElement {
  const half = useMemo(() => halfWritten(node), [node])
  const hasPlaceholder = kitCatalog.get(node.type)?.skeleton !== 'none'
  return (
    <section aria-label="States">
      <h2>States</h2>
      <div className="pg-kit-states">
        <State title="Loading">
          {hasPlaceholder ? (
            <KitPlaceholder node={node} />
          ) : (
            <p className="pg-kit-hint">Nothing stands in its place.</p>
          )}
        </State>
        <State title="Half written">
          {half === undefined ? (
            <p className="pg-kit-hint">Nothing is drawn yet.</p>
          ) : (
            <DrawnNode node={half} partial />
          )}
        </State>
        <State title="Right to left">
          <DrawnNode node={node} dir="rtl" />
        </State>
        <State title="280 pixels wide" narrow>
          <DrawnNode node={node} />
        </State>
      </div>
    </section>
  )
}

function State(props: { title: string; narrow?: boolean; children: ReactNode }): ReactElement {
  const { title, narrow = false, children } = props
  return (
    <section className="pg-kit-state" aria-label={title}>
      <h3>{title}</h3>
      <VitrailProvider headingLevel={4}>
        <div className="pg-kit-stage">{narrow ? <div className="pg-kit-280">{children}</div> : children}</div>
      </VitrailProvider>
    </section>
  )
}
