import {
  type CanvasLayout,
  DEFAULT_CANVAS_LIMITS,
  findInstance,
  isPlainObject,
  type JsonObject,
  type PartialInput,
  snakeCase,
} from '../../../core/index.ts'
import type { CanvasToolSetup } from '../options.ts'
import { createShow, type PreviewInput, previewInput } from './preview-input.ts'
import { createPropsReader, type PropsReader } from './props-reader.ts'
import { writtenValue } from './written-value.ts'

type IsOpen = PartialInput['isOpen']

/** Where the items of a list will stand: their ids begin with this one, and it says what holds each. */
interface Place {
  id: string
  depth: number
  holderOf(item: JsonObject): string | undefined
}

const { depth: MAX_DEPTH, instances: MAX_CARDS } = DEFAULT_CANVAS_LIMITS

/** Shows the cards of `create_many` one after another as its items are written, those of a container within it. */
export function previewMany(setup: CanvasToolSetup): PreviewInput {
  return previewInput(setup, (canvas, callId) => {
    const components = setup.offered(canvas.catalog).modelComponents()
    const show = createShow(canvas)
    const named = new Map<string, { component: string; read: PropsReader }>()
    /** Items that were closed when they were shown. They keep their identity, and nothing is added to them. */
    const finished = new WeakSet<object>()

    const readerOf = (id: string, item: JsonObject, isOpen: IsOpen) => {
      const known = named.get(id)
      if (known !== undefined || named.size === MAX_CARDS) return known
      const name = writtenValue(item, 'component', isOpen)
      const component = components.find((each) => each.name === name || snakeCase(each.name) === name)
      if (component === undefined) return undefined
      const reader = { component: component.name, read: createPropsReader(component) }
      named.set(id, reader)
      return reader
    }
    const showItem = (id: string, item: JsonObject, { depth, holderOf }: Place, isOpen: IsOpen): void => {
      const reader = readerOf(id, item, isOpen)
      if (reader === undefined) return
      const props = isPlainObject(item.props) ? item.props : {}
      const parentId = holderOf(item)
      const layout = setup.modelLayout === true ? layoutOf(item) : undefined
      show({
        id,
        callId,
        component: reader.component,
        props: reader.read(props, isOpen, !isOpen(item.props === props ? props : item)),
        ...(parentId !== undefined && { parentId }),
        ...(layout !== undefined && { layout }),
      })
      showItems(item.children, { id, depth: depth + 1, holderOf: () => id }, isOpen)
    }
    const showItems = (items: unknown, place: Place, isOpen: IsOpen): void => {
      if (!Array.isArray(items) || place.depth > MAX_DEPTH) return
      for (const [index, item] of items.entries()) {
        if (!isPlainObject(item) || finished.has(item)) continue
        showItem(`${place.id}/${index}`, item, place, isOpen)
        if (!isOpen(item)) finished.add(item)
      }
    }

    return ({ value, isOpen }) => {
      if (!isPlainObject(value)) return
      const { snapshot } = canvas.state()
      const holderOf = (item: JsonObject) =>
        findInstance(snapshot, writtenValue(item, 'parent_id', isOpen))?.id
      showItems(value.instances, { id: callId, depth: 1, holderOf }, isOpen)
    }
  })
}

/** Half the name of a width is no width. */
function layoutOf({ width }: JsonObject): CanvasLayout | undefined {
  return width === 'auto' || width === 'wide' || width === 'full' ? { width } : undefined
}
