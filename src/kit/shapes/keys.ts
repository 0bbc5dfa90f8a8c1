import * as z from 'zod'

/** A field of a row, a language, any short identifier. */
export const Key = z.string().min(1).max(64)

/** The key of a field among its fields. */
export const Name = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,63}$/, 'a name: a letter, then at most 63 letters, digits, _ or -')

export const ActionName = z
  .string()
  .regex(/^[A-Za-z0-9_.:-]{1,64}$/, 'a name of 1 to 64 letters, digits and _ . : -')

/** The name of a column of the app's data, which may be anything. */
export const Column = z.string().max(10_000)
