import { findInstance, isPlainObject } from '../../../core/index.ts'
import type { CanvasToolSetup } from '../options.ts'
import { createShow, type PreviewInput, previewInput } from './preview-input.ts'
import { createPropsReader } from './props-reader.ts'
import { writtenValue } from './written-value.ts'

/** Shows a card while its call is written: where it will be, and as much of its props as can be drawn. */
export function previewCard(setup: CanvasToolSetup, name: string): PreviewInput {
  return previewInput(setup, (canvas, callId) => {
    const component = setup.offered(canvas.catalog).get(name)
    if (component === undefined) return undefined
    const read = createPropsReader(component)
    const show = createShow(canvas)
    return ({ value, isOpen, done }) => {
      const written = isPlainObject(value) ? value : {}
      const { parent_id: _, ...props } = written
      const parentId = findInstance(canvas.state().snapshot, writtenValue(written, 'parent_id', isOpen))?.id
      show({
        id: callId,
        callId,
        component: name,
        props: read(props, (container) => isOpen(container === props ? written : container), done),
        ...(parentId !== undefined && { parentId }),
      })
    }
  })
}
