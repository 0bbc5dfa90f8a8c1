export type { ActionControl, ActionRequest, ActionState, PressEvent } from './action/use-action.ts'
export type { Field, FieldProps } from './field/use-field.ts'
export { HeadingScope, useHeadingLevel } from './heading/heading-level.tsx'
export { type NodeInfo, useNode } from './node/use-node.ts'
export { useViewFinal, useViewScope, type ViewScope } from './node/view-scope.ts'
export {
  type Direction,
  type HeadingLevel,
  type Theme,
  type UrlSettings,
  useVitrail,
  type VitrailSettings,
} from './provider/settings.ts'
export type { Registry } from './registry.ts'
