import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { CanvasState, Catalog } from '../../../core/index.ts'
import { useCanvasSelection, useVitrail } from '../../index.ts'
import { shownTitle } from './card/card-title.ts'
import { describeChanges } from './describe-changes.ts'
import type { CanvasSay } from './words/use-canvas-say.ts'
import { useCanvasSay } from './words/use-canvas-say.ts'

/** What somebody who can't see it should hear. Each is said, the same words twice too. */
export interface Told {
  readonly words: string
}

/** Says politely what came, went, moved or changed, whoever did it; and what is told to it. */
export function CanvasAnnouncer({ told }: { told: Told | undefined }): ReactElement {
  const say = useCanvasSay()
  const { catalog } = useVitrail()
  const shown = useCanvasSelection(selectShown, sameShown)
  const before = useRef(shown)
  const [said, setSaid] = useState({ count: 0, words: '' })

  useEffect(() => {
    const was = before.current
    const isNew = was.threadId !== shown.threadId || !was.isLoaded
    if (!isNew && was.canvas.snapshot !== shown.canvas.snapshot) {
      const words = wordsFor(was.canvas, shown.canvas, say, catalog)
      if (words !== '') setSaid(({ count }) => ({ count: count + 1, words }))
    }
    before.current = shown
  }, [shown, say, catalog])
  useEffect(() => {
    if (told !== undefined) setSaid(({ count }) => ({ count: count + 1, words: told.words }))
  }, [told])

  return (
    <p role="status" className="vt-visually-hidden">
      {/* A new element each time: the same text twice would be no change, and silent. */}
      <span key={said.count}>{said.words}</span>
    </p>
  )
}

type Cards = Pick<CanvasState, 'snapshot' | 'views'>

interface Shown {
  readonly threadId: string | undefined
  readonly isLoaded: boolean
  readonly canvas: Cards
}

function selectShown({
  threadId,
  status,
  canvas: { snapshot, views },
}: {
  threadId: string | undefined
  status: string
  canvas: Cards
}): Shown {
  return { threadId, isLoaded: status !== 'loading' && status !== 'idle', canvas: { snapshot, views } }
}

function sameShown(one: Shown, other: Shown): boolean {
  return (
    one.threadId === other.threadId &&
    one.isLoaded === other.isLoaded &&
    one.canvas.snapshot === other.canvas.snapshot &&
    one.canvas.views === other.canvas.views
  )
}

function wordsFor(before: Cards, now: Cards, say: CanvasSay, catalog: Catalog | undefined): string {
  const changes = describeChanges(before.snapshot, now.snapshot)
  return (['added', 'removed', 'changed', 'moved'] as const)
    .filter((kind) => changes[kind].length > 0)
    .map((kind) => {
      const { views } = kind === 'removed' ? before : now
      const titles = changes[kind].map((instance) =>
        shownTitle(instance, views[instance.id]?.node ?? undefined, catalog),
      )
      return say(`canvas.${kind}`, { titles: titles.join(', ') })
    })
    .join('. ')
}
