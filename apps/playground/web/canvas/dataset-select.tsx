import type { ReactElement } from 'react'
import type { CanvasChoice } from '../../shared/canvas-config.ts'
import { canvasAddress } from './canvas-address.ts'

interface DatasetSelectProps {
  choices: readonly CanvasChoice[]
  chosen: string
}

/** Each data set has conversations of its own: another one begins anew. */
export function DatasetSelect({ choices, chosen }: DatasetSelectProps): ReactElement {
  return (
    <label className="pg-canvas-dataset">
      <span>Data</span>
      <select
        value={chosen}
        onChange={(event) => {
          location.hash = canvasAddress(event.target.value)
        }}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
