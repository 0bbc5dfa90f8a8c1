import { type ReactElement, useId, useMemo, useRef, useState } from 'react'
import { lineDiff } from '../../../core/index.ts'
import type { DiffProps } from '../../../kit/index.ts'
import { usePrinted } from '../environment/printed.ts'
import { Icon } from '../icon/icon.tsx'
import { groupNamed } from '../parts/group-named.ts'
import { ScrollRegion } from '../parts/scroll-region.tsx'
import { Title } from '../parts/title.tsx'
import { isBlank, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { type DiffSection, foldUnchanged, numberLines } from './diff-rows.ts'
import { DiffHead, SplitRows, UnifiedRows } from './diff-table.tsx'

const MAX_ROWS = 300

/** Draws Diff of `vitrail/kit`. */
export function Diff(props: DiffProps): ReactElement {
  const say = useSay()
  const titleId = useId()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const region = useRef<HTMLDivElement>(null)
  const printed = usePrinted()
  const [pressed, setAll] = useState(false)
  const all = pressed || printed
  const before = readText(props.before)
  const after = readText(props.after)
  const rows = useMemo(() => numberLines(lineDiff(before, after)), [before, after])
  const sections = useMemo(() => foldUnchanged(rows), [rows])
  const title = readText(props.title)
  const split = props.variant === 'split'
  const added = rows.filter(({ kind }) => kind === 'added').length
  const removed = rows.filter(({ kind }) => kind === 'removed').length
  const shown = all ? sections : cut(sections, MAX_ROWS)
  const left = rows.length - shown.reduce((sum, section) => sum + section.rows.length, 0)
  const name = isBlank(title) ? say('diff.change') : title
  // The pressed button goes; the rows it revealed take its focus.
  const keepFocus = (): void => region.current?.focus({ preventScroll: true })

  return (
    <div className="vt-diff vt-block" {...groupNamed(title, titleId)}>
      <Title id={titleId} text={title} />
      <div className="vt-code" dir="ltr">
        <div data-part="bar">
          <span data-part="language">{readText(props.language)}</span>
          <span data-part="summary" dir="auto">
            {added + removed === 0 ? say('diff.same') : say('diff.summary', { added, removed })}
          </span>
        </div>
        <ScrollRegion ref={region} label={name}>
          <table data-variant={split ? 'split' : 'unified'}>
            <DiffHead split={split} say={say} />
            {shown.map((section, index) =>
              section.folded && !printed && !open.has(index) ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their place
                <tbody key={index}>
                  <tr data-part="fold">
                    <td colSpan={split ? 6 : 4}>
                      <button
                        type="button"
                        onClick={() => {
                          keepFocus()
                          setOpen(new Set([...open, index]))
                        }}
                      >
                        <Icon name="chevron-down" />
                        {say('diff.unchanged', { n: section.rows.length })}
                      </button>
                    </td>
                  </tr>
                </tbody>
              ) : split ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <SplitRows key={index} rows={section.rows} say={say} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <UnifiedRows key={index} rows={section.rows} say={say} />
              ),
            )}
          </table>
        </ScrollRegion>
        {left > 0 && (
          <div data-part="more">
            <button
              type="button"
              className="vt-button"
              data-variant="ghost"
              data-size="small"
              onClick={() => {
                keepFocus()
                setAll(true)
              }}
            >
              {say('fold.more', { n: left })}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

/** The first sections with at most so many unfolded rows. */
function cut(sections: readonly DiffSection[], most: number): DiffSection[] {
  const kept: DiffSection[] = []
  let room = most
  for (const section of sections) {
    if (room <= 0) break
    if (section.folded) {
      kept.push(section)
      continue
    }
    kept.push({ folded: false, rows: section.rows.slice(0, room) })
    room -= section.rows.length
  }
  return kept
}
