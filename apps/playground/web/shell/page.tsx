import { lazy, type ReactElement, Suspense } from 'react'
import { useKitAddress } from '../gallery/kit-address.ts'
import { App } from './app.tsx'

const Gallery = lazy(async () => {
  const { Gallery } = await import('../gallery/gallery.tsx')
  return { default: Gallery }
})

/** The chat, or the gallery where the address names it. */
export function Page(): ReactElement {
  const name = useKitAddress()
  if (name === undefined) return <App />
  return (
    <Suspense fallback={<p className="pg-loading">Opening the gallery…</p>}>
      <Gallery name={name} />
    </Suspense>
  )
}
