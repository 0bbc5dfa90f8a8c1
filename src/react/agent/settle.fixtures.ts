import { act } from '@testing-library/react'

/** Lets answers arrive and be drawn: that takes some turns of the event loop, and then a frame. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      await new Promise(requestAnimationFrame)
    }
  })
