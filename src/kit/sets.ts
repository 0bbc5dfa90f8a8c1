import type { Component } from '../core/index.ts'
import { Button } from './actions/button.ts'
import { Download } from './actions/download.ts'
import { Suggestions } from './actions/suggestions.ts'
import { Chart } from './data/chart.ts'
import { Checklist } from './data/checklist.ts'
import { CodeBlock } from './data/code-block.ts'
import { DataTable } from './data/data-table.ts'
import { Diff } from './data/diff.ts'
import { Gauge } from './data/gauge.ts'
import { KeyValue } from './data/key-value.ts'
import { KpiCards } from './data/kpi-cards.ts'
import { List } from './data/list.ts'
import { Metric } from './data/metric.ts'
import { Progress } from './data/progress.ts'
import { SourceCards } from './data/source-cards.ts'
import { Steps } from './data/steps.ts'
import { Svg } from './data/svg.ts'
import { Timeline } from './data/timeline.ts'
import { Checkbox } from './inputs/checkbox.ts'
import { CheckboxGroup } from './inputs/checkbox-group.ts'
import { DateRange } from './inputs/date-range.ts'
import { Form } from './inputs/form.ts'
import { Input } from './inputs/input.ts'
import { MultiSelect } from './inputs/multi-select.ts'
import { RadioGroup } from './inputs/radio-group.ts'
import { RangeSlider } from './inputs/range-slider.ts'
import { Select } from './inputs/select.ts'
import { Slider } from './inputs/slider.ts'
import { TextArea } from './inputs/text-area.ts'
import { Card } from './layout/card.ts'
import { Grid } from './layout/grid.ts'
import { Stack } from './layout/stack.ts'
import { Accordion } from './structure/accordion.ts'
import { Disclosure } from './structure/disclosure.ts'
import { Divider } from './structure/divider.ts'
import { Spacer } from './structure/spacer.ts'
import { Tab } from './structure/tab.ts'
import { Tabs } from './structure/tabs.ts'
import { When } from './structure/when.ts'
import { Badge } from './text/badge.ts'
import { Callout } from './text/callout.ts'
import { EmptyState } from './text/empty-state.ts'
import { Heading } from './text/heading.ts'
import { Icon } from './text/icon.ts'
import { Image } from './text/image.ts'
import { Link } from './text/link.ts'
import { Markdown } from './text/markdown.ts'
import { Skeleton } from './text/skeleton.ts'
import { Text } from './text/text.ts'

/** Data, sources, steps, code and notices. */
export const BUILTIN_COMPONENTS: readonly Component[] = [
  DataTable,
  Chart,
  KpiCards,
  SourceCards,
  Checklist,
  Timeline,
  CodeBlock,
  Diff,
  Callout,
]

/** The building blocks of a tree. */
export const LAYOUT_COMPONENTS: readonly Component[] = [Stack, Card, Heading, Text, Badge, Link, Image]

/** What divides and folds a view. */
export const STRUCTURE_COMPONENTS: readonly Component[] = [
  Grid,
  Tabs,
  Tab,
  Accordion,
  Disclosure,
  When,
  Divider,
  Spacer,
]

/** Longer text, pictures and notices. */
export const CONTENT_COMPONENTS: readonly Component[] = [Markdown, Icon, EmptyState, Skeleton]

/** Facts, measures and lists. */
export const DATA_COMPONENTS: readonly Component[] = [Metric, Gauge, Progress, KeyValue, List, Steps, Svg]

/** What a person fills in. */
export const INPUT_COMPONENTS: readonly Component[] = [
  Form,
  Input,
  TextArea,
  Select,
  MultiSelect,
  RadioGroup,
  Checkbox,
  CheckboxGroup,
  Slider,
  RangeSlider,
  DateRange,
]

/** What a person presses. */
export const ACTION_COMPONENTS: readonly Component[] = [Button, Suggestions, Download]

/** Every component of the kit; each is in exactly one set. */
export const KIT_COMPONENTS: readonly Component[] = [
  ...BUILTIN_COMPONENTS,
  ...LAYOUT_COMPONENTS,
  ...STRUCTURE_COMPONENTS,
  ...CONTENT_COMPONENTS,
  ...DATA_COMPONENTS,
  ...INPUT_COMPONENTS,
  ...ACTION_COMPONENTS,
]

/** A ready choice for everyday chat. */
export const ESSENTIAL_COMPONENTS: readonly Component[] = [
  Stack,
  Grid,
  Card,
  Tabs,
  Tab,
  Heading,
  Text,
  Markdown,
  Badge,
  Link,
  Image,
  DataTable,
  Chart,
  KpiCards,
  KeyValue,
  List,
  Steps,
  Callout,
  CodeBlock,
  Form,
  Input,
  Select,
  Checkbox,
  Button,
]
