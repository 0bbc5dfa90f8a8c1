import type { Registry } from '../registry.ts'
import { Badge } from './badge/badge.tsx'
import { Button } from './button/button.tsx'
import { Callout } from './callout/callout.tsx'
import { Card } from './card/card.tsx'
import { Chart } from './chart/chart.tsx'
import { Checklist } from './checklist/checklist.tsx'
import { CodeBlock } from './code-block/code-block.tsx'
import { DataTable } from './data-table/data-table.tsx'
import { Diff } from './diff/diff.tsx'
import { Grid } from './grid/grid.tsx'
import { Heading } from './heading/heading.tsx'
import { Image } from './image/image.tsx'
import { KpiCards } from './kpi-cards/kpi-cards.tsx'
import { Link } from './link/link.tsx'
import { SourceCards } from './source-cards/source-cards.tsx'
import { Stack } from './stack/stack.tsx'
import { Text } from './text/text.tsx'
import { Timeline } from './timeline/timeline.tsx'

/** The visual of every component of the kit, for `VitrailProvider registry`. */
export const kitRegistry = {
  Badge,
  Button,
  Callout,
  Card,
  Chart,
  Checklist,
  CodeBlock,
  DataTable,
  Diff,
  Grid,
  Heading,
  Image,
  KpiCards,
  Link,
  SourceCards,
  Stack,
  Text,
  Timeline,
} satisfies Registry
