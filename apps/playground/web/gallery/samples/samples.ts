import { CHART_SAMPLES } from './chart-samples.ts'
import { INPUT_SAMPLES } from './input-samples.ts'
import { LIST_SAMPLES } from './list-samples.ts'
import type { Sample, Samples } from './sample.ts'
import { TABLE_SAMPLES } from './table-samples.ts'
import { TEXT_SAMPLES } from './text-samples.ts'

export const SAMPLES: Samples = {
  ...CHART_SAMPLES,
  ...INPUT_SAMPLES,
  ...LIST_SAMPLES,
  ...TABLE_SAMPLES,
  ...TEXT_SAMPLES,
}

export function samplesOf(name: string): readonly Sample[] {
  return SAMPLES[name] ?? []
}
