import type { Result } from "@sampan/domain/kernel/result";
import type { Latency } from "./create-latency.ts";
import type { OutboundSettings } from "./outbound-settings.ts";
import type { SourceFailure } from "./source-failure.ts";

export interface OutboundRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface OutboundAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
}

/** One question to a source, with the way to read its answer. */
export interface OutboundCall<T> {
  readonly request: OutboundRequest;
  /**
   * True when asking twice does no harm; only such calls are tried again. `when_unanswered` leaves a
   * source's own "try again" to whoever asked: such a call is repeated only when no answer came.
   */
  readonly repeatable: boolean | "when_unanswered";
  /**
   * For hosts whose paths belong to many: a path that answers badly, or more than we read, says nothing about the
   * next. Every status is for `read`, and only silence counts against the host.
   */
  readonly judgedBySilence?: boolean;
  /** Turns the bytes into a value; a failure found here counts like one of the wire. */
  readonly read: (answer: OutboundAnswer) => Result<T, SourceFailure>;
}

/** What an operator sees of a source. Counters run since the process started. */
export interface SourceHealth {
  readonly source: string;
  readonly breaker: "closed" | "half_open" | "open";
  readonly calls: number;
  readonly failures: number;
  readonly retries: number;
  /** Calls that were not sent because the breaker was open or all places were taken. */
  readonly held_back: number;
  /** Of the last hundred requests that were sent, retries counted apart. */
  readonly latency?: Latency;
  /** The last answer that was no failure. */
  readonly last_answer_at?: Date;
  readonly last_failure?: { readonly at: Date; readonly code: string; readonly detail: string };
}

/** One source in the outside world behind its own connections, breaker, retry budget and bulkhead. */
export interface Source {
  readonly name: string;
  ask<T>(call: OutboundCall<T>): Promise<Result<T, SourceFailure>>;
  health(): SourceHealth;
}

/**
 * Which addresses a source may lead to. `configured` trusts the operator's base address, loopback
 * included; `public` is for addresses that came from people, and refuses every private network.
 */
export type Reach = "configured" | "public";

/** Sources of one kind by names that come from outside, such as hosts. */
export interface SourceFamily {
  of(member: string): Source;
  /** Whether it ever gave an answer, as far as is remembered. */
  hasAnswered(member: string): boolean;
}

/** Where a source needs more than the others: of large answers, or of time. */
export type SourceLimits = Partial<Pick<OutboundSettings, "bodyLimit_bytes" | "totalTimeout_ms">>;

/** The only way out of the process. Asking twice for a name gives the same source. */
export interface Outbound {
  source(name: string, reach?: Reach, limits?: SourceLimits): Source;
  /** A source for each member, of which at most so many are remembered. */
  family(name: string, most: number): SourceFamily;
  health(): readonly SourceHealth[];
  close(): Promise<void>;
}
