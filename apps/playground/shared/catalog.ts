import { defineCatalog, defineComponent } from 'vitrail'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { z } from 'zod'

/** What stands while the orders are read; a tool pushes it and puts the table in its place. */
export const OrdersLoading = defineComponent({
  name: 'OrdersLoading',
  description: 'A placeholder for the table of orders.',
  props: z.strictObject({ label: z.string() }),
  internal: true,
  fallbackText: ({ label }) => label,
})

/** What this page can draw. */
export const webCatalog = defineCatalog([...KIT_COMPONENTS, OrdersLoading])
