export interface ChecklistRow {
  readonly label: string
  readonly done: boolean
  readonly note: string
  /** What stands for it among what is ticked. */
  readonly value: string
}
