import type { ReactElement } from 'react'
import type { WhenProps } from '../../../kit/index.ts'
import { useFieldValue } from '../../index.ts'
import type { Slot } from '../parts/slot.ts'
import { readText } from '../read/lenient.ts'
import { fitsCondition } from './fits-condition.ts'

/** Draws its children while the field fits; fields that are not drawn are neither checked nor sent, and keep their values. */
export function When({ children, ...condition }: WhenProps & Slot): ReactElement {
  const fits = fitsCondition(useFieldValue(readText(condition.field)), condition)
  return (
    <div className="vt-when" hidden={!fits}>
      {fits && children}
    </div>
  )
}
