import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const folder = join(dirname(createRequire(import.meta.url).resolve('vega-datasets')), '..')

/** The path of a file in the `vega-datasets` package. */
export function datasetPath(path: string): string {
  return join(folder, path)
}

function readText(path: string): string {
  return readFileSync(datasetPath(path), 'utf8')
}

/** Reads a file of the `vega-datasets` package and checks every row; cached. */
export function jsonDataset<S extends z.ZodType>(path: string, row: S): () => readonly z.infer<S>[] {
  return once(() => z.array(row).parse(JSON.parse(readText(path))))
}

/** As `jsonDataset`, for a CSV file whose values contain neither quotes nor commas. */
export function csvDataset<S extends z.ZodType>(path: string, row: S): () => readonly z.infer<S>[] {
  return once(() => {
    const [head = '', ...lines] = readText(path).trim().split(/\r?\n/)
    const names = head.split(',')
    const records = lines.map((line) => {
      const values = line.split(',')
      return Object.fromEntries(names.map((name, index) => [name, values[index]]))
    })
    return z.array(row).parse(records)
  })
}

export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The package's own description of its files. */
export const datasetCatalog = once(
  () =>
    z
      .object({
        resources: z.array(
          z.object({
            path: z.string(),
            description: z.string().default(''),
            sources: z
              .array(z.object({ title: z.string(), path: z.string().optional() }))
              .nullish()
              .transform((sources) => sources ?? []),
          }),
        ),
      })
      .parse(JSON.parse(readText('datapackage.json'))).resources,
)
