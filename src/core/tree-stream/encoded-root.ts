import { createJsonStream } from '../json-stream/create-json-stream.ts'

/** Text is read on when it has grown by this share of its length: looking into a growing string costs its length. */
const GROWTH = 1 / 64

interface EncodedSnapshot {
  value: unknown
  isOpen(container: object): boolean
  done: boolean
}

/** Reads a root that was written as JSON text inside a string, while that string grows. */
export class EncodedRoot {
  private readonly stream = createJsonStream()
  private length = 0

  read(text: string, isWhole: boolean): EncodedSnapshot {
    const grown = text.length - this.length
    if (grown > 0 && (isWhole || grown >= this.length * GROWTH)) {
      this.stream.push(text.slice(this.length))
      this.length = text.length
    }
    if (isWhole) this.stream.end()
    return {
      value: this.stream.value,
      isOpen: (container) => this.stream.isOpen(container),
      done: this.stream.done,
    }
  }
}
