import type { Registry } from '../index.ts'
import { Accordion } from './accordion/accordion.tsx'
import { Badge } from './badge/badge.tsx'
import { Button } from './button/button.tsx'
import { Callout } from './callout/callout.tsx'
import { Card } from './card/card.tsx'
import { CardRow } from './card-row/card-row.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx'
import { Checklist } from './checklist/checklist.tsx'
import { CodeBlock } from './code-block/code-block.tsx'
import { DataTable } from './data-table/data-table.tsx'
import { DateRange } from './date-range/date-range.tsx'
import { Diff } from './diff/diff.tsx'
import { Disclosure } from './disclosure/disclosure.tsx'
import { Divider } from './divider/divider.tsx'
import { Download } from './download/download.tsx'
import { EmptyState } from './empty-state/empty-state.tsx'
import { Form } from './form/form.tsx'
import { Gauge } from './gauge/gauge.tsx'
import { Grid } from './grid/grid.tsx'
import { Heading } from './heading/heading.tsx'
import { NamedIcon } from './icon/named-icon.tsx'
import { Image } from './image/image.tsx'
import { Input } from './input/input.tsx'
import { KeyValue } from './key-value/key-value.tsx'
import { KpiCards } from './kpi-cards/kpi-cards.tsx'
import { Link } from './link/link.tsx'
import { List } from './list/list.tsx'
import { Metric } from './metric/metric.tsx'
import { MultiSelect } from './multi-select/multi-select.tsx'
import { Progress } from './progress/progress.tsx'
import { RadioGroup } from './radio-group/radio-group.tsx'
import { RangeSlider } from './range-slider/range-slider.tsx'
import { Select } from './select/select.tsx'
import { Skeleton } from './skeleton/skeleton.tsx'
import { Slider } from './slider/slider.tsx'
import { SourceCards } from './source-cards/source-cards.tsx'
import { Spacer } from './spacer/spacer.tsx'
import { Stack } from './stack/stack.tsx'
import { Steps } from './steps/steps.tsx'
import { Suggestions } from './suggestions/suggestions.tsx'
import { Tab } from './tabs/tab.tsx'
import { Tabs } from './tabs/tabs.tsx'
import { Text } from './text/text.tsx'
import { TextArea } from './text-area/text-area.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { When } from './when/when.tsx'

/** The visuals small enough for every page to load up front. */
export const lightVisuals = {
  Accordion,
  Badge,
  Button,
  Callout,
  Card,
  CardRow,
  Checkbox,
  CheckboxGroup,
  Checklist,
  CodeBlock,
  DataTable,
  DateRange,
  Diff,
  Disclosure,
  Divider,
  Download,
  EmptyState,
  Form,
  Gauge,
  Grid,
  Heading,
  Icon: NamedIcon,
  Image,
  Input,
  KeyValue,
  KpiCards,
  Link,
  List,
  Metric,
  MultiSelect,
  Progress,
  RadioGroup,
  RangeSlider,
  Select,
  Skeleton,
  Slider,
  SourceCards,
  Spacer,
  Stack,
  Steps,
  Suggestions,
  Tab,
  Tabs,
  Text,
  TextArea,
  Timeline,
  When,
} satisfies Registry
