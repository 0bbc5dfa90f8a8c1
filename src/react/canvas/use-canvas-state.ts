import { useCallback } from 'react'
import type { CanvasState } from '../../core/index.ts'
import { useCanvasScope } from './canvas-context.ts'

/** Reads the canvas as it is now, without rendering again when it changes. */
export function useCanvasState(): () => CanvasState {
  const { client } = useCanvasScope()
  return useCallback(() => client.getSnapshot().canvas, [client])
}
