import { lazy, type ReactElement, Suspense } from 'react'
import { readKitAddress } from '../gallery/kit-address.ts'
import { App } from './app.tsx'
import { useAddress } from './use-address.ts'

const Gallery = lazy(async () => {
  const { Gallery } = await import('../gallery/gallery.tsx')
  return { default: Gallery }
})

/** The gallery where the address names it, else what needs the server. */
export function Page(): ReactElement {
  const address = useAddress()
  const name = readKitAddress(address)
  if (name === undefined) return <App address={address} />
  return (
    <Suspense fallback={<p className="pg-loading">Opening the gallery…</p>}>
      <Gallery name={name} />
    </Suspense>
  )
}
