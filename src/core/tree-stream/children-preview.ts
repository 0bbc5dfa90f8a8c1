import type { TreeNode } from '../tree/node.ts'
import type { DrawnNode } from './drawn-node.ts'

/** The nodes drawn of a list of children. */
export interface DrawnChildren {
  nodes: TreeNode[]
  count: number
  hasPartial: boolean
}

export const NO_CHILDREN: DrawnChildren = { nodes: [], count: 0, hasPartial: false }

/** Draws the child at a place of the list, which may still be open; undefined: nothing of it can be shown yet. */
type DrawChild = (json: unknown, index: number, isOpen: boolean) => DrawnNode | undefined

type IsOpen = (container: object) => boolean

/**
 * Remembers what was drawn of a list that still grows. Its closed items never change, so that each is drawn once and
 * a read costs what came since the last.
 */
export class ChildrenPreview {
  private settled: DrawnChildren = { nodes: [], count: 0, hasPartial: false }
  /** How many items of the list are settled; more than nodes where some are left out. */
  private length = 0
  private lastSettled: unknown
  private drawn: DrawnChildren = NO_CHILDREN
  private readonly draw: DrawChild

  constructor(draw: DrawChild) {
    this.draw = draw
  }

  read(list: readonly unknown[], isOpen: IsOpen): DrawnChildren {
    if (this.length > 0 && list[this.length - 1] !== this.lastSettled) this.forget()
    const isListOpen = isOpen(list)
    let open: DrawnNode | undefined
    for (let index = this.length; index < list.length; index += 1) {
      const json = list[index]
      const isItemOpen = isListOpen && index === list.length - 1 && mayGrow(json, isOpen)
      const child = isLeftOut(json) ? undefined : this.draw(json, index, isItemOpen)
      if (isItemOpen) open = child
      else this.settle(json, child)
    }
    return this.join(open)
  }

  private settle(item: unknown, child: DrawnNode | undefined): void {
    this.length += 1
    this.lastSettled = item
    if (child === undefined) return
    this.settled.nodes.push(child.node)
    this.settled.count += child.count
    this.settled.hasPartial ||= child.hasPartial
  }

  private join(open: DrawnNode | undefined): DrawnChildren {
    const { nodes, count, hasPartial } = this.settled
    const before = this.drawn.nodes
    const length = nodes.length + (open === undefined ? 0 : 1)
    const isSame =
      before.length === length &&
      before[nodes.length - 1] === nodes[nodes.length - 1] &&
      before[length - 1] === (open?.node ?? nodes[length - 1])
    if (open === undefined) {
      this.drawn = { nodes: isSame ? before : nodes.slice(), count, hasPartial }
    } else {
      const joined = isSame ? before : nodes.slice()
      if (!isSame) joined.push(open.node)
      this.drawn = { nodes: joined, count: count + open.count, hasPartial: hasPartial || open.hasPartial }
    }
    return this.drawn
  }

  private forget(): void {
    this.settled = { nodes: [], count: 0, hasPartial: false }
    this.length = 0
    this.drawn = NO_CHILDREN
  }
}

/** Empty children are dropped by the final reading; a place kept for them would shift the ones after them. */
function isLeftOut(item: unknown): boolean {
  return item === null || item === false || item === ''
}

function mayGrow(item: unknown, isOpen: IsOpen): boolean {
  return typeof item === 'string' || (typeof item === 'object' && item !== null && isOpen(item))
}
