import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { CanvasSnapshot, Catalog } from '../../../core/index.ts'
import { useCanvasSelection, useVitrail } from '../../index.ts'
import { cardTitle } from './card/card-title.ts'
import { describeChanges } from './describe-changes.ts'
import type { CanvasSay } from './words/use-canvas-say.ts'
import { useCanvasSay } from './words/use-canvas-say.ts'

/** Says politely what came, went, moved or changed, whoever did it; and what is told to it. */
export function CanvasAnnouncer({ said }: { said: string }): ReactElement {
  const say = useCanvasSay()
  const { catalog } = useVitrail()
  const shown = useCanvasSelection(selectShown, sameShown)
  const before = useRef(shown)
  const [words, setWords] = useState('')

  useEffect(() => {
    const { snapshot, threadId } = before.current
    const isNew = threadId !== shown.threadId || !before.current.isLoaded
    if (!isNew) {
      const next = wordsFor(snapshot, shown.snapshot, say, catalog)
      if (next !== '') setWords(next)
    }
    before.current = shown
  }, [shown, say, catalog])
  useEffect(() => setWords(said), [said])

  return (
    <p role="status" className="vt-visually-hidden">
      {words}
    </p>
  )
}

interface Shown {
  readonly threadId: string | undefined
  readonly isLoaded: boolean
  readonly snapshot: CanvasSnapshot
}

function selectShown({
  threadId,
  status,
  canvas,
}: {
  threadId: string | undefined
  status: string
  canvas: { snapshot: CanvasSnapshot }
}): Shown {
  return { threadId, isLoaded: status !== 'loading' && status !== 'idle', snapshot: canvas.snapshot }
}

function sameShown(one: Shown, other: Shown): boolean {
  return one.threadId === other.threadId && one.isLoaded === other.isLoaded && one.snapshot === other.snapshot
}

function wordsFor(
  before: CanvasSnapshot,
  now: CanvasSnapshot,
  say: CanvasSay,
  catalog: Catalog | undefined,
): string {
  const changes = describeChanges(before, now)
  return (['added', 'removed', 'changed', 'moved'] as const)
    .filter((kind) => changes[kind].length > 0)
    .map((kind) => {
      const titles = changes[kind].map((instance) => cardTitle(instance, catalog))
      return say(`canvas.${kind}`, { titles: titles.join(', ') })
    })
    .join('. ')
}
