import type { Path } from '../issues/issue.ts'
import { type JsonObject, setOwn } from '../json/json-value.ts'

type Container = JsonObject | unknown[]

/** One container that the text has opened and not yet closed. */
interface OpenContainer {
  /** Written in place; becomes the final value unless it is unchanged since `published`. */
  readonly working: Container
  /** The copy handed out with the last snapshot. */
  published: Container | undefined
  /** `working` holds something that `published` does not. */
  changed: boolean
  /** Objects: the member being read. */
  key: string
  /** Members begun, open ones included. */
  size: number
}

/** Copying an object costs about as much as copying this many items of an array. */
const KEY_WEIGHT = 16
/** Open containers lighter than this are copied at every read. */
const LAG_FROM = 1024
/** Above it a snapshot may be older by one character of text for this much weight. */
const WEIGHT_PER_CHARACTER = 16

/**
 * The path of open containers, and snapshots of it. A snapshot copies the containers on that path which changed,
 * innermost first; all closed ones are shared. A container that closes unchanged keeps its published copy.
 */
export class OpenContainers {
  private root: unknown
  private readonly path: OpenContainer[] = []
  /** The containers still open in the last snapshot, outermost first. */
  private openInSnapshot: Container[] = []
  private lastSnapshot: unknown
  private lastReadAt = Number.NEGATIVE_INFINITY
  private weight = 0

  get depth(): number {
    return this.path.length
  }

  get top(): 'object' | 'array' | 'none' {
    const top = this.path[this.path.length - 1]
    return top === undefined ? 'none' : Array.isArray(top.working) ? 'array' : 'object'
  }

  /** How many containers must close for one of this kind to be the top; undefined where none is open. */
  distanceTo(kind: 'object' | 'array'): number | undefined {
    for (let index = this.path.length - 1; index >= 0; index -= 1) {
      const isArray = Array.isArray(this.path[index]?.working)
      if (isArray === (kind === 'array')) return this.path.length - 1 - index
    }
    return undefined
  }

  /** Names the member that comes next; true where the open object already has it. */
  setKey(key: string): boolean {
    const top = this.path[this.path.length - 1]
    if (top === undefined || Array.isArray(top.working)) return false
    top.key = key
    return top.working[key] !== undefined && Object.hasOwn(top.working, key)
  }

  /** Places a value that is complete, or begins one that `replace` will grow. */
  add(value: unknown): void {
    const top = this.path[this.path.length - 1]
    if (top === undefined) {
      this.root = value
      return
    }
    top.changed = true
    top.size += 1
    if (Array.isArray(top.working)) {
      top.working.push(value)
      this.weight += 1
    } else {
      setOwn(top.working, top.key, value)
      this.weight += KEY_WEIGHT
    }
  }

  /** Changes the value that was added last. */
  replace(value: unknown): void {
    const top = this.path[this.path.length - 1]
    if (top === undefined) {
      this.root = value
      return
    }
    top.changed = true
    setCurrent(top, top.working, value)
  }

  open(working: Container): void {
    this.add(working)
    this.path.push({ working, published: undefined, changed: true, key: '', size: 0 })
  }

  close(): void {
    const closed = this.path.pop()
    if (closed === undefined) return
    this.weight -= closed.size * (Array.isArray(closed.working) ? 1 : KEY_WEIGHT)
    const unchanged = closed.published !== undefined && !closed.changed
    const final = unchanged ? closed.published : closed.working
    const parent = this.path[this.path.length - 1]
    if (parent === undefined) {
      this.root = final
    } else if (unchanged) {
      setCurrent(parent, parent.working, final)
    } else {
      parent.changed = true
    }
  }

  /** The value so far. `offset` is how much text was read; `exact` forbids an older snapshot. */
  snapshot(offset: number, exact: boolean): unknown {
    const lag = this.weight < LAG_FROM ? 0 : this.weight / WEIGHT_PER_CHARACTER
    if (!exact && offset - this.lastReadAt < lag) return this.lastSnapshot
    let copied = false
    let value = this.root
    for (let index = this.path.length - 1; index >= 0; index -= 1) {
      const container = this.path[index]
      if (container === undefined) break
      if (container.changed || copied || container.published === undefined) {
        const copy = Array.isArray(container.working) ? container.working.slice() : { ...container.working }
        if (index < this.path.length - 1) setCurrent(container, copy, value)
        container.published = copy
        container.changed = false
        copied = true
      }
      value = container.published
      this.openInSnapshot[index] = container.published
    }
    this.openInSnapshot.length = this.path.length
    this.lastReadAt = offset
    this.lastSnapshot = value
    return value
  }

  isOpenInSnapshot(container: object): boolean {
    for (const open of this.openInSnapshot) if (open === container) return true
    return false
  }

  /** The path to the top container, or to the value in it that was added last or comes next. */
  pathTo(target: 'container' | 'last' | 'next'): Path {
    const path = this.path.map(({ working, key }) => (Array.isArray(working) ? working.length - 1 : key))
    const top = this.path[this.path.length - 1]
    if (target === 'container') path.pop()
    else if (target === 'next' && Array.isArray(top?.working)) path[path.length - 1] = top.working.length
    return path
  }
}

function setCurrent(container: OpenContainer, target: Container, value: unknown): void {
  if (Array.isArray(target)) target[target.length - 1] = value
  else setOwn(target, container.key, value)
}
