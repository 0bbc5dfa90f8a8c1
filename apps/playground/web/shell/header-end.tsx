import type { ReactElement } from 'react'
import { Icon, type IconName } from 'vitrail/react/kit'
import type { ServerConfig } from '../../shared/server-config.ts'
import { THEMES, type Theme } from './theme.ts'

export interface HeaderEndProps {
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
      Offline<span className="pg-chip-more"> model — scripted answers over real data</span>
    </span>
  )
}

const LABELS: Readonly<Record<Theme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' }
const ICONS: Readonly<Record<Theme, IconName>> = { auto: 'settings', light: 'sun', dark: 'moon' }

/** Goes round: as the system has it, light, dark. */
function ThemeButton({ theme, onTheme }: Pick<HeaderEndProps, 'theme' | 'onTheme'>): ReactElement {
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto'
  return (
    <button
      type="button"
      className="pg-button"
      aria-label={`Theme: ${LABELS[theme]}`}
      title={`Theme: ${LABELS[theme]}. Press for ${LABELS[next]}.`}
      onClick={() => onTheme(next)}
    >
      <Icon name={ICONS[theme]} />
      <span className="pg-button-word">{LABELS[theme]}</span>
    </button>
  )
}
