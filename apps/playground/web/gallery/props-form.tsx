import { type ReactElement, useId } from 'react'
import { type Component, isPlainObject, type TreeNode } from 'vitrail'
import { type PropControl, propControls, readEntered } from './prop-control.ts'
import { changeProps, propsOf } from './states/change-props.ts'

interface Props {
  component: Component
  /** The JSON, which is the source of truth. */
  text: string
  onTree(tree: TreeNode): void
}

/** A control for each prop that is a text, a number or a boolean; it edits the JSON. */
export function PropsForm({ component, text, onTree }: Props): ReactElement | null {
  const id = useId()
  const controls = propControls(component)
  if (controls.length === 0) return null
  const tree = readTree(text)
  const props = tree === undefined ? undefined : propsOf(tree, component.name)
  const set = (name: string, value: unknown): void => {
    if (tree === undefined) return
    onTree(
      changeProps(tree, component.name, ({ [name]: _, ...rest }) =>
        value === undefined ? rest : { ...rest, [name]: value },
      ),
    )
  }
  return (
    <section className="pg-kit-about" aria-label="Change props">
      <h2>Change props</h2>
      {props === undefined ? (
        <p className="pg-kit-hint">The JSON below has no {component.name} that can be read.</p>
      ) : (
        <div className="pg-kit-form">
          {controls.map((control) => (
            <div key={control.name}>
              <label htmlFor={`${id}${control.name}`}>
                <code>
                  {control.name}
                  {control.required && <span title="required"> *</span>}
                </code>
              </label>
              <Control
                id={`${id}${control.name}`}
                control={control}
                value={props[control.name]}
                onChange={set}
              />
            </div>
          ))}
        </div>
      )}
      <p className="pg-kit-hint">Lists and objects are changed in the JSON.</p>
    </section>
  )
}

interface ControlProps {
  id: string
  control: PropControl
  value: unknown
  onChange(name: string, value: unknown): void
}

function Control({ id, control, value, onChange }: ControlProps): ReactElement {
  const { name } = control
  if (control.kind === 'switch') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(name, target.checked)}
      />
    )
  }
  const entered = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (control.kind === 'choice') {
    return (
      <select
        id={id}
        value={entered}
        onChange={({ target }) => onChange(name, readEntered(control, target.value))}
      >
        <option value="">(left out)</option>
        {control.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  }
  return (
    <input
      id={id}
      type={control.kind}
      step="any"
      value={entered}
      onChange={({ target }) => onChange(name, readEntered(control, target.value))}
    />
  )
}

/** The node as written, so that refused values can be changed too. */
function readTree(text: string): TreeNode | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isNode(value) ? value : undefined
  } catch {
    return undefined // The JSON is being edited and is not valid yet.
  }
}

function isNode(value: unknown): value is TreeNode {
  if (!isPlainObject(value) || typeof value.type !== 'string') return false
  const { props = {}, children = [] } = value
  return isPlainObject(props) && Array.isArray(children) && children.every(isNode)
}
