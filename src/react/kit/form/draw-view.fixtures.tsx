import { render } from '@testing-library/react'
import { defineCatalog, type TreeNode, type UiPart } from '../../../core/index.ts'
import {
  ACTION_COMPONENTS,
  INPUT_COMPONENTS,
  LAYOUT_COMPONENTS,
  STRUCTURE_COMPONENTS,
} from '../../../kit/index.ts'
import {
  type ActionHandler,
  createViewStateStore,
  GenerativeUI,
  type ViewStateStore,
  VitrailProvider,
} from '../../index.ts'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx'
import { DateRange } from '../date-range/date-range.tsx'
import { Input } from '../input/input.tsx'
import { MultiSelect } from '../multi-select/multi-select.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { RangeSlider } from '../range-slider/range-slider.tsx'
import { Select } from '../select/select.tsx'
import { Slider } from '../slider/slider.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { When } from '../when/when.tsx'
import { Form } from './form.tsx'

const catalog = defineCatalog([
  ...INPUT_COMPONENTS,
  ...LAYOUT_COMPONENTS,
  ...STRUCTURE_COMPONENTS,
  ...ACTION_COMPONENTS,
])
const registry = {
  Button,
  Checkbox,
  CheckboxGroup,
  DateRange,
  Form,
  Input,
  MultiSelect,
  RadioGroup,
  RangeSlider,
  Select,
  Slider,
  Stack,
  TextArea,
  When,
}

interface DrawOptions {
  onAction?: ActionHandler
  viewState?: ViewStateStore
  locale?: string
  partial?: boolean
}

/** The page that shows one view of the kit. */
export function viewPage(root: TreeNode, options: DrawOptions = {}) {
  const { locale = 'en', viewState = createViewStateStore(), partial = false, onAction } = options
  const part: UiPart = { type: 'ui', id: 'v', component: 'genui:tree', props: { root } }
  return (
    <VitrailProvider
      registry={registry}
      catalog={catalog}
      locale={locale}
      timeZone="UTC"
      viewState={viewState}
      {...(onAction !== undefined && { onAction })}
    >
      <GenerativeUI part={partial ? { ...part, partial } : part} threadId="t" runId="r" />
    </VitrailProvider>
  )
}

export function drawView(root: TreeNode, options: DrawOptions = {}) {
  return render(viewPage(root, options))
}
