import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { list } from '../shapes/list.ts'
import { Prose, Title } from '../shapes/text-shapes.ts'
import { readSteps } from './steps.read.ts'

const Step = z.strictObject({
  title: Title,
  text: Prose.optional(),
  status: z.enum(['todo', 'current', 'done', 'error']).optional(),
})

const props = z.strictObject({
  title: Title.optional(),
  items: list(Step, 1, 20, 'steps'),
  direction: z.enum(['column', 'row']).default('column'),
})

/** One stage of Steps. */
export type StepItem = z.infer<typeof Step>
/** The validated props of a Steps. */
export type StepsProps = z.infer<typeof props>

const MARKS = new Map([
  ['done', '✓'],
  ['current', '▸'],
  ['error', '!'],
])

/** Stages and where things stand. */
export const Steps = defineComponent({
  name: 'Steps',
  description: 'Stages and where things stand',
  props,
  read: readSteps,
  fills: 'items',
  streaming: 'partial',
  partialProps: drawClosed('title'),
  skeleton: 'list',
  width: 'wide',
  aliases: { Stepper: {} },
  fallbackText({ title, items }, _children, text) {
    const steps = items.map((step, index) =>
      text.lines(
        `${index + 1}. ${MARKS.get(step.status ?? 'todo') ?? '·'} ${text.text(step.title)}`,
        step.text && text.text(step.text),
      ),
    )
    return text.blocks(title && text.bold(title), text.bullets(steps, ''))
  },
  cost: ({ items }) => 1 + items.length,
  example: {
    props: {
      items: [
        { title: 'Application sent', status: 'done' },
        { title: 'Survey of the boat', text: 'Monday at 10:00 in Risør', status: 'current' },
        { title: 'Certificate' },
      ],
    },
  },
})
