import type { MarkedToken, Tokens } from 'marked'
import { memo, type ReactNode } from 'react'
import { useHeadingLevel } from '../../index.ts'
import { Icon } from '../icon/icon.tsx'
import { CodeFrame } from '../parts/code-frame.tsx'
import { ScrollRegion } from '../parts/scroll-region.tsx'
import type { HeadingTag } from '../parts/title.tsx'
import { MAX_ITEMS, MAX_ROWS, useRest } from '../parts/use-rest.tsx'
import { readChoice } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { drawInline } from './inline-tokens.tsx'
import { known } from './lex-markdown.ts'

interface Props {
  token: MarkedToken
  /** It may still grow. */
  writing: boolean
}

/** One block, drawn again only when its source changes, so that each update of a long answer draws only its last block. */
const BlockToken = memo(
  DrawBlock,
  (old, now) =>
    old.token.raw === now.token.raw && old.token.type === now.token.type && old.writing === now.writing,
)

function DrawBlock({ token, writing }: Props): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p dir="auto">{drawInline(token.tokens)}</p>
    case 'heading':
      return <ShiftedHeading token={token} />
    case 'code':
      return (
        <CodeFrame code={token.text} language={(token.lang ?? '').split(/\s/)[0] ?? ''} writing={writing} />
      )
    case 'list':
      return <List token={token} writing={writing} />
    case 'blockquote':
      return <blockquote>{drawBlocks(token.tokens, writing)}</blockquote>
    case 'table':
      return <Table token={token} />
    case 'hr':
      return <hr />
    case 'text':
      return token.tokens === undefined ? token.text : drawInline(token.tokens)
    case 'html':
      return <p dir="auto">{token.raw.trim()}</p>
    case 'checkbox':
    case 'space':
    case 'def':
      return null
    default:
      return drawInline([token])
  }
}

export function drawBlocks(
  tokens: readonly MarkedToken[] | Tokens.ListItem['tokens'],
  writing: boolean,
): ReactNode {
  return known([...tokens]).map((token, index) => (
    <BlockToken
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks only grow at the end
      key={`${index} ${token.type}`}
      token={token}
      writing={writing && index === tokens.length - 1}
    />
  ))
}

function ShiftedHeading({ token }: { token: Tokens.Heading }): ReactNode {
  const rank = Math.min(useHeadingLevel() + token.depth - 1, 6)
  const Tag: HeadingTag = readChoice(`h${rank}`, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], 'h6')
  return (
    <Tag data-depth={token.depth} dir="auto">
      {drawInline(token.tokens)}
    </Tag>
  )
}

function List({ token, writing }: { token: Tokens.List; writing: boolean }): ReactNode {
  const Tag = token.ordered ? 'ol' : 'ul'
  const { shown, button, hold } = useRest(token.items.length, MAX_ITEMS)
  const start =
    token.ordered && typeof token.start === 'number' && token.start !== 1 ? token.start : undefined
  return (
    <>
      <Tag
        ref={hold}
        {...(start !== undefined && { start })}
        data-loose={token.loose ? '' : undefined}
        tabIndex={token.items.length > MAX_ITEMS ? -1 : undefined}
      >
        {token.items.slice(0, shown).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items only grow at the end
          <li key={index} data-task={item.task ? '' : undefined} dir="auto">
            {item.task && <TaskState done={item.checked === true} />}
            {drawBlocks(item.tokens, writing && index === token.items.length - 1)}
          </li>
        ))}
      </Tag>
      {button}
    </>
  )
}

function TaskState({ done }: { done: boolean }): ReactNode {
  const say = useSay()
  return (
    <>
      <span data-part="box" data-done={done ? '' : undefined}>
        {done && <Icon name="check" />}
      </span>
      <span className="vt-visually-hidden">{say(done ? 'checklist.done' : 'checklist.todo')}: </span>
    </>
  )
}

function Table({ token }: { token: Tokens.Table }): ReactNode {
  const say = useSay()
  const { shown, button, hold } = useRest(token.rows.length, MAX_ROWS)
  return (
    <>
      <ScrollRegion label={say('table.region')} ref={hold}>
        <table>
          <thead>
            <tr>
              {token.header.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
                <th key={index} scope="col" data-align={alignment(cell.align)} dir="auto">
                  {drawInline(cell.tokens)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {token.rows.slice(0, shown).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows only grow at the end
              <tr key={index}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} data-align={alignment(cell.align)} dir="auto">
                    {drawInline(cell.tokens)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {button}
    </>
  )
}

function alignment(align: Tokens.TableCell['align']): 'end' | 'center' | undefined {
  return align === 'right' ? 'end' : align === 'center' ? 'center' : undefined
}
