import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react'
import type { CanvasSnapshot, CanvasState } from '../../../../core/index.ts'
import { drawnOrder, useCanvas, useVitrail } from '../../../index.ts'
import { shownTitle } from '../card/card-title.ts'
import { useCanvasSay } from '../words/use-canvas-say.ts'
import { DragContext, type DragState } from './drag-context.ts'
import { readDropTarget } from './drop-ids.ts'
import { placesInOrder, stepOf } from './keyboard-order.ts'
import { type DropTarget, mayStand, moveTo, parentOf } from './place-card.ts'

/** Pixels a press may wander before it starts moving a card. */
const PRESS_SLACK = 6
/** Milliseconds a finger must rest on a card before it can move it. */
const LONG_PRESS = 250

interface Props {
  /** What is on the canvas now. */
  getState(): CanvasState
  children: ReactNode
}

/** Lets people move cards by pointer and by key: to another place, into and out of containers. */
export function CardDrag({ getState, children }: Props): ReactElement {
  const say = useCanvasSay()
  const { catalog, dir } = useVitrail()
  const { operate } = useCanvas()
  const [drag, setDrag] = useState<DragState>()
  const keyed = useRef<string>(undefined)

  const getSnapshot = (): CanvasSnapshot => getState().snapshot
  const titleOf = (id: string): string => {
    const { snapshot, views } = getState()
    const instance = snapshot.instances[id]
    return instance === undefined ? id : shownTitle(instance, views[id]?.node ?? undefined, catalog)
  }
  const isContainer = (id: string): boolean =>
    catalog?.get(getSnapshot().instances[id]?.component ?? '')?.children === true
  const allowed = (moved: string, over: string | number): boolean =>
    mayStand(getSnapshot(), catalog, moved, readDropTarget(over))

  const coordinates: KeyboardCoordinateGetter = (event, { active, context, currentCoordinates }) => {
    const step = stepOf(event.code, dir === 'rtl')
    const { collisionRect, droppableRects } = context
    if (step === 0 || collisionRect === null) return undefined
    event.preventDefault()
    const moved = String(active)
    const places = placesInOrder(getSnapshot(), moved, isContainer).filter(
      (place) => place === moved || allowed(moved, place),
    )
    const next = places[places.indexOf(keyed.current ?? moved) + step]
    const rect = next === undefined ? undefined : droppableRects.get(next)
    if (next === undefined || rect === undefined) return currentCoordinates
    keyed.current = next
    return { x: rect.left, y: rect.top }
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: PRESS_SLACK } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: LONG_PRESS, tolerance: PRESS_SLACK } }),
    useSensor(KeyboardSensor, { coordinateGetter: coordinates }),
  )

  const detect: CollisionDetection = (args) => {
    const moved = String(args.active.id)
    if (args.pointerCoordinates === null) return keyed.current === undefined ? [] : [{ id: keyed.current }]
    const droppableContainers = args.droppableContainers.filter(({ id }) => allowed(moved, id))
    const within = pointerWithin({ ...args, droppableContainers })
    const area = (id: string | number): number => {
      const rect = args.droppableRects.get(id)
      return rect === undefined ? Number.POSITIVE_INFINITY : rect.width * rect.height
    }
    // The innermost: a card in a container before the container.
    if (within.length > 0) return [...within].sort((one, other) => area(one.id) - area(other.id))
    return closestCenter({ ...args, droppableContainers })
  }

  const toState = (moved: string, target: DropTarget | undefined): DragState => {
    const snapshot = getSnapshot()
    const drawn = target === undefined ? [] : drawnOrder(snapshot, parentOf(snapshot, target))
    const from = drawn.indexOf(moved)
    const after = target !== undefined && 'card' in target && from !== -1 && from < drawn.indexOf(target.card)
    return { moved, target, after }
  }
  const targetOf = ({ active, over }: DragOverEvent | DragEndEvent): DropTarget | undefined =>
    over === null || over.id === active.id ? undefined : readDropTarget(over.id)

  const onDragStart = ({ active }: DragStartEvent): void => {
    keyed.current = undefined
    setDrag(toState(String(active.id), undefined))
  }
  const onDragOver = (event: DragOverEvent): void =>
    setDrag(toState(String(event.active.id), targetOf(event)))
  const onDragEnd = (event: DragEndEvent): void => {
    setDrag(undefined)
    const target = targetOf(event)
    const move = target && moveTo(getSnapshot(), String(event.active.id), target)
    if (move !== undefined) void operate(move)
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => say('canvas.drag.started', { title: titleOf(String(active.id)) }),
    onDragOver({ active, over }) {
      const title = titleOf(String(active.id))
      if (over === null) return say('canvas.drag.nowhere', { title })
      const target = readDropTarget(over.id)
      return 'container' in target
        ? say('canvas.drag.overInto', { title, container: titleOf(target.container) })
        : say('canvas.drag.over', { title, other: titleOf(target.card) })
    },
    onDragEnd({ active, over }) {
      const id = String(active.id)
      const title = titleOf(id)
      if (over === null) return say('canvas.drag.cancelled', { title })
      const target = readDropTarget(over.id)
      if ('container' in target)
        return say('canvas.drag.droppedInto', { title, container: titleOf(target.container) })
      // It has moved: it stands where it was put.
      const snapshot = getSnapshot()
      const drawn = drawnOrder(snapshot, snapshot.instances[id]?.parentId)
      return say('canvas.drag.dropped', {
        title,
        place: String(drawn.indexOf(id) + 1),
        count: String(drawn.length),
      })
    },
    onDragCancel: ({ active }) => say('canvas.drag.cancelled', { title: titleOf(String(active.id)) }),
  }
  const instructions = useMemo(() => ({ draggable: say('canvas.drag.help') }), [say])

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      measuring={{ droppable: { strategy: MeasuringStrategy.WhileDragging } }}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={onDragStart}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDrag(undefined)}
    >
      <DragContext.Provider value={drag}>{children}</DragContext.Provider>
    </DndContext>
  )
}
