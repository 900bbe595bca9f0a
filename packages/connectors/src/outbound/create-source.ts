import { refuse, type Result } from "@sampan/domain/kernel/result";
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhenResult,
  retry,
  TaskCancelledError,
  wrap,
} from "cockatiel";
import type { Dispatcher } from "undici";
import { createLatency } from "./create-latency.ts";
import { createRetryBudget, type RetryBudget } from "./create-retry-budget.ts";
import type { OutboundAnswer, OutboundCall, Source, SourceHealth } from "./outbound.ts";
import type { OutboundSettings } from "./outbound-settings.ts";
import { readPause } from "./read-pause.ts";
import { sendOnce } from "./send-once.ts";
import type { SourceFailure } from "./source-failure.ts";

interface Counters {
  calls: number;
  failures: number;
  retries: number;
  held_back: number;
  last_answer_at?: Date;
  last_failure?: NonNullable<SourceHealth["last_failure"]>;
}

const breakerNames = {
  [CircuitState.Closed]: "closed",
  [CircuitState.HalfOpen]: "half_open",
  [CircuitState.Open]: "open",
  [CircuitState.Isolated]: "open",
} as const satisfies Record<CircuitState, SourceHealth["breaker"]>;

/** Puts one source behind its own breaker, bulkhead and retry budget, over its own connections. */
export function createSource(name: string, agent: Dispatcher, settings: OutboundSettings): Source {
  const counters: Counters = { calls: 0, failures: 0, retries: 0, held_back: 0 };
  const wire = { agent, bodyLimit_bytes: settings.bodyLimit_bytes };
  const budget = createRetryBudget(settings.retryBudget_percent);
  const latency = createLatency();
  const breaker = createBreaker(settings);
  const once = wrap(breaker, bulkhead(settings.concurrentCalls_max, settings.waitingCalls_max));

  async function attempt<T>(call: OutboundCall<T>, signal: AbortSignal) {
    const sentAt_ms = settings.now().getTime();
    const answer = await sendOnce(wire, call.request, signal);
    latency.note(settings.now().getTime() - sentAt_ms);
    if (!answer.ok) {
      const { isTooLong, ...failure } = answer.error;
      const code = isTooLong && call.judgedBySilence ? "transient" : "unavailable";
      return refuse({ code, source: name, ...failure } as const);
    }
    const refused = call.judgedBySilence
      ? undefined
      : refuseByStatus(name, answer.value, settings.now());
    return refused ?? call.read(answer.value);
  }

  function persistently(passing: ReadonlySet<unknown>) {
    const tryAgain = createRetry(settings, budget, passing);
    tryAgain.onRetry(() => {
      counters.retries += 1;
    });
    return wrap(tryAgain, once);
  }

  async function askOrHoldBack<T>(call: OutboundCall<T>): Promise<Result<T, SourceFailure>> {
    const signal = AbortSignal.timeout(settings.totalTimeout_ms);
    try {
      const policy = call.repeatable ? persistently(passingCodes(call.repeatable)) : once;
      return await policy.execute(() => attempt(call, signal), signal);
    } catch (cause) {
      const detail = whyHeldBack(cause);
      if (detail === undefined) throw cause;
      counters.held_back += 1;
      return refuse({ code: "unavailable", source: name, detail, cause });
    }
  }

  return {
    name,
    async ask(call) {
      counters.calls += 1;
      const outcome = await askOrHoldBack(call);
      if (!outcome.ok && countsAsFailure(outcome.error)) {
        counters.failures += 1;
        const { code, detail } = outcome.error;
        counters.last_failure = { at: settings.now(), code, detail };
      } else counters.last_answer_at = settings.now();
      return outcome;
    },
    health() {
      const took = latency.read();
      const breakerState = breakerNames[breaker.state];
      return { source: name, breaker: breakerState, ...counters, ...(took && { latency: took }) };
    },
  };
}

function createBreaker(settings: OutboundSettings) {
  return circuitBreaker(
    handleWhenResult((outcome) => failureCode(outcome) === "unavailable"),
    {
      halfOpenAfter: settings.breakerPause_ms,
      breaker: new ConsecutiveBreaker(settings.breakerFailures),
    },
  );
}

/** The failures that a further attempt may end. */
const passingCodes = (repeatable: true | "when_unanswered"): ReadonlySet<unknown> =>
  new Set(repeatable === true ? ["unavailable", "transient"] : ["unavailable"]);

/** Made anew for each call, because only the call knows which of its attempts is the last. */
function createRetry(
  settings: OutboundSettings,
  budget: RetryBudget,
  passing: ReadonlySet<unknown>,
) {
  let attempts = 0;
  budget.earn();
  return retry(
    handleWhenResult((outcome) => {
      attempts += 1;
      // Whoever asks to be left alone for a while is not asked again at once.
      const mayPass = passing.has(failureCode(outcome)) && !namesPause(outcome);
      return mayPass && attempts < settings.attempts_max && budget.spend();
    }),
    {
      maxAttempts: settings.attempts_max - 1,
      backoff: new ExponentialBackoff({ initialDelay: settings.retryDelay_ms, maxDelay: 2_000 }),
    },
  );
}

/** Throttling and server faults say the same at every source; all else is the connector's to read. */
function refuseByStatus(source: string, answer: OutboundAnswer, now: Date) {
  const { status, headers } = answer;
  const code = status === 429 ? "too_many_calls" : status >= 500 ? "unavailable" : undefined;
  if (code === undefined) return undefined;
  const pause_s = readPause(headers["retry-after"], now);
  const pause = pause_s === undefined ? {} : { retry_after_s: pause_s };
  return refuse({ code, source, detail: `HTTP ${status}`, ...pause } as const);
}

/** A product that does not exist is a good answer of a healthy source. */
function countsAsFailure(failure: SourceFailure): boolean {
  return failure.code !== "not_found" && failure.code !== "rejected";
}

/** The policies hand every outcome over as unknown, so its code has to be looked for. */
function failureCode(outcome: unknown): unknown {
  const failure = failureOf(outcome);
  return failure && "code" in failure ? failure.code : undefined;
}

function namesPause(outcome: unknown): boolean {
  const failure = failureOf(outcome);
  return failure !== undefined && "retry_after_s" in failure;
}

function failureOf(outcome: unknown): object | undefined {
  if (typeof outcome !== "object" || !outcome || !("error" in outcome)) return undefined;
  const { error } = outcome;
  return typeof error === "object" && error ? error : undefined;
}

function whyHeldBack(cause: unknown): string | undefined {
  if (cause instanceof BrokenCircuitError) return "breaker is open after repeated failures";
  if (cause instanceof BulkheadRejectedError) return "all places for calls are taken";
  if (cause instanceof TaskCancelledError) return "waited too long for a place";
  return undefined;
}
