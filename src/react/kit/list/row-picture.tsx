import { type ReactElement, useState } from 'react'
import { useViewFinal } from '../../index.ts'
import { usePrinted } from '../environment/printed.ts'
import type { PictureSource } from '../environment/use-picture.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { useFocusKeeper } from '../parts/use-focus-keeper.ts'
import { useSay } from '../words/use-say.ts'

interface Props {
  source: PictureSource
  /** The title of its row. */
  title: string
  icon: IconName
}

/** The small picture of a row, or an icon in its place until it may be fetched: a button, where the person must allow it. */
export function RowPicture({ source, title, icon }: Props): ReactElement {
  const say = useSay()
  const final = useViewFinal()
  const printed = usePrinted()
  const focus = useFocusKeeper()
  const [allowed, setAllowed] = useState<string>()
  const asked = source.ask && allowed === source.src

  if (final && (asked || !source.ask)) {
    return (
      <span data-part="image">
        <img
          ref={focus.take}
          tabIndex={asked ? -1 : undefined}
          src={source.src}
          alt={asked ? title : ''}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      </span>
    )
  }
  if (!final || printed) {
    return (
      <span data-part="image">
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <button
      type="button"
      data-part="image"
      title={`${say('image.load')} (${source.host})`}
      aria-label={`${say('image.load')}: ${title} (${source.host})`}
      onClick={() => {
        focus.hold()
        setAllowed(source.src)
      }}
    >
      <Icon name={icon} />
    </button>
  )
}
