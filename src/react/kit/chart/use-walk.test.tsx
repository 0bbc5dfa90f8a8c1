import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useWalk } from './use-walk.ts'

afterEach(cleanup)

it('lets go of what a pointer brought up with Escape, wherever the focus is', () => {
  const { result } = renderHook(() =>
    useWalk({ order: [0, 1], series: [0], mirrored: false, sideways: false }),
  )
  act(() => result.current.setWalk({ point: 1, series: undefined }))
  expect(result.current.walk?.point).toBe(1)
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(result.current.walk).toBeUndefined()
})
