import type { ResolveName } from "./lookup-public-address.ts";

/** Limits of every source. A person may be waiting, so each of them is short. */
export interface OutboundSettings {
  readonly connectTimeout_ms: number;
  readonly headersTimeout_ms: number;
  /** The longest silence between two pieces of a body. */
  readonly bodyTimeout_ms: number;
  /** A whole question with its retries; also ends bodies that trickle a byte at a time. */
  readonly totalTimeout_ms: number;
  readonly bodyLimit_bytes: number;
  readonly attempts_max: number;
  readonly retryDelay_ms: number;
  /** Retries may add this share to the calls of a source, so that a sick source is not hammered. */
  readonly retryBudget_percent: number;
  readonly concurrentCalls_max: number;
  readonly waitingCalls_max: number;
  /** This many failures in a row open the breaker. */
  readonly breakerFailures: number;
  /** How long the breaker stays open before one probe goes through. */
  readonly breakerPause_ms: number;
  readonly now: () => Date;
  /** How names become addresses where only public ones may be reached. */
  readonly resolveName: ResolveName;
}

/** The limits the product ships with. */
export const outboundDefaults = {
  connectTimeout_ms: 1_000,
  headersTimeout_ms: 5_000,
  bodyTimeout_ms: 5_000,
  totalTimeout_ms: 12_000,
  bodyLimit_bytes: 4_000_000,
  attempts_max: 3,
  retryDelay_ms: 150,
  retryBudget_percent: 10,
  concurrentCalls_max: 8,
  waitingCalls_max: 32,
  breakerFailures: 5,
  breakerPause_ms: 5_000,
} as const satisfies Omit<OutboundSettings, "now" | "resolveName">;
