import { useCallback, useState } from 'react'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'vitrail-playground-theme'

/** The theme that was chosen here before; `auto` follows the system. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(readTheme)
  const choose = useCallback((next: Theme) => {
    setTheme(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // A browser that keeps nothing shows it until it is closed.
    }
  }, [])
  return [theme, choose]
}

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY)
    return THEMES.find((theme) => theme === stored) ?? 'auto'
  } catch {
    return 'auto' // Storage is blocked.
  }
}
