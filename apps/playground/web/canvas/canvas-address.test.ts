import { expect, it } from 'vitest'
import { canvasAddress, readCanvasAddress } from './canvas-address.ts'

it.each([
  [undefined, undefined, '#/canvas'],
  ['cars', undefined, '#/canvas/cars'],
  ['seattle-weather', 'a/b c', '#/canvas/seattle-weather/a%2Fb%20c'],
])('%s and %s are %s', (dataset, threadId, address) => {
  expect(canvasAddress(dataset, threadId)).toBe(address)
  expect(readCanvasAddress(address)).toEqual({ dataset, threadId })
})

it.each(['', '#/', '#/kit', '#/t/1', '#/canvases', '#/canvas/Cars!'])('%j is another page', (hash) => {
  expect(readCanvasAddress(hash)).toBeUndefined()
})

it('does without a thread that cannot be read', () => {
  expect(readCanvasAddress('#/canvas/cars/%E0')).toEqual({ dataset: 'cars', threadId: undefined })
})
