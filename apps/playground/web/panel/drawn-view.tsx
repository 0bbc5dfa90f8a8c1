import { type ReactElement, useMemo } from 'react'
import { VitrailProvider } from 'vitrail/react'
import { View } from 'vitrail/react/kit'
import type { RunRecord } from '../run/run-record.ts'
import { viewOfCall } from '../run/view-of-call.ts'

/** A copy of the view of a call, beside its arguments; its actions are refused. */
export function DrawnView({ run, toolCallId }: { run: RunRecord; toolCallId: string }): ReactElement | null {
  const part = useMemo(() => viewOfCall(run, toolCallId), [run, toolCallId])
  if (part === undefined) return null
  return (
    <section>
      <h3>As drawn</h3>
      <VitrailProvider
        headingLevel={4}
        onAction={() => ({ refused: 'This is a copy; press it in the chat.' })}
      >
        <View part={part} />
      </VitrailProvider>
    </section>
  )
}
