import { isBlank } from '../read/lenient.ts'

export interface GroupName {
  role?: 'group'
  'aria-labelledby'?: string
}

/** Names an element by its title. It is not a landmark, as many cards would drown the landmarks of the page. */
export function groupNamed(title: string, titleId: string): GroupName {
  return isBlank(title) ? {} : { role: 'group', 'aria-labelledby': titleId }
}
