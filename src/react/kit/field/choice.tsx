import type { InputHTMLAttributes, ReactElement, Ref } from 'react'
import { isBlank } from '../read/lenient.ts'
import type { ReadOption } from './read-options.ts'

/** One option with its native checkbox or radio button; its hint is part of its name. */
export function Choice({
  option,
  inputRef,
  ...input
}: {
  option: ReadOption
  inputRef?: Ref<HTMLInputElement> | undefined
} & InputHTMLAttributes<HTMLInputElement>): ReactElement {
  return (
    <label data-part="choice">
      <input {...input} ref={inputRef} />
      <span data-part="words">
        <bdi>{option.label}</bdi>
        {!isBlank(option.hint) && (
          <span data-part="hint" dir="auto">
            {option.hint}
          </span>
        )}
      </span>
    </label>
  )
}
