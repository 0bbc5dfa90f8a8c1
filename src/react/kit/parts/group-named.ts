import { isBlank } from '../read/lenient.ts'

export interface GroupName {
  role?: 'group'
  'aria-labelledby'?: string
}

/** Names an element by its title. No landmark: an answer of many cards would drown those of the page. */
export function groupNamed(title: string, titleId: string): GroupName {
  return isBlank(title) ? {} : { role: 'group', 'aria-labelledby': titleId }
}
