/**
 * Why a source in the outside world gave no usable answer.
 *
 * - `not_found`: the source answered, and what was asked for is absent or no longer published.
 * - `too_many_calls`: the source throttles us; `retry_after_s` says for how long when it is known.
 * - `unavailable`: no answer in time, a broken answer, or our breaker is open.
 * - `disabled`: the source has no credentials here, or rejects the ones we have; an operator must act.
 * - `transient`: this one question failed at the source, or its answer is of another shape than
 *   documented; one more try may succeed, and other questions are not affected.
 * - `rejected`: the source understood us and said no (bad parameter, refused payment, bad signature).
 */
export type SourceFailureCode =
  | "not_found"
  | "too_many_calls"
  | "unavailable"
  | "disabled"
  | "transient"
  | "rejected";

/** Whether a question with this failure was refused before it left, or on its envelope: nothing came of it there. */
export const wasNeverSent = ({ code }: Pick<SourceFailure, "code">): boolean =>
  code === "rejected" || code === "disabled";

/** A refusal by a source, as a value. `detail` is for operators and logs, never for customers. */
export interface SourceFailure {
  readonly code: SourceFailureCode;
  readonly source: string;
  readonly detail: string;
  /** The source's own code, e.g. `gw.QosAppFrequencyLimit`. */
  readonly upstream_code?: string;
  readonly retry_after_s?: number;
  readonly cause?: unknown;
}
