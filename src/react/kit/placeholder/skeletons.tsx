import type { CSSProperties, ReactNode } from 'react'
import type { JsonObject, SkeletonShape } from '../../../core/index.ts'
import { readNumber, readObjects } from '../read/lenient.ts'

/** The drawing of each shape, from whatever is known of the props. */
export const SKELETONS: Readonly<Record<Exclude<SkeletonShape, 'none'>, (props: JsonObject) => ReactNode>> = {
  chip: () => <Bone inline="4rem" block="1.375rem" round />,
  chips: () => (
    <div data-part="row">
      <Bone inline="4rem" block="1.375rem" round />
      <Bone inline="5.5rem" block="1.375rem" round />
      <Bone inline="3.5rem" block="1.375rem" round />
    </div>
  ),
  lines: () => <Lines widths={['92%', '100%', '64%']} />,
  block: (props) => <Bone block="auto" ratio={ratioOf(props)} inline={widthOf(props)} />,
  table: (props) => (
    <Table columns={readObjects(props.columns).length} rows={readObjects(props.rows).length} />
  ),
  chart: () => (
    <div className="vt-panel" data-part="chart">
      {['38%', '62%', '50%', '84%', '70%', '94%', '58%', '76%'].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
        <Bone key={index} block={height} />
      ))}
    </div>
  ),
  cards: (props) => (
    <div data-part="cards">
      {places(readObjects(props.items).length || 4).map((index) => (
        <div key={index} className="vt-panel" data-part="card">
          <Bone inline="55%" block="0.75rem" />
          <Bone inline="75%" block="1.5rem" />
          <Bone inline="35%" block="0.75rem" />
        </div>
      ))}
    </div>
  ),
  card: () => (
    <div className="vt-panel" data-part="card">
      <Bone inline="40%" block="1rem" />
      <Lines widths={['100%', '88%', '52%']} />
    </div>
  ),
  bar: () => (
    <>
      <Bone inline="30%" block="0.75rem" />
      <Bone block="0.5rem" round />
    </>
  ),
  button: () => <Bone inline="7rem" block="var(--vt-control-height)" />,
  dot: () => <Bone inline="1.5rem" block="1.5rem" round />,
  field: () => (
    <>
      <Bone inline="30%" block="0.75rem" />
      <Bone block="var(--vt-control-height)" />
    </>
  ),
  list: ({ options }) => (
    <div data-part="list">
      {places(Math.min(readObjects(options).length || 3, MAX_ROWS)).map((index) => (
        <div key={index} data-part="item">
          <Bone inline="1rem" block="1rem" round />
          <Bone inline={['70%', '58%', '64%'][index % 3] ?? '60%'} block="0.875rem" />
        </div>
      ))}
    </div>
  ),
}

function Lines({ widths }: { widths: readonly string[] }): ReactNode {
  return widths.map((width) => <Bone key={width} inline={width} block="0.75rem" />)
}

const MIN_ROWS = 4
const MAX_ROWS = 10

function Table({ columns, rows }: { columns: number; rows: number }): ReactNode {
  const cells = places(Math.min(Math.max(columns, 3), 6))
  return (
    <div className="vt-panel" data-part="table">
      {places(Math.min(Math.max(rows, MIN_ROWS), MAX_ROWS) + 1).map((row) => (
        <div key={row} data-part="table-row">
          {cells.map((cell) => (
            <Bone key={cell} inline={row === 0 ? '45%' : '70%'} block="0.75rem" />
          ))}
        </div>
      ))}
    </div>
  )
}

interface BoneProps {
  inline?: string
  block: string
  round?: boolean
  ratio?: string | undefined
}

function Bone({ inline = '100%', block, round, ratio }: BoneProps): ReactNode {
  const style: CSSProperties = {
    inlineSize: inline,
    blockSize: block,
    ...(ratio !== undefined && { aspectRatio: ratio }),
  }
  return <span data-part="bone" data-round={round === true ? '' : undefined} style={style} />
}

/** The ratio given by a picture or a drawing. */
function ratioOf({ ratio, viewBox }: JsonObject): string {
  const [, , wide, high] = Array.isArray(viewBox) ? viewBox.map(readNumber) : []
  if (wide !== undefined && high !== undefined && wide > 0 && high > 0) return `${wide} / ${high}`
  const [, width, height] = typeof ratio === 'string' ? (/^(\d{1,2}):(\d{1,2})$/.exec(ratio) ?? []) : []
  return width === undefined || height === undefined ? '3 / 2' : `${width} / ${height}`
}

/** A drawing may be wider than a picture. */
function widthOf({ viewBox, size }: JsonObject): string {
  if (!Array.isArray(viewBox)) return 'min(100%, 34rem)'
  return size === 'small' ? '16rem' : size === 'large' ? '100%' : 'min(100%, 40rem)'
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
