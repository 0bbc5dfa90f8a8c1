import { encode } from 'gpt-tokenizer/encoding/o200k_base'

/** Tokens of o200k, the vocabulary that the published figures of others are counted with. */
export function countTokens(text) {
  return encode(text).length
}
