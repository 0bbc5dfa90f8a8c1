import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { createServer, serve } from 'vitrail/server'
import { agent } from './agent.ts'

const page = await build({
  entryPoints: [fileURLToPath(new URL('page.tsx', import.meta.url))],
  outdir: '/',
  bundle: true,
  write: false,
  jsx: 'automatic',
  conditions: ['vitrail:source'],
})
const html =
  '<!doctype html><html lang="en"><title>Dataset explorer</title><link rel="stylesheet" href="/page.css"><script src="/page.js" defer></script><body>'
const files = new Map(page.outputFiles.map(({ path, text }) => [path, text])).set('/', html)

const { close, fetch } = createServer({ agent })
const { url } = await serve(
  {
    close,
    fetch(request) {
      const { pathname } = new URL(request.url)
      const type = { '/page.js': 'text/javascript', '/page.css': 'text/css' }[pathname] ?? 'text/html'
      const file = files.get(pathname)
      return file === undefined ? fetch(request) : new Response(file, { headers: { 'content-type': type } })
    },
  },
  { port: Number(process.env.PORT ?? 4323) },
)
console.log(`Dataset explorer: ${url}`)
