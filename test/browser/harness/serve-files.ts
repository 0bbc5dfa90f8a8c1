import { serve } from 'vitrail/server'

export interface ServedFiles {
  url: string
  close(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

/** Serves pages and the files they load, by path, under one content security policy. */
export function serveFiles(files: Readonly<Record<string, string>>, policy: string): Promise<ServedFiles> {
  return serve(
    {
      fetch(request) {
        const { pathname } = new URL(request.url)
        const body = files[pathname]
        if (body === undefined) return new Response('Not found', { status: 404 })
        const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html'
        return new Response(body, {
          headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy },
        })
      },
      close: () => Promise.resolve(),
    },
    { port: 0 },
  )
}
