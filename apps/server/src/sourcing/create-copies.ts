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

/**
 * Opens stored answers: a fresh one at once; an older one at once as well, while one renewal goes on behind
 * it; the source is waited for only when there is none or it has expired. A source that does not answer
 * leaves the copy standing, however old. Any number of people who ask the same at once cost one question.
 */
export function createCopies<Value, Refused>(
  log: Pick<FastifyBaseLogger, "error">,
): Copies<Value, Refused> {
  const together = shareUnderway<Result<Opened<Value>, Refused>>();
  const renewals = new Map<string, { readonly lane: number; readonly done: Promise<void> }>();

  function renewBehind({ name, lane }: Question, renew: Prepared<Value, Refused>["renew"]): void {
    const inLane = [...renewals.values()].filter((renewal) => renewal.lane === lane).length;
    if (renewals.has(name) || inLane >= renewalsAtOnce_max) return;
    const done = renew()
      .catch((error: unknown) => log.error(error, `renewal of ${name} failed`))
      .then(() => void renewals.delete(name));
    renewals.set(name, { lane, done });
  }

  async function answer(
    question: Question,
    prepare: () => Promise<Result<Prepared<Value, Refused>, Refused>>,
  ): Promise<Result<Opened<Value>, Refused>> {
    const prepared = await prepare();
    if (!prepared.ok) return prepared;
    const { copy, lifetime, renew, isFinal } = prepared.value;
    const age = copy && ageOfCopy(copy.fetched_at, question.now, lifetime);
    if (copy && age === "fresh") return ok({ value: copy.value, isStale: false });
    if (copy && age === "stale") {
      renewBehind(question, renew);
      return ok({ value: copy.value, isStale: true });
    }
    const renewed = await renew();
    if (renewed.ok) return ok({ value: renewed.value, isStale: false });
    return copy && !isFinal?.(renewed.error) ? ok({ value: copy.value, isStale: true }) : renewed;
  }

  return {
    open: (question, prepare) => together(question.name, () => answer(question, prepare)),
    settled: async () => {
      await Promise.all([...renewals.values()].map(({ done }) => done));
    },
  };
}
