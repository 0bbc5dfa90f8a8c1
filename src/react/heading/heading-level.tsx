import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { type HeadingLevel, useVitrail } from '../provider/settings.ts'

const HeadingLevelContext = createContext<HeadingLevel | undefined>(undefined)

/** The rank of a title drawn here, 1 to 6. */
export function useHeadingLevel(): HeadingLevel {
  const { headingLevel } = useVitrail()
  return useContext(HeadingLevelContext) ?? headingLevel
}

/** Ranks the titles in a titled container one deeper, down to 6. */
export function HeadingScope({ children }: { children?: ReactNode }): ReactElement {
  return (
    <HeadingLevelContext.Provider value={deeper(useHeadingLevel())}>{children}</HeadingLevelContext.Provider>
  )
}

function deeper(level: HeadingLevel): HeadingLevel {
  const next = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const
  return next[level]
}
