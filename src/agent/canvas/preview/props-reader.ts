import {
  type Component,
  createPropsStream,
  type JsonObject,
  type PartialInput,
  setOwn,
} from '../../../core/index.ts'
import { writtenValue } from './written-value.ts'

/**
 * The props so far, as a preview in the transcript would have them. Of a component that is drawn only once it is whole: its title and
 * what is neither a list nor an object, which is enough for a placeholder of the right shape, and little to send.
 */
export type PropsReader = (written: JsonObject, isOpen: PartialInput['isOpen'], done: boolean) => JsonObject

export function createPropsReader(component: Component): PropsReader {
  const stream = createPropsStream(component, { streaming: 'complete' })
  let props: JsonObject | undefined
  return (written, isOpen, done) => {
    const node = stream.read(written, isOpen, done)
    if (node !== null && node !== undefined && node.held !== true) props = node.props
    return props ?? plainProps(written, isOpen)
  }
}

function plainProps(written: JsonObject, isOpen: PartialInput['isOpen']): JsonObject {
  const plain: JsonObject = {}
  for (const key of Object.keys(written)) {
    const value = key === 'title' ? written.title : writtenValue(written, key, isOpen)
    if (value !== null && value !== undefined && typeof value !== 'object') setOwn(plain, key, value)
  }
  return plain
}
