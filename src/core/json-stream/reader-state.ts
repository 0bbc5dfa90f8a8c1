/**
 * Between tokens, what may come: `first` and `item` a value of an array at its start and after a comma; `member` and `key` an
 * object's key likewise; `value` what a colon announced; `after` a comma or the end of a container. Inside a token: `string`, `word`,
 * `key-string`, `key-word`, `comment`. `trailing`: behind the root. `stopped`: reads no more.
 */
export type State =
  | 'root'
  | 'first'
  | 'item'
  | 'member'
  | 'key'
  | 'colon'
  | 'value'
  | 'after'
  | 'string'
  | 'word'
  | 'key-string'
  | 'key-word'
  | 'comment'
  | 'trailing'
  | 'stopped'

/** A place between tokens, where white space and comments may stand. */
export type Place = Exclude<State, 'string' | 'word' | 'key-string' | 'key-word' | 'comment'>

/** What a path in the ledger leads to: the value that the text is at, or its object where it is at a key. */
export function pathTargetOf(state: State, isStringPlaced: boolean): 'container' | 'last' | 'next' {
  switch (state) {
    case 'member':
    case 'key':
    case 'key-string':
    case 'key-word':
      return 'container'
    case 'after':
      return 'last'
    case 'string':
      return isStringPlaced ? 'last' : 'next'
    default:
      return 'next'
  }
}
