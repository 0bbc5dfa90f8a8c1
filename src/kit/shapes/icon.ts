import * as z from 'zod'
import { ICON_NAMES } from './icon-names.ts'

/**
 * A name of the kit's icon list. The list stands once in the prompt, so the schema takes any name: the reading maps
 * what it knows by another name and leaves out the rest.
 */
export const IconName = z
  .string()
  .min(1)
  .max(64)
  .meta({ 'x-shape': 'icon', 'x-name': 'IconName', 'x-words': [...ICON_NAMES] })
