/** A business answer: what stands inside `result` of the envelope. */
export type Answer1688 = {
  readonly success: boolean | string;
  readonly code: string;
  readonly message: string;
  readonly result?: unknown;
};
