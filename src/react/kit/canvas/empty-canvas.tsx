import type { ReactElement, ReactNode } from 'react'
import { useHeadingLevel } from '../../index.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import type { HeadingTag } from '../parts/title.tsx'
import { useCanvasSay } from './words/use-canvas-say.ts'

/** A request that an empty canvas offers. */
export interface CanvasSuggestion {
  label: string
  /** What is said. Default: the label. */
  message?: string
  icon?: IconName
}

interface Props {
  title: ReactNode
  text: ReactNode
  suggestions: readonly CanvasSuggestion[] | undefined
  /** Undefined where nothing would receive it. */
  onChoose: ((message: string) => void) | undefined
}

/** Explains what an empty canvas is for. */
export function EmptyCanvas({ title, text, suggestions = [], onChoose }: Props): ReactElement {
  const say = useCanvasSay()
  const Tag: HeadingTag = `h${useHeadingLevel()}`
  return (
    <div className="vt-emptystate vt-canvas-empty">
      <span data-part="icon">
        <Icon name="layout-grid" />
      </span>
      <Tag className="vt-title">{title ?? say('canvas.empty')}</Tag>
      <p data-part="text">{text ?? say('canvas.emptyText')}</p>
      {onChoose !== undefined && suggestions.length > 0 && (
        <ul className="vt-suggestions" aria-label={say('canvas.suggestions')}>
          {suggestions.map(({ label, message = label, icon }) => (
            <li key={label}>
              <button type="button" className="vt-button" onClick={() => onChoose(message)}>
                {icon !== undefined && <Icon name={icon} />}
                <bdi>{label}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
