export { Button, type ButtonProps } from './actions/button.ts'
export { CHART_TYPES, Chart, type ChartProps, type ChartSeries } from './data/chart.ts'
export { Checklist, type ChecklistItem, type ChecklistProps } from './data/checklist.ts'
export { CodeBlock, type CodeBlockProps } from './data/code-block.ts'
export { DataTable, type DataTableProps, type TableColumn } from './data/data-table.ts'
export { Diff, type DiffProps } from './data/diff.ts'
export { Gauge, type GaugeProps } from './data/gauge.ts'
export { KeyValue, type KeyValueItem, type KeyValueProps } from './data/key-value.ts'
export type { KpiItem } from './data/kpi.ts'
export { KpiCards, type KpiCardsProps } from './data/kpi-cards.ts'
export { List, type ListItem, type ListProps } from './data/list.ts'
export { Metric, type MetricProps } from './data/metric.ts'
export { Progress, type ProgressProps } from './data/progress.ts'
export { SourceCards, type SourceCardsProps } from './data/source-cards.ts'
export { type StepItem, Steps, type StepsProps } from './data/steps.ts'
export { Timeline, type TimelineEvent, type TimelineProps } from './data/timeline.ts'
export { Checkbox, type CheckboxProps } from './inputs/checkbox.ts'
export { Form, type FormProps } from './inputs/form.ts'
export { INPUT_TYPES, Input, type InputProps } from './inputs/input.ts'
export { Select, type SelectProps } from './inputs/select.ts'
export { Card, type CardProps } from './layout/card.ts'
export { Grid, type GridProps } from './layout/grid.ts'
export { Stack, type StackProps } from './layout/stack.ts'
export {
  ACTION_COMPONENTS,
  BUILTIN_COMPONENTS,
  CONTENT_COMPONENTS,
  DATA_COMPONENTS,
  INPUT_COMPONENTS,
  KIT_COMPONENTS,
  LAYOUT_COMPONENTS,
  STRUCTURE_COMPONENTS,
} from './sets.ts'
export { ICON_NAMES } from './shapes/icon-names.ts'
export type { FieldOption } from './shapes/option.ts'
export type { RowValue, ScalarValue } from './shapes/scalar.ts'
export type { BadgeTone, CategoryTone, StatusTone } from './shapes/tone.ts'
export { Accordion, type AccordionProps } from './structure/accordion.ts'
export { Disclosure, type DisclosureProps } from './structure/disclosure.ts'
export { Divider, type DividerProps } from './structure/divider.ts'
export { Spacer, type SpacerProps } from './structure/spacer.ts'
export { Tab, type TabProps } from './structure/tab.ts'
export { Tabs, type TabsProps } from './structure/tabs.ts'
export { Badge, type BadgeProps } from './text/badge.ts'
export { Callout, type CalloutProps } from './text/callout.ts'
export { Heading, type HeadingProps } from './text/heading.ts'
export { Image, type ImageProps } from './text/image.ts'
export { Link, type LinkProps } from './text/link.ts'
export { Text, type TextProps, type TextSpan } from './text/text.ts'
