import type { Component } from '../../core/index.ts'
import type { DataSource } from '../../data/index.ts'
import { CardRow } from './card-row.ts'
import { columnSummary } from './column-summary.ts'
import { type Dataset, isNumeric } from './dataset.ts'
import { datasetChart } from './dataset-chart.ts'
import { datasetTable } from './dataset-table.ts'
import { histogram } from './histogram.ts'
import { MarkdownCard } from './markdown-card.ts'
import { scatterPlot } from './scatter-plot.ts'
import { valueBox } from './value-box.ts'
import { DATASET_WORDS, type DatasetWords } from './words.ts'

/** The words that the components over data use. */
export interface DatasetOptions {
  /** The words of the components; default English. */
  words?: Partial<DatasetWords>
}

/**
 * The components of a canvas over data. Bound to a source, a model can name only columns that it has, numeric ones where numbers
 * are needed; without one, the canvas's `data` is the source, and columns are checked when they are named.
 */
export function datasetComponents(source?: DataSource, { words }: DatasetOptions = {}): Component[] {
  const dataset: Dataset = { source, words: { ...DATASET_WORDS, ...words } }
  const numbers = source === undefined || source.columns.some(isNumeric)
  return [
    valueBox(dataset),
    MarkdownCard,
    datasetTable(dataset),
    datasetChart(dataset),
    // These need a numeric column.
    ...(numbers ? [scatterPlot(dataset), histogram(dataset)] : []),
    columnSummary(dataset),
    CardRow,
  ]
}
