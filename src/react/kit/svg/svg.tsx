import { type ReactElement, useId } from 'react'
import type { SvgProps } from '../../../kit/index.ts'
import { useViewFinal } from '../../index.ts'
import { Title } from '../parts/title.tsx'
import { KitPlaceholder } from '../placeholder/kit-placeholder.tsx'
import { isBlank, readChoice, readNumber, readText } from '../read/lenient.ts'
import { drawShapes } from './draw-shapes.tsx'

/** Shapes as elements of the page: only listed elements and attributes, painted by the theme. */
export function Svg({ title, summary, viewBox, shapes, size }: SvgProps): ReactElement {
  const titleId = useId()
  const scope = useId()
  const final = useViewFinal()
  const heading = readText(title)
  const words = readText(summary)
  const box = readBox(viewBox)
  return (
    <figure
      className="vt-svg vt-block"
      data-size={readChoice(size, ['small', 'medium', 'large'], undefined)}
      aria-labelledby={isBlank(heading) ? undefined : titleId}
    >
      <Title id={titleId} text={heading} />
      {box === undefined ? (
        <KitPlaceholder shape="block" />
      ) : (
        <svg viewBox={box.join(' ')} role="img" aria-label={isBlank(words) ? heading : words}>
          {drawShapes(shapes, { scope, final })}
        </svg>
      )}
    </figure>
  )
}

function readBox(viewBox: unknown): number[] | undefined {
  const box = Array.isArray(viewBox) ? viewBox.flatMap((value) => readNumber(value) ?? []) : []
  const [, , width = 0, height = 0] = box
  return box.length === 4 && width > 0 && height > 0 ? box : undefined
}
