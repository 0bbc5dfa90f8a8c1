// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { belongsInPicture } from './save-picture.ts'

it.each([
  ['<details data-part="twin"></details>', false],
  ['<details data-part="twin" open></details>', true],
  ['<div class="vt-canvas-menu"></div>', false],
  ['<div class="vt-segments"></div>', false],
  ['<div class="vt-datatable"><div data-part="pager"></div></div>', false],
  ['<p>Words</p>', true],
])('%s stands in a picture: %s', (html, stands) => {
  const place = document.createElement('div')
  place.innerHTML = html
  const [innermost = place] = [...place.querySelectorAll('*')].reverse()
  expect(belongsInPicture(innermost)).toBe(stands)
})
