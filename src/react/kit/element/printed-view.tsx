import type { ReactElement } from 'react'
import type { GenerativeUIProps } from '../../index.ts'
import { PrintedContext } from '../environment/printed.ts'
import { View } from './view.tsx'

/** One view for a page without script: nothing folded, nothing paged, no dead controls. */
export function PrintedView(props: GenerativeUIProps): ReactElement {
  return (
    <PrintedContext.Provider value={true}>
      <View {...props} />
    </PrintedContext.Provider>
  )
}
