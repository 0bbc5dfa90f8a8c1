import type { DataColumn } from 'vitrail/data'

function column(name: string, type: DataColumn['type'], distinct: number): DataColumn {
  return { name, type, distinct, nulls: 0 }
}

/** The columns of the cars. */
export const CAR_COLUMNS: readonly DataColumn[] = [
  column('Name', 'text', 311),
  column('Miles_per_Gallon', 'number', 129),
  column('Cylinders', 'integer', 5),
  column('Displacement', 'number', 83),
  column('Horsepower', 'integer', 93),
  column('Weight_in_lbs', 'integer', 356),
  column('Acceleration', 'number', 96),
  column('Year', 'date', 12),
  column('Origin', 'text', 3),
]
