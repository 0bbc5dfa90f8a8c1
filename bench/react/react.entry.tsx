import { Profiler, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import {
  createJsonStream,
  createTreeStream,
  defineCatalog,
  defineComponent,
  diffValues,
  type Frame,
  foldFrame,
  initialRunState,
  type TreeNode,
  type UiPart,
} from '../../src/core/index.ts'
import { GenerativeUI, useNode, VitrailProvider } from '../../src/react/index.ts'

const description = 'A component of the benchmark.'
const catalog = defineCatalog([
  defineComponent({ name: 'Page', description, props: z.object({}), children: true }),
  defineComponent({
    name: 'Card',
    description,
    props: z.object({ title: z.string(), text: z.string() }),
    streaming: 'partial',
  }),
])

export interface Counts {
  mounts: number
  /** Renders of each card once its node was complete. */
  settled: number[]
  commits: number
  /** Milliseconds React spent rendering, summed. */
  commitTime: number
}

/** Streams a page of cards as the wire brings it, folds it and draws it after every `charsPerPreview` characters. */
export function streamCards(count: number, charsPerPreview: number): Counts {
  const counts: Counts = { mounts: 0, settled: [], commits: 0, commitTime: 0 }
  const indexOf = (title: string | undefined): number => Number(title?.slice(5) ?? Number.NaN)
  const Card = ({ title, text }: { title?: string; text?: string }): ReactNode => {
    const incomplete = useNode()?.incomplete
    const index = indexOf(title)
    useEffect(() => {
      counts.mounts += 1
    }, [])
    if (!incomplete) counts.settled[index] = (counts.settled[index] ?? 0) + 1
    return (
      <section>
        <h3>{title}</h3>
        <p>{text}</p>
      </section>
    )
  }
  const registry = { Page: ({ children }: { children?: ReactNode }) => <main>{children}</main>, Card }

  const tree: TreeNode = {
    type: 'Page',
    props: {},
    children: Array.from({ length: count }, (_, index) => ({
      type: 'Card',
      props: { title: `Card ${index}`, text: 'The quick brown fox jumps over the lazy dog. '.repeat(4) },
    })),
  }
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const draw = (part: UiPart): void => {
    flushSync(() =>
      root.render(
        <Profiler
          id="view"
          onRender={(_id, _phase, actualDuration) => {
            counts.commits += 1
            counts.commitTime += actualDuration
          }}
        >
          <VitrailProvider registry={registry} catalog={catalog} locale="en" timeZone="UTC">
            <GenerativeUI part={part} />
          </VitrailProvider>
        </Profiler>,
      ),
    )
  }

  let state = initialRunState
  const take = (frame: Frame): void => {
    // What travels is text; nothing is shared with the server's objects.
    state = foldFrame(state, state.seq + 1, JSON.parse(JSON.stringify(frame)))
    const part = state.parts.find((candidate) => candidate.type === 'ui')
    if (part?.type === 'ui') draw(part)
  }
  const view = { id: 'v', component: 'genui:tree', toolCallId: 'c' } as const
  const text = JSON.stringify(tree)
  const stream = createJsonStream()
  const reader = createTreeStream({ catalog, streaming: 'partial', limits: { maxNodes: 1e6 } })
  let shown: TreeNode | undefined
  for (let from = 0; from < text.length; from += charsPerPreview) {
    stream.push(text.slice(from, from + charsPerPreview))
    const next = reader.read(stream.value, (open) => stream.isOpen(open), stream.done)
    if (next === undefined || next === null) continue
    take(
      shown === undefined
        ? { kind: 'ui', ...view, props: { root: next }, partial: true }
        : {
            kind: 'ui-delta',
            id: view.id,
            base: state.viewSeqs.get(view.id) ?? 0,
            ops: diffValues(shown, next),
          },
    )
    shown = next
  }
  take({
    kind: 'ui-delta',
    id: view.id,
    base: state.viewSeqs.get(view.id) ?? 0,
    ops: diffValues(shown, tree),
    final: { component: view.component },
  })
  const sections = container.querySelectorAll('section').length
  if (sections !== count) throw new Error(`expected ${count} cards; ${sections} are drawn`)
  root.unmount()
  return counts
}
