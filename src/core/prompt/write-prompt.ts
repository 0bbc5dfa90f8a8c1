import type { Component } from '../catalog/component.ts'
import { type ComponentPresentation, describeComponents, listComponents } from './describe-components.ts'
import { exampleTree } from './example-tree.ts'

/** How much the prompt tells, and in whose words. */
export interface PromptOptions {
  /** `full` (default): the props of every component. `on-demand`: one line for each, where the props can be asked for. */
  describe?: 'full' | 'on-demand'
  /** What the model reads about a component in place of its description. */
  presentation?: ComponentPresentation
  /** Added at the end. */
  instructions?: string
}

const ENVELOPE =
  'Every node is { "type": …, "props": { … } }, in this order. All props stand inside "props", never beside "type". ' +
  'Components that take children have "children": [ … ] after the props, a list of nodes. A "key" (text, right after "type") ' +
  "keeps a child's identity where the order of children may change. Lists and objects are written as JSON, never as strings."

/** What a model must know to write a tree of these components: the envelope, an example, and each component in one line. */
export function writePrompt(
  components: readonly Component[],
  { describe = 'full', presentation, instructions }: PromptOptions = {},
): string {
  const example = exampleTree(components)
  return [
    ENVELOPE,
    example === undefined ? undefined : `Example: ${JSON.stringify(example)}`,
    describe === 'full'
      ? describeComponents(components, presentation)
      : `Components:\n${listComponents(components, presentation)}`,
    instructions,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}
