import { type ReactElement, useContext } from 'react'
import type { CanvasWidth } from '../../../../core/index.ts'
import { useCanvas, useVitrail } from '../../../index.ts'
import { Icon } from '../../icon/icon.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { CanvasIcon } from '../canvas-icon.tsx'
import { CanvasStateContext } from '../canvas-state-context.ts'
import { moveBy, moveTo } from '../drag/place-card.ts'
import { hasRowsElsewhere, rowsAsCsv } from '../export/rows-as-csv.ts'
import { savePicture } from '../export/save-picture.ts'
import type { CanvasSay } from '../words/use-canvas-say.ts'
import { useCanvasSay } from '../words/use-canvas-say.ts'
import { cardTitle } from './card-title.ts'
import { cardWidth } from './card-width.ts'
import { duplicateCard } from './duplicate-card.ts'
import { MenuButton, type MenuGroup, type MenuItem } from './menu-button.tsx'

interface Props {
  id: string
  title: string
  getElement(): HTMLElement | null
  onEdit(): void
}

const WIDTHS: readonly CanvasWidth[] = ['auto', 'wide', 'full']

/** What the person can do with a card. */
export function CardMenu({ id, title, getElement, onEdit }: Props): ReactElement {
  const say = useCanvasSay()
  const { operate } = useCanvas()
  const { catalog } = useVitrail()
  const { getState, tell } = useContext(CanvasStateContext)

  const groups = (): MenuGroup[] => {
    const { snapshot, views } = getState()
    const instance = snapshot.instances[id]
    if (instance === undefined) return []
    const { layout, parentId, component } = instance
    const isPinned = layout?.pinned === true
    const width = cardWidth(instance, catalog)
    const earlier = moveBy(snapshot, id, -1)
    const later = moveBy(snapshot, id, 1)
    const out = parentId === undefined ? undefined : moveTo(snapshot, id, { card: parentId })
    const parent = parentId === undefined ? undefined : snapshot.instances[parentId]
    const copy = duplicateCard(snapshot, id)
    const drawn = views[id]?.node
    const csv = rowsAsCsv(drawn)
    const csvWord =
      drawn !== undefined && hasRowsElsewhere(drawn) ? 'canvas.exportCsvPage' : 'canvas.exportCsv'
    const canLeave = out !== undefined && catalog?.get(component)?.within === undefined
    return [
      {
        items: [
          item(
            'earlier',
            say('canvas.moveEarlier'),
            <Icon name="arrow-up" />,
            earlier && (() => operate(earlier)),
          ),
          item('later', say('canvas.moveLater'), <Icon name="arrow-down" />, later && (() => operate(later))),
          ...(canLeave && parent !== undefined
            ? [
                item(
                  'out',
                  say('canvas.moveOut', { container: cardTitle(parent, catalog) }),
                  <Icon name="external-link" />,
                  () => operate(out),
                ),
              ]
            : []),
        ],
      },
      ...(parentId === undefined
        ? [widths(say, width, (next) => operate({ op: 'layout', id, layout: { width: next } }))]
        : []),
      {
        items: [
          {
            ...item('pin', say('canvas.pin'), <CanvasIcon name="pin" />, () =>
              operate({ op: 'layout', id, layout: { pinned: !isPinned } }),
            ),
            checked: { kind: 'checkbox', on: isPinned },
          },
          item('edit', say('canvas.edit'), <Icon name="pencil" />, onEdit),
          item('duplicate', say('canvas.duplicate'), <Icon name="copy" />, copy && (() => operate(copy))),
        ],
      },
      {
        items: [
          item('png', say('canvas.exportPng'), <Icon name="image" />, async () => {
            const saved = await savePicture(getElement(), title)
            if (!saved) tell(say('canvas.exportFailed'))
          }),
          ...(csv === undefined
            ? []
            : [
                item('csv', say(csvWord), <Icon name="download" />, () =>
                  saveFile(`${title}.csv`, 'text/csv', csv),
                ),
              ]),
        ],
      },
      {
        items: [
          {
            ...item('remove', say('canvas.close'), <Icon name="trash-2" />, () =>
              operate({ op: 'remove', id }),
            ),
            danger: true,
          },
        ],
      },
    ]
  }
  return <MenuButton label={say('canvas.menu', { title })} icon={<Icon name="ellipsis" />} groups={groups} />
}

function widths(say: CanvasSay, width: CanvasWidth, set: (width: CanvasWidth) => unknown): MenuGroup {
  return {
    label: say('canvas.width'),
    items: WIDTHS.map((each) => ({
      ...item(each, say(`canvas.width.${each}`), each === width && <Icon name="check" />, () => set(each)),
      checked: { kind: 'radio', on: each === width },
    })),
  }
}

/** An item that does nothing now is drawn disabled. */
function item(
  key: string,
  label: string,
  icon: ReactElement | false,
  select: (() => unknown) | undefined,
): MenuItem {
  return { key, label, icon, disabled: select === undefined, onSelect: () => void select?.() }
}
