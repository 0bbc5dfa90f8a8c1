import { z } from 'zod'
import { jsonDataset } from './dataset-file.ts'

export const CAR_ORIGINS = ['USA', 'Europe', 'Japan'] as const
type CarOrigin = (typeof CAR_ORIGINS)[number]

export interface Car {
  name: string
  maker: string
  origin: CarOrigin
  year: number
  cylinders: number
  /** Miles per gallon; null where it was not measured. */
  mpg: number | null
  horsepower: number | null
  /** Pounds. */
  weight: number
  /** Seconds to 60 mph. */
  acceleration: number
}

/** Some makers are spelled in several ways in the data. */
const SPELLINGS: Readonly<Record<string, string>> = {
  chevy: 'Chevrolet',
  chevroelt: 'Chevrolet',
  toyouta: 'Toyota',
  maxda: 'Mazda',
  vw: 'Volkswagen',
  vokswagen: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  'mercedes-benz': 'Mercedes-Benz',
  amc: 'AMC',
  bmw: 'BMW',
  hi: 'International Harvester',
  capri: 'Ford',
}

/** The maker a first word stands for: `vw` → `Volkswagen`. */
export function readMaker(word: string): string {
  const lower = word.toLowerCase()
  return SPELLINGS[lower] ?? lower.charAt(0).toUpperCase() + lower.slice(1)
}

export const allCars = jsonDataset(
  'data/cars.json',
  z
    .object({
      Name: z.string(),
      Miles_per_Gallon: z.number().nullable(),
      Cylinders: z.number(),
      Horsepower: z.number().nullable(),
      Weight_in_lbs: z.number(),
      Acceleration: z.number(),
      Year: z.string(),
      Origin: z.enum(CAR_ORIGINS),
    })
    .transform(
      (row): Car => ({
        name: row.Name,
        maker: readMaker(row.Name.split(' ')[0] ?? ''),
        origin: row.Origin,
        year: Number(row.Year.slice(0, 4)),
        cylinders: row.Cylinders,
        mpg: row.Miles_per_Gallon,
        horsepower: row.Horsepower,
        weight: row.Weight_in_lbs,
        acceleration: row.Acceleration,
      }),
    ),
)

export function carMakers(): string[] {
  return [...new Set(allCars().map((car) => car.maker))].sort()
}

interface CarFilter {
  origin?: CarOrigin | undefined
  maker?: string | undefined
  cylinders?: number | undefined
  year?: number | undefined
  minMpg?: number | undefined
  maxMpg?: number | undefined
  minHorsepower?: number | undefined
  maxHorsepower?: number | undefined
}

/** Cars that fit the whole filter; an unknown value fits no bound. */
export function findCars(filter: CarFilter): Car[] {
  return allCars().filter(
    (car) =>
      (filter.origin === undefined || car.origin === filter.origin) &&
      (filter.maker === undefined || car.maker === readMaker(filter.maker)) &&
      (filter.cylinders === undefined || car.cylinders === filter.cylinders) &&
      (filter.year === undefined || car.year === filter.year) &&
      isWithin(car.mpg, filter.minMpg, filter.maxMpg) &&
      isWithin(car.horsepower, filter.minHorsepower, filter.maxHorsepower),
  )
}

function isWithin(value: number | null, least: number | undefined, most: number | undefined): boolean {
  if (least === undefined && most === undefined) return true
  return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity)
}
