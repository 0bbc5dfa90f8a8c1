import { type Component, createPropsStream, type JsonObject, type PartialInput } from '../../../core/index.ts'

/** The props so far, as a preview in the transcript would have them; of a component that is drawn whole, its title alone. */
export type PropsReader = (written: JsonObject, isOpen: PartialInput['isOpen'], done: boolean) => JsonObject

export function createPropsReader(component: Component): PropsReader {
  const stream = createPropsStream(component, { streaming: 'complete' })
  let props: JsonObject = {}
  return (written, isOpen, done) => {
    const node = stream.read(written, isOpen, done)
    if (node !== null && node !== undefined && node.held !== true) props = node.props
    else if (typeof written.title === 'string') props = { title: written.title }
    return props
  }
}
