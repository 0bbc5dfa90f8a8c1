import { useEffect } from 'react'
import { useAgentChat } from 'vitrail/react'

const SITE = 'Vitrail playground'

/** Names the page after the conversation, so that tabs, history and screen readers tell them apart. Draws nothing. */
export function PageTitle({ about }: { about?: string }): null {
  const { title } = useAgentChat()
  const name = [title, about, SITE].filter((part) => part !== undefined).join(' · ')
  useEffect(() => {
    document.title = name
    return () => {
      document.title = SITE
    }
  }, [name])
  return null
}
