import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { Component, TreeNode } from 'vitrail'
import { VitrailProvider } from 'vitrail/react'
import { KitPlaceholder } from 'vitrail/react/kit'
import { DrawnNode } from './drawn-node.tsx'
import { halfWritten } from './example-node.ts'
import { kitCatalog } from './kit-groups.ts'
import { samplesOf } from './samples/samples.ts'
import { StateBox } from './state-box.tsx'
import { failedNode } from './states/failed-node.ts'
import { leastNode } from './states/least-node.ts'
import { longNode } from './states/long-node.ts'

/** The example before, during and after it is written, with the least and the most in it, and right to left. */
export function StatesSection({ component, node }: { component: Component; node: TreeNode }): ReactElement {
  const least = useMemo(() => leastNode(component, node), [component, node])
  const long = useMemo(() => longNode(node), [node])
  const failed = useMemo(() => failedNode(component, node), [component, node])
  return (
    <section aria-label="States">
      <h2>States</h2>
      <VitrailProvider headingLevel={4}>
        <div className="pg-kit-states">
          <StateBox title="Loading">
            <Loading node={node} />
          </StateBox>
          <StateBox title="Half written">
            <HalfWritten component={component} node={node} />
          </StateBox>
          {least !== undefined && (
            <StateBox title="Nothing but what is required">
              <DrawnNode node={least} />
            </StateBox>
          )}
          {failed !== undefined && (
            <StateBox title={failed.title}>
              <DrawnNode node={failed.node} />
            </StateBox>
          )}
          <StateBox title="Long content">
            <DrawnNode node={long} />
          </StateBox>
          <StateBox title="Right to left">
            <DrawnNode node={node} dir="rtl" />
          </StateBox>
          <StateBox title="280 pixels wide" narrow>
            <DrawnNode node={node} />
          </StateBox>
        </div>
      </VitrailProvider>
    </section>
  )
}

function Loading({ node }: { node: TreeNode }): ReactNode {
  if (kitCatalog.get(node.type)?.skeleton === 'none') {
    return <Note>Nothing stands in its place: what is inside it does.</Note>
  }
  return <KitPlaceholder node={node} />
}

function HalfWritten({ component, node }: { component: Component; node: TreeNode }): ReactNode {
  const half = useMemo(() => halfWritten(samplesOf(component.name)[0]?.node ?? node), [component, node])
  if (half === undefined) return <Note>Nothing is drawn yet.</Note>
  return (
    <>
      <DrawnNode node={half} partial />
      {component.streaming !== 'partial' && <Note>It is drawn when all of it is there.</Note>}
    </>
  )
}

function Note({ children }: { children: ReactNode }): ReactElement {
  return <p className="pg-kit-hint">{children}</p>
}
