import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const SOFT_LIMIT = 400
const MEDIAN_LIMIT = 120

describe('the size of source files', () => {
  const files = readSourceFiles(['src', 'apps', 'examples']).filter(
    (file) => !file.text.includes('@generated'),
  )

  it('stays under the limit, so that a file is split before it is dreaded', () => {
    expect(
      files.filter((file) => file.lines > SOFT_LIMIT).map((file) => `${file.path}: ${file.lines}`),
    ).toEqual([])
  })

  it('has a small median', () => {
    const sizes = files.map((file) => file.lines).sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(MEDIAN_LIMIT)
  })
})
