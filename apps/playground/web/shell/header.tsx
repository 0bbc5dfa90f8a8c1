import type { ReactElement } from 'react'
import type { ServerConfig } from '../../shared/server-config.ts'
import { Logo } from './logo.tsx'
import { THEMES, type Theme } from './theme.ts'

export interface HeaderProps {
  config: ServerConfig
  theme: Theme
  onTheme(theme: Theme): void
  panelOpen: boolean
  onPanel(open: boolean): void
}

export function Header({ config, theme, onTheme, panelOpen, onPanel }: HeaderProps): ReactElement {
  return (
    <header className="pg-header">
      <a className="pg-brand" href="#/">
        <Logo />
        <span>Vitrail</span>
      </a>
      <ModelChip model={config.model} />
      {config.store.warning !== undefined && (
        <span className="pg-chip" data-tone="warning" title={config.store.warning}>
          Threads in memory only
        </span>
      )}
      <span className="pg-space" />
      <ThemeChoice theme={theme} onTheme={onTheme} />
      <button
        type="button"
        className="pg-button"
        aria-expanded={panelOpen}
        aria-controls="pg-run-panel"
        onClick={() => onPanel(!panelOpen)}
      >
        Run
      </button>
    </header>
  )
}

function ModelChip({ model }: Pick<ServerConfig, 'model'>): ReactElement {
  if (model.kind === 'provider') return <span className="pg-chip">{model.label}</span>
  return (
    <span className="pg-chip" data-tone="offline">
      Offline model<span className="pg-chip-more"> — scripted answers over real data</span>
    </span>
  )
}

const THEME_LABELS: Readonly<Record<Theme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' }

function ThemeChoice({ theme, onTheme }: Pick<HeaderProps, 'theme' | 'onTheme'>): ReactElement {
  return (
    <fieldset className="pg-segments">
      <legend className="vt-visually-hidden">Theme</legend>
      {THEMES.map((each) => (
        <label key={each} className="pg-segment">
          <input
            type="radio"
            name="theme"
            value={each}
            checked={theme === each}
            onChange={() => onTheme(each)}
          />
          <span>{THEME_LABELS[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
