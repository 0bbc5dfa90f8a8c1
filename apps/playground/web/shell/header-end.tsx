import type { ReactElement } from 'react'
import { Icon } from 'vitrail/react/kit'
import type { ServerConfig } from '../../shared/server-config.ts'
import type { Theme } from './theme.ts'
import { ThemeButton } from './theme-button.tsx'

interface HeaderEndProps {
  config: ServerConfig
  theme: Theme
  onTheme(theme: Theme): void
  panelOpen: boolean
  onPanel(open: boolean): void
}

/** Which model answers, and the page's own switches. */
export function HeaderEnd({ config, theme, onTheme, panelOpen, onPanel }: HeaderEndProps): ReactElement {
  return (
    <>
      <ModelChip model={config.model} />
      <ThemeButton theme={theme} onTheme={onTheme} />
      <button
        type="button"
        className="pg-button"
        aria-expanded={panelOpen}
        aria-controls={panelOpen ? 'pg-run-panel' : undefined}
        onClick={() => onPanel(!panelOpen)}
      >
        <Icon name="activity" />
        <span className="pg-button-word">Run</span>
      </button>
    </>
  )
}

function ModelChip({ model }: Pick<ServerConfig, 'model'>): ReactElement {
  if (model.kind === 'provider') return <span className="pg-chip">{model.label}</span>
  return (
    <span className="pg-chip" data-tone="offline">
      Offline model
    </span>
  )
}
