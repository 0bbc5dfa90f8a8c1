import { defineCatalog, defineComponent } from 'vitrail'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { z } from 'zod'

/** Shown while the orders are read; a tool pushes it and then replaces it with the table. */
export const OrdersLoading = defineComponent({
  name: 'OrdersLoading',
  description: 'A placeholder for the table of orders.',
  props: z.strictObject({ label: z.string() }),
  internal: true,
  fallbackText: ({ label }) => label,
})

/** What this page can draw. */
export const webCatalog = defineCatalog([...KIT_COMPONENTS, OrdersLoading])
