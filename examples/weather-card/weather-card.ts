import { defineCatalog, defineComponent } from 'vitrail'
import { z } from 'zod'

const CONDITIONS = ['sunny', 'cloudy', 'rainy'] as const
const props = z.object({ city: z.string(), tempC: z.number(), condition: z.enum(CONDITIONS) })
export type Weather = z.infer<typeof props>

export const catalog = defineCatalog([
  defineComponent({
    name: 'WeatherCard',
    description: 'The weather of a city right now.',
    props,
    fallbackText: ({ city, tempC, condition }, _, text) => `${text.bold(city)}: ${tempC} °C, ${condition}`,
  }),
])
