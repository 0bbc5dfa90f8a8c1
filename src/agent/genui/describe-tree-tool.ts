import { type Catalog, type Component, snakeCase, writePrompt } from '../../core/index.ts'
import type { GenuiSetup } from './options.ts'

/** What the model reads about the tree tool: what it is for, and how a tree of this catalog is written. */
export function describeTreeTool(offered: Catalog, setup: GenuiSetup): string {
  const components = offered.modelComponents()
  return [
    'Shows interface to the person: one tree of components, drawn at once where your text would stand. Do not repeat in text what it shows.',
    ownTools(components, setup),
    setup.describe === 'on-demand'
      ? `Before you first use a component, ask ${setup.describeToolName} for its props: all you need in one call.`
      : undefined,
    writePrompt(components, {
      describe: setup.describe,
      ...(setup.presentation !== undefined && { presentation: setup.presentation }),
      ...(setup.treeInstructions !== undefined && { instructions: setup.treeInstructions }),
    }),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

function ownTools(components: readonly Component[], setup: GenuiSetup): string | undefined {
  const lines = components
    .filter(({ name }) => setup.componentTools.includes(name))
    .map(({ name }) => `To show ${name} alone, call ${setup.componentToolPrefix}${snakeCase(name)} instead.`)
  return lines.length === 0 ? undefined : lines.join('\n')
}
