import { Children, isValidElement, type ReactNode } from 'react'
import { isPlainObject } from '../../../core/index.ts'
import { useChildNodes } from '../../index.ts'
import { type IconName, readIcon } from '../icon/icon.tsx'
import { isBlank, readText } from '../read/lenient.ts'

export interface TabEntry {
  readonly label: string
  /** Its value among the tabs. */
  readonly value: string
  readonly icon: IconName | undefined
  readonly panel: ReactNode
}

/** The tabs among drawn children: from their nodes in a view, from their own props where an app writes them. */
export function useTabList(children: ReactNode): TabEntry[] {
  const nodes = useChildNodes()
  return Children.toArray(children).map((panel, index) => {
    const own: unknown = isValidElement(panel) ? panel.props : undefined
    const props = nodes[index]?.props ?? (isPlainObject(own) ? own : {})
    const written = readText(props.label)
    // Not yet written, or not a tab at all: its index names it.
    const label = isBlank(written) ? String(index + 1) : written
    return { label, value: readText(props.value) || label, icon: readIcon(props.icon), panel }
  })
}
