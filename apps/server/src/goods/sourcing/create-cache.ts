import { setTimeout as pause } from "node:timers/promises";
import { ageOfCopy, type Lifetime } from "@sampan/domain/goods/sourcing/age-of-copy";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { FastifyBaseLogger } from "fastify";
import { createRenewals, type ForWhom, type RenewalQuestion } from "./create-renewals.ts";
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
  /** True when the source may not be asked anew for now. */
  readonly isHeld: boolean;
}

/** What is known before anybody is asked, and how to ask. */
export interface Prepared<Value, Refused> {
  readonly copy: Copy<Value> | undefined;
  readonly lifetime: Lifetime;
  /** Asks the source and stores what it says. */
  readonly renew: (who: ForWhom) => Promise<Result<Value, Refused>>;
  /** False while it is known that the source may not be asked behind anybody's back. */
  readonly mayRenewBehind: () => boolean;
  /** True for a refusal that says the copy itself is wrong, such as a product that is gone. */
  readonly isFinal?: (refusal: Refused) => boolean;
}

/** Whoever asks under the same name meanwhile gets the same answer. */
export interface Question extends RenewalQuestion {
  readonly now: Date;
}

export interface Cache<Value, Refused> {
  readonly open: (
    question: Question,
    prepare: () => Promise<Result<Prepared<Value, Refused>, Refused>>,
  ) => Promise<Result<Opened<Value>, Refused>>;
  /** Resolves when no renewal is under way any more. */
  readonly settled: () => Promise<void>;
}

export interface CacheRules<Refused> {
  /** True for a refusal that is about whoever asked, and not about the question. */
  readonly isOfAsker: (refusal: Refused) => boolean;
  /** How long somebody waits for the source when there is an expired copy to show. */
  readonly patience_ms?: number;
}

const patienceOfPeople_ms = 1_500;

/**
 * Opens stored answers: a fresh one at once; an older one at once as well, while one renewal goes on behind
 * it; the source is waited for only when there is none or it has expired. A source that does not answer
 * leaves the copy standing, however old, and so does one that may not be asked for now. Any number of people who ask
 * the same at once cost one question.
 */
export function createCache<Value, Refused>(
  log: Pick<FastifyBaseLogger, "error">,
  { isOfAsker, patience_ms = patienceOfPeople_ms }: CacheRules<Refused>,
): Cache<Value, Refused> {
  type Answer = Result<Value, Refused>;
  type Known = Prepared<Value, Refused>;
  const together = shareUnderway<Result<Opened<Value>, Refused>>(
    (answer) => !answer.ok && isOfAsker(answer.error),
  );
  const renewals = createRenewals<Answer>(log);

  /** What somebody else is asking already, unless it is refused for a reason of theirs. */
  async function joinOrBegin(
    question: Question,
    { renew }: Known,
    underway: Promise<Answer> | undefined,
  ): Promise<Answer> {
    const joined = await underway;
    const isTheirs = joined && !joined.ok && isOfAsker(joined.error);
    return joined && !isTheirs ? joined : renewals.begin(question, renew);
  }

  /** Undefined when the source takes longer than people should wait who can be shown a copy. */
  async function inTime(answer: Promise<Answer>, name: string): Promise<Answer | undefined> {
    const first = await Promise.race([answer, pause(patience_ms, undefined, { ref: false })]);
    if (!first) answer.catch((fault: unknown) => log.error(fault, `renewal of ${name} failed`));
    return first;
  }

  async function open(
    question: Question,
    prepare: () => Promise<Result<Known, Refused>>,
  ): Promise<Result<Opened<Value>, Refused>> {
    // It may end while the copy is read, which is then the copy before it: nobody is asked once more.
    const underway = renewals.underway(question.name);
    const prepared = await prepare();
    if (!prepared.ok) return prepared;
    const { copy, lifetime, renew, mayRenewBehind, isFinal } = prepared.value;
    const renewed = () => joinOrBegin(question, prepared.value, underway);
    if (!copy) return young(await renewed());
    const old = (isHeld: boolean) => ok({ value: copy.value, isStale: true, isHeld });
    switch (ageOfCopy(copy.fetched_at, question.now, lifetime)) {
      case "fresh":
        return young(ok(copy.value));
      case "stale":
        if (underway) return old(false);
        if (!mayRenewBehind()) return old(true);
        renewals.beginBehind(question, renew);
        return old(false);
      case "expired": {
        const answer = await inTime(renewed(), question.name);
        if (!answer) return old(false);
        if (answer.ok || isFinal?.(answer.error)) return young(answer);
        return old(isOfAsker(answer.error));
      }
    }
  }

  return {
    open: (question, prepare) => together(question.name, () => open(question, prepare)),
    settled: renewals.settled,
  };
}

const young = <Value, Refused>(answer: Result<Value, Refused>): Result<Opened<Value>, Refused> =>
  answer.ok ? ok({ value: answer.value, isStale: false, isHeld: false }) : answer;
