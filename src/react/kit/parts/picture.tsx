import { type ReactElement, useState } from 'react'
import { useViewFinal } from '../../index.ts'
import { usePrinted } from '../environment/printed.ts'
import { type PictureSource, usePictures } from '../environment/use-picture.ts'
import { Icon } from '../icon/icon.tsx'
import { useSay } from '../words/use-say.ts'
import { type FocusKeeper, useFocusKeeper } from './use-focus-keeper.ts'

interface Props {
  url: unknown
  /** What it shows. */
  words: string
  /** Pressing the drawn picture enlarges it. */
  onEnlarge?: (source: PictureSource) => void
}

/** A picture, or a box in its place: until the person allows its host, in a preview, or if it can't be loaded. */
export function Picture({ url, words, onEnlarge }: Props): ReactElement {
  const say = useSay()
  const final = useViewFinal()
  const printed = usePrinted()
  const source = usePictures()(url)
  const [allowed, setAllowed] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const focus = useFocusKeeper()
  const name = words.trim() === '' ? say('image.untitled') : words

  if (source === undefined || failed === source.src) {
    return <Box name={name} note={say('image.failed')} take={focus.take} />
  }
  if (!final || (source.ask && allowed !== source.src)) {
    return (
      <Box name={name} note={source.host}>
        {final && !printed && (
          <button
            type="button"
            className="vt-button"
            data-size="small"
            onClick={() => {
              focus.hold()
              setAllowed(source.src)
            }}
          >
            {say('image.load')}
          </button>
        )}
      </Box>
    )
  }
  const enlarges = onEnlarge !== undefined && !printed
  const image = (
    <img
      ref={enlarges ? undefined : focus.take}
      tabIndex={!enlarges && source.ask ? -1 : undefined}
      className="vt-picture"
      src={source.src}
      alt={words}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={({ currentTarget }) => {
        if (document.activeElement?.contains(currentTarget)) focus.hold()
        setFailed(source.src)
      }}
    />
  )
  if (!enlarges) return image
  return (
    <button
      ref={focus.take}
      type="button"
      data-part="enlarge"
      aria-label={`${say('image.enlarge')}: ${name}`}
      onClick={() => onEnlarge(source)}
    >
      {image}
    </button>
  )
}

function Box({
  name,
  note,
  take,
  children,
}: {
  name: string
  note: string
  take?: FocusKeeper['take']
  children?: ReactElement | false
}): ReactElement {
  return (
    <span ref={take} tabIndex={take === undefined ? undefined : -1} className="vt-picture-box">
      <Icon name="image" />
      <bdi data-part="name">{name}</bdi>
      <bdi data-part="note">{note}</bdi>
      {children}
    </span>
  )
}
