import type { ReactElement } from 'react'
import { Icon, type IconName } from 'vitrail/react/kit'
import { THEMES, type Theme } from './theme.ts'

const LABELS: Readonly<Record<Theme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' }
const ICONS: Readonly<Record<Theme, IconName>> = { auto: 'settings', light: 'sun', dark: 'moon' }

interface ThemeButtonProps {
  theme: Theme
  onTheme(theme: Theme): void
}

/** Goes round: as the system has it, light, dark. */
export function ThemeButton({ theme, onTheme }: ThemeButtonProps): ReactElement {
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto'
  return (
    <button
      type="button"
      className="pg-button"
      aria-label={`${LABELS[theme]} theme`}
      title={`Theme: ${LABELS[theme]}. Press for ${LABELS[next]}.`}
      onClick={() => onTheme(next)}
    >
      <Icon name={ICONS[theme]} />
      <span className="pg-button-word">{LABELS[theme]}</span>
    </button>
  )
}
