interface KeyEvent {
  readonly nativeEvent: { readonly isComposing: boolean; readonly keyCode: number }
}

/**
 * Whether a key still belongs to an input method, as the Enter that picks a candidate does. Safari ends the composition before it
 * sends that key and marks it with code 229 only.
 */
export function isComposing({ nativeEvent }: KeyEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
