declare global {
  interface JSON {
    /** In every engine since Node 21, not yet in the types. */
    rawJSON(text: string): unknown;
  }
}

/**
 * An id as these gateways write it: a JSON number without quotes, exact beyond 2^53, where
 * `Number` would have changed its last digits.
 */
export function bareNumber(digits: string): unknown {
  return JSON.rawJSON(digits);
}
