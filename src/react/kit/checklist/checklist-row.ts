export interface ChecklistRow {
  readonly label: string
  readonly done: boolean
  readonly note: string
  /** Its value in the list of ticked rows. */
  readonly value: string
}
