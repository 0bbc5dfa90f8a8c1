import { type KeyboardEvent, useEffect, useState } from 'react'

/** The mark that is read out: a point, of one series where one was chosen. */
export interface Walk {
  readonly point: number
  readonly series: number | undefined
}

interface Path {
  /** The points in the order they are walked. */
  readonly order: readonly number[]
  readonly series: readonly number[]
  /** Points lie along the line and the line runs from the right. */
  readonly mirrored: boolean
  /** Points lie down the page. */
  readonly sideways: boolean
}

const NOWHERE = { spoken: false }

type Step = 'next' | 'previous' | 'first' | 'last' | 'nextSeries' | 'previousSeries' | 'leave'

/** Arrow keys follow what is seen; Home and End lead to the ends, Escape out. */
export function useWalk(path: Path) {
  const [{ walk, spoken }, setState] = useState<{ walk?: Walk | undefined; spoken: boolean }>(NOWHERE)
  const known = walk !== undefined && path.order.includes(walk.point) ? walk : undefined
  const isPointed = known !== undefined && !spoken
  // What a pointer brought up goes with Escape, wherever the focus is.
  useEffect(() => {
    if (!isPointed) return undefined
    const leave = (event: { key: string }): void => {
      if (event.key === 'Escape') setState(NOWHERE)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isPointed])
  return {
    walk: known,
    /** It was reached by key: who looks at the pointer needs no words. */
    spoken,
    setWalk(next: Walk | undefined): void {
      setState((state) => (isSame(state.walk, next) ? state : { walk: next, spoken: false }))
    },
    /** Where the key leads; undefined where it leads nowhere. */
    onKeyDown(event: KeyboardEvent): Walk | undefined {
      const step = stepOf(event.key, path)
      if (step === undefined || (step === 'leave' && known === undefined)) return undefined
      event.preventDefault()
      const next = take(step, known, path)
      setState({ walk: next, spoken: true })
      return next
    },
  }
}

function isSame(one: Walk | undefined, other: Walk | undefined): boolean {
  return one?.point === other?.point && one?.series === other?.series
}

function stepOf(key: string, { mirrored, sideways }: Path): Step | undefined {
  switch (key) {
    case 'ArrowRight':
      return sideways ? 'nextSeries' : mirrored ? 'previous' : 'next'
    case 'ArrowLeft':
      return sideways ? 'previousSeries' : mirrored ? 'next' : 'previous'
    case 'ArrowDown':
      return sideways ? 'next' : 'nextSeries'
    case 'ArrowUp':
      return sideways ? 'previous' : 'previousSeries'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    case 'Escape':
      return 'leave'
    default:
      return undefined
  }
}

function take(step: Step, from: Walk | undefined, { order, series }: Path): Walk | undefined {
  const at = from === undefined ? -1 : order.indexOf(from.point)
  const move = (place: number): Walk | undefined => {
    const point = order[Math.min(Math.max(place, 0), order.length - 1)]
    return point === undefined ? undefined : { point, series: from?.series }
  }
  switch (step) {
    case 'next':
      return move(at + 1)
    case 'previous':
      return move(at - 1)
    case 'first':
      return move(0)
    case 'last':
      return move(order.length - 1)
    case 'nextSeries':
    case 'previousSeries': {
      const start = from ?? move(0)
      const chosen = start?.series === undefined ? -1 : series.indexOf(start.series)
      const wish = step === 'nextSeries' ? chosen + 1 : chosen - 1
      const next = series[Math.min(Math.max(wish, 0), series.length - 1)]
      return start === undefined ? undefined : { point: start.point, series: next }
    }
    case 'leave':
      return undefined
  }
}
