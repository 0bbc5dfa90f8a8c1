import type { ChartProps, MarkdownProps, SvgProps } from '../../kit/index.ts'
import type { Registry } from '../index.ts'
import { ChunkView } from './lazy/chunk-view.tsx'
import { createVisualChunk } from './lazy/visual-chunk.ts'
import { lightVisuals } from './light-visuals.ts'

const chart = createVisualChunk<ChartProps>(async () => (await import('./chart/chart.tsx')).Chart)
const markdown = createVisualChunk<MarkdownProps>(
  async () => (await import('./markdown/markdown.tsx')).Markdown,
)
const svg = createVisualChunk<SvgProps>(async () => (await import('./svg/svg.tsx')).Svg)

/** `kitRegistry` with Chart, Markdown and Svg in chunks of their own, which load when one is first drawn. */
export const lazyKitRegistry = {
  ...lightVisuals,
  Chart: (props: ChartProps) => <ChunkView type="Chart" chunk={chart} props={props} />,
  Markdown: (props: MarkdownProps) => <ChunkView type="Markdown" chunk={markdown} props={props} />,
  Svg: (props: SvgProps) => <ChunkView type="Svg" chunk={svg} props={props} />,
} satisfies Registry

/** Loads the chunks of `lazyKitRegistry`, to be ready for the first answer; required before a server draws with it. */
export async function preloadKit(): Promise<void> {
  await Promise.all([chart, markdown, svg].map((chunk) => chunk.preload()))
}
