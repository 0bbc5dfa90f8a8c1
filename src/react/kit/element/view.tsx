import type { ReactElement } from 'react'
import { GenerativeUI, type GenerativeUIProps } from '../../index.ts'
import { VitrailRoot } from '../root/vitrail-root.tsx'
import { useKitOptions } from './use-kit-options.ts'

/** One view with the look of the kit, for pages without a chat. */
export function View(props: GenerativeUIProps): ReactElement {
  const options = useKitOptions()
  return (
    <VitrailRoot className="vt-view">
      <GenerativeUI {...options} {...props} />
    </VitrailRoot>
  )
}
