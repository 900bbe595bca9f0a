/** A business answer of JD Union: what stands, as text, inside the answer of the gateway. */
export type JdAnswer = {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
  readonly totalCount?: number;
};
