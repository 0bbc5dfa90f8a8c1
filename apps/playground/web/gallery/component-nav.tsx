import { type ReactElement, useState } from 'react'
import { kitAddress } from './kit-address.ts'
import { findComponents, KIT_GROUPS } from './kit-groups.ts'

/** A searchable list where there is room, else a select. */
export function ComponentNav({ name }: { name: string }): ReactElement {
  return (
    <nav className="pg-kit-nav" aria-label="Components">
      <ComponentSelect name={name} />
      <ComponentList name={name} />
    </nav>
  )
}

function ComponentList({ name }: { name: string }): ReactElement {
  const [words, setWords] = useState('')
  const groups = findComponents(words)
  const first = groups[0]?.components[0]?.name
  return (
    <div className="pg-kit-list">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (first !== undefined) location.hash = kitAddress(first)
          }}
        >
          <input
            type="search"
            aria-label="Search components"
            placeholder="Search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </form>
      </search>
      <ul>
        <NavLink name="" title="Overview" current={name} />
        <NavLink name="all" title="All examples" current={name} />
      </ul>
      {groups.map(({ title, components }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {components.map((component) => (
              <NavLink key={component.name} name={component.name} title={component.name} current={name} />
            ))}
          </ul>
        </div>
      ))}
      <p className="pg-kit-none" role="status">
        {first === undefined && 'No component is called that.'}
      </p>
    </div>
  )
}

function NavLink(props: { name: string; title: string; current: string }): ReactElement {
  const { name, title, current } = props
  return (
    <li>
      <a href={kitAddress(name)} aria-current={name === current ? 'page' : undefined}>
        {title}
      </a>
    </li>
  )
}

function ComponentSelect({ name }: { name: string }): ReactElement {
  return (
    <select
      className="pg-kit-select"
      aria-label="Component"
      value={name}
      onChange={(event) => {
        location.hash = kitAddress(event.target.value)
      }}
    >
      <option value="">Overview</option>
      <option value="all">All examples</option>
      {KIT_GROUPS.map(({ title, components }) => (
        <optgroup key={title} label={title}>
          {components.map((component) => (
            <option key={component.name}>{component.name}</option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
