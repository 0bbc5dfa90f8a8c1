import { useSyncExternalStore } from 'react'
import type { RunRecord } from '../run/run-record.ts'
import type { RunRecorder } from '../run/run-recorder.ts'

export function useRuns({ subscribe, getSnapshot }: RunRecorder): readonly RunRecord[] {
  return useSyncExternalStore(subscribe, getSnapshot)
}
