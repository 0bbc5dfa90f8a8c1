/** A prop that takes what another instance puts out: `{ "$from": "c2", "output": "selection" }`. */
export interface CanvasLink {
  readonly $from: string
  readonly output: string
}
