import type { ReactElement } from 'react'
import { VitrailProvider } from 'vitrail/react'
import { DrawnNode } from './drawn-node.tsx'
import type { Sample } from './samples/sample.ts'
import { StateBox } from './state-box.tsx'

/** Uses that the example is too short to show; draws nothing if there are none. */
export function SamplesSection({ samples }: { samples: readonly Sample[] }): ReactElement | null {
  if (samples.length === 0) return null
  return (
    <section aria-label="In use">
      <h2>In use</h2>
      <VitrailProvider headingLevel={4}>
        {samples.map(({ title, node }) => (
          <StateBox key={title} title={title}>
            <DrawnNode node={node} />
          </StateBox>
        ))}
      </VitrailProvider>
    </section>
  )
}
