import type { ReactElement, ReactNode } from 'react'
import type { JsonObject } from '../../../core/index.ts'
import { usePictures } from '../environment/use-picture.ts'
import { Icon, readIcon } from '../icon/icon.tsx'
import { ExternalLink } from '../parts/external-link.tsx'
import { readStatus, STATUS_ICONS } from '../parts/tone.ts'
import { isBlank, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { RowButton } from './row-button.tsx'
import { RowPicture } from './row-picture.tsx'

/** One row with at most one control, named by its title, besides the one that loads its picture. */
export function ListRow({ item, index }: { item: JsonObject; index: number }): ReactElement {
  const say = useSay()
  const title = readText(item.title)
  const body = readText(item.text)
  const hint = readText(item.hint)
  const status = readStatus(item.tone)
  const acts = item.url === undefined && (item.action !== undefined || item.message !== undefined)
  return (
    <li data-part="row" data-tone={status}>
      <Mark item={item} />
      <div data-part="words">
        <p data-part="title" dir="auto">
          {status !== undefined && <span className="vt-visually-hidden">{say(`tone.${status}`)}: </span>}
          {acts ? (
            <RowButton label={title} act={item} index={index} />
          ) : item.url === undefined ? (
            title
          ) : (
            <ExternalLink className="vt-link" url={item.url} text={title} />
          )}
        </p>
        {!isBlank(body) && (
          <p data-part="text" dir="auto">
            {body}
          </p>
        )}
      </div>
      {!isBlank(hint) && (
        <bdi data-part="hint" className="vt-hint">
          {hint}
        </bdi>
      )}
      {acts && (
        <span data-part="arrow">
          <Icon name="chevron-right" />
        </span>
      )}
    </li>
  )
}

/** The picture of a row, else its icon. */
function Mark({ item }: { item: JsonObject }): ReactNode {
  const picture = usePictures()(item.image)
  const status = readStatus(item.tone)
  const icon = readIcon(item.icon) ?? (status && STATUS_ICONS[status])
  if (picture !== undefined) {
    return <RowPicture source={picture} title={readText(item.title)} icon={icon ?? 'image'} />
  }
  if (icon === undefined) return null
  return (
    <span data-part="mark">
      <Icon name={icon} />
    </span>
  )
}
