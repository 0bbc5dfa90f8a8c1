import type { Registry } from '../index.ts'
import { Chart } from './chart/chart.tsx'
import { lightVisuals } from './light-visuals.ts'
import { Markdown } from './markdown/markdown.tsx'
import { Svg } from './svg/svg.tsx'

/** The visual of every component of the kit, for `VitrailProvider registry`, all loaded up front. */
export const kitRegistry = { ...lightVisuals, Chart, Markdown, Svg } satisfies Registry
