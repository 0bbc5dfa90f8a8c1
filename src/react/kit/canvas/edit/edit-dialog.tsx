import { type FormEvent, type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type CanvasInstance, isPlainObject, ROOT_ID } from '../../../../core/index.ts'
import {
  createFieldScope,
  createViewStateStore,
  FieldScopeProvider,
  useCanvas,
  useHeadingLevel,
  useVitrail,
  VitrailProvider,
} from '../../../index.ts'
import { FormErrors } from '../../form/form-errors.tsx'
import { Icon } from '../../icon/icon.tsx'
import type { HeadingTag } from '../../parts/title.tsx'
import { useCanvasSay } from '../words/use-canvas-say.ts'
import { type PropField, propFields } from './prop-fields.ts'
import { PropInput } from './prop-input.tsx'
import { changeOf, readFieldValue } from './prop-values.ts'

interface Props {
  instance: CanvasInstance
  title: string
  onClose(): void
}

/** The props of one card as a form made from the component's schema. What the server refuses is said at the field. */
export function EditDialog({ instance, title, onClose }: Props): ReactElement {
  const say = useCanvasSay()
  const titleId = useId()
  const { catalog } = useVitrail()
  const { operate, dismiss } = useCanvas()
  const dialog = useRef<HTMLDialogElement>(null)
  const Tag: HeadingTag = `h${useHeadingLevel()}`
  const [scope] = useState(() => createFieldScope(ROOT_ID))
  const [viewState] = useState(() => createViewStateStore(NO_STORAGE))
  const [isSaving, setSaving] = useState(false)
  const component = catalog?.get(instance.component)
  // As it was when the form opened: what comes meanwhile is not mixed in.
  const [props] = useState(instance.props)
  const fields = useMemo(() => propFields(component?.jsonSchema, component?.hidden), [component])
  const isLink = ({ name }: PropField): boolean =>
    component?.linkable?.includes(name) === true && isLinkValue(props[name])
  const editable = fields.filter((field) => !isLink(field))

  useEffect(() => dialog.current?.showModal(), [])
  // Closed before it goes, so that the focus returns to where it came from.
  const close = (): void => dialog.current?.close()

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    // Not disabled meanwhile: a button that is loses the focus.
    if (isSaving) return
    const entered = scope.values()
    const found = new Map(
      scope.entries().flatMap(({ key, check }) => {
        const wrong = check()
        return wrong === undefined ? [] : [[key, wrong] satisfies [string, string]]
      }),
    )
    const after = new Map(
      editable.map((field) => {
        const read = readFieldValue(field, entered[field.name])
        if (!read.ok) found.set(field.name, say('canvas.edit.badJson', { reason: read.reason }))
        return [field.name, read.ok ? read.value : undefined]
      }),
    )
    if (showErrors(found)) return
    const change = changeOf(props, after)
    if (change === undefined) {
      close()
      return
    }
    setSaving(true)
    const result = await operate({ op: 'update', id: instance.id, ...change })
    setSaving(false)
    if (result.ok) {
      close()
      return
    }
    // Said here, at the field; not once more above the canvas.
    dismiss()
    showErrors(errorsOf(result.error, editable))
  }

  const showErrors = (errors: ReadonlyMap<string, string>): boolean => {
    scope.setErrors(errors)
    const [first] = errors.keys()
    scope
      .entries()
      .find(({ key }) => key === first)
      ?.element()
      ?.focus()
    return errors.size > 0
  }

  return (
    <dialog ref={dialog} className="vt-canvas-dialog" aria-labelledby={titleId} onClose={onClose}>
      <VitrailProvider viewState={viewState}>
        <FieldScopeProvider nodeId={ROOT_ID} scope={scope}>
          <form
            className="vt-form"
            noValidate
            aria-labelledby={titleId}
            onSubmit={(event) => void save(event)}
          >
            <Tag id={titleId} className="vt-title" dir="auto">
              {say('canvas.edit.title', { title })}
            </Tag>
            <FormErrors scope={scope} />
            <div data-part="body">
              {fields.map((field) =>
                isLink(field) ? (
                  <LinkedProp key={field.name} field={field} value={props[field.name]} />
                ) : (
                  <PropInput key={field.name} field={field} value={props[field.name]} />
                ),
              )}
            </div>
            <div data-part="foot">
              <button type="button" className="vt-button" data-variant="ghost" onClick={close}>
                {say('canvas.edit.cancel')}
              </button>
              <button
                type="submit"
                className="vt-button"
                data-variant="primary"
                aria-busy={isSaving || undefined}
                aria-disabled={isSaving || undefined}
              >
                {say(isSaving ? 'canvas.edit.saving' : 'canvas.edit.save')}
              </button>
            </div>
          </form>
        </FieldScopeProvider>
      </VitrailProvider>
    </dialog>
  )
}

/** Nothing of an unfinished edit outlives its form. */
const NO_STORAGE = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}

function LinkedProp({ field, value }: { field: PropField; value: unknown }): ReactElement {
  const say = useCanvasSay()
  const link = isLinkValue(value) ? value : { $from: '', output: '' }
  return (
    <div className="vt-field">
      <span data-part="label">
        <bdi>{field.label}</bdi>
      </span>
      <p data-part="hint">
        <Icon name="link" />
        {say('canvas.edit.linked', { output: link.output, source: link.$from })}
      </p>
    </div>
  )
}

function isLinkValue(value: unknown): value is { $from: string; output: string } {
  return isPlainObject(value) && typeof value.$from === 'string' && typeof value.output === 'string'
}

/** A refusal by field; what names none of them stands for the whole form. */
function errorsOf(
  {
    message,
    issues = [],
  }: { message: string; issues?: readonly { path: readonly (string | number)[]; message: string }[] },
  fields: readonly PropField[],
): Map<string, string> {
  const errors = new Map<string, string>()
  for (const issue of issues) {
    const name = issue.path.find((key) => fields.some((field) => field.name === key))
    errors.set(name === undefined ? '' : String(name), issue.message)
  }
  if (errors.size === 0) errors.set('', message)
  return errors
}
