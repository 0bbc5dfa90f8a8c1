import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { serveWeb } from './serve-web.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrail-web-'))
const root = join(folder, 'dist')
mkdirSync(join(root, 'assets'), { recursive: true })
writeFileSync(join(folder, 'secret.json'), '{}')
writeFileSync(join(root, '.stamp'), 'x')
writeFileSync(join(root, 'index.html'), '<!doctype html>')
writeFileSync(join(root, 'assets/a-1.js'), '1')

afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/a-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('serves %s', async (path, type, cache) => {
  const response = await serveWeb(root, path)
  expect(response?.headers.get('content-type')).toBe(type)
  expect(response?.headers.get('cache-control')).toBe(cache)
  expect(response?.headers.get('content-security-policy')).toContain("script-src 'self'")
})

it.each(['/../secret.json', '/assets/../../secret.json', '/.stamp', '/none.js', '/assets', '/\0.js'])(
  'has no %j',
  async (path) => {
    expect(await serveWeb(root, path)).toBeUndefined()
  },
)
