import { findInstance, isPlainObject } from '../../../core/index.ts'
import type { CanvasToolSetup } from '../options.ts'
import { type PreviewInput, previewInput } from './preview-input.ts'
import { writtenValue } from './written-value.ts'

/**
 * Marks the card that a call will change, as soon as its id is written. What is drawn stays as it is until the change is done:
 * half-merged props would show a card that nobody asked for.
 */
export function previewChange(setup: CanvasToolSetup): PreviewInput {
  return previewInput(setup, (canvas, callId) => {
    let marked = false
    return ({ value, isOpen }) => {
      if (marked || !isPlainObject(value)) return
      const instance = findInstance(canvas.state().snapshot, writtenValue(value, 'id', isOpen))
      if (instance === undefined) return
      canvas.markChanging(callId, instance.id)
      marked = true
    }
  })
}
