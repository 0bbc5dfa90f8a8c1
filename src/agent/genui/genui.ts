import type { Catalog, Tool, ToolScope } from '../../core/index.ts'

/** What lets a model answer with components: its tools, and the catalog they draw from. */
export interface Genui {
  readonly tools: readonly Tool[]
  /** The catalog of one request; resolved once for the same scope object. */
  catalogFor(scope: ToolScope): Promise<Catalog>
  /** What the system prompt says about it. */
  readonly instructions: string | undefined
}
