import { setTimeout as pause } from "node:timers/promises";
import { ageOfCopy, type Lifetime } from "@sampan/domain/age-of-copy";
import { ok, type Result } from "@sampan/domain/result";
import type { FastifyBaseLogger } from "fastify";
import { shareUnderway } from "./share-underway.ts";

/** A stored answer of a source. */
export interface Copy<Value> {
  readonly value: Value;
  readonly fetched_at: Date;
}

export interface Opened<Value> {
  readonly value: Value;
  /** True when it has outlived its freshness. */
  readonly isStale: boolean;
}

/** What is known before anybody is asked, and how to ask. */
export interface Prepared<Value, Refused> {
  readonly copy: Copy<Value> | undefined;
  readonly lifetime: Lifetime;
  /** Asks the source and stores what it says. */
  readonly renew: () => Promise<Result<Value, Refused>>;
  /** True for a refusal that says the copy itself is wrong, such as a product that is gone. */
  readonly isFinal?: (refusal: Refused) => boolean;
}

export interface Question {
  /** Whoever asks under the same name meanwhile gets the same answer. */
  readonly name: string;
  /** Renewals behind answers are counted by lane, so that a slow source holds up no other. */
  readonly lane: number;
  readonly now: Date;
}

export interface Copies<Value, Refused> {
  readonly open: (
    question: Question,
    prepare: () => Promise<Result<Prepared<Value, Refused>, Refused>>,
  ) => Promise<Result<Opened<Value>, Refused>>;
  /** Resolves when no renewal is under way any more. */
  readonly settled: () => Promise<void>;
}

/** A lane that is full renews nothing now: whoever opens the copy next tries again. */
const renewalsAtOnce_max = 2;
/** How long somebody waits for the source when there is an expired copy to show. */
const patience_ms = 1_500;

/**
 * Opens stored answers: a fresh one at once; an older one at once as well, while one renewal goes on behind
 * it; the source is waited for only when there is none or it has expired. A source that does not answer
 * leaves the copy standing, however old. Any number of people who ask the same at once cost one question.
 */
export function createCopies<Value, Refused>(
  log: Pick<FastifyBaseLogger, "error">,
  patience = patience_ms,
): Copies<Value, Refused> {
  type Answer = Promise<Result<Value, Refused>>;
  type Renewal = { readonly lane: number; readonly answer: Answer };
  const together = shareUnderway<Result<Opened<Value>, Refused>>();
  const renewals = new Map<string, Renewal>();

  function begin({ name, lane }: Question, { renew }: Prepared<Value, Refused>): Answer {
    const answer = renew().finally(() => renewals.delete(name));
    renewals.set(name, { lane, answer });
    return answer;
  }

  const logFault = (name: string) => (fault: unknown) =>
    log.error(fault, `renewal of ${name} failed`);

  function renewBehind(question: Question, prepared: Prepared<Value, Refused>): void {
    const inLane = [...renewals.values()].filter(({ lane }) => lane === question.lane).length;
    if (inLane >= renewalsAtOnce_max) return;
    begin(question, prepared).catch(logFault(question.name));
  }

  /** Undefined when the source takes longer than people should wait who can be shown a copy. */
  async function inTime(answer: Answer, name: string): Promise<Awaited<Answer> | undefined> {
    const first = await Promise.race([answer, pause(patience, undefined, { ref: false })]);
    if (!first) answer.catch(logFault(name));
    return first;
  }

  async function open(
    question: Question,
    prepare: () => Promise<Result<Prepared<Value, Refused>, Refused>>,
  ): Promise<Result<Opened<Value>, Refused>> {
    // It may end while the copy is read, which is then the copy before it: nobody is asked once more.
    const underway = renewals.get(question.name)?.answer;
    const prepared = await prepare();
    if (!prepared.ok) return prepared;
    const { copy, lifetime, isFinal } = prepared.value;
    const renewed = () => underway ?? begin(question, prepared.value);
    if (!copy) return young(await renewed());
    const old = ok({ value: copy.value, isStale: true });
    switch (ageOfCopy(copy.fetched_at, question.now, lifetime)) {
      case "fresh":
        return young(ok(copy.value));
      case "stale":
        if (!underway) renewBehind(question, prepared.value);
        return old;
      case "expired": {
        const answer = await inTime(renewed(), question.name);
        if (!answer) return old;
        return answer.ok || isFinal?.(answer.error) ? young(answer) : old;
      }
    }
  }

  return {
    open: (question, prepare) => together(question.name, () => open(question, prepare)),
    settled: async () => {
      await Promise.allSettled([...renewals.values()].map(({ answer }) => answer));
    },
  };
}

const young = <Value, Refused>(answer: Result<Value, Refused>): Result<Opened<Value>, Refused> =>
  answer.ok ? ok({ value: answer.value, isStale: false }) : answer;
