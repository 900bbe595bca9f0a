import type { Result } from "@sampan/domain/kernel/result";
import type { FastifyBaseLogger } from "fastify";

/** On whose behalf a source is asked: of somebody who waits, or behind the back of who was shown the copy. */
export type ForWhom = "asker" | "behind";

export interface RenewalQuestion {
  readonly name: string;
  /** Renewals behind answers are counted by lane, so that a slow source holds up no other. */
  readonly lane: number;
}

type Renew<Answer> = (who: ForWhom) => Promise<Answer>;

export interface Renewals<Answer> {
  readonly underway: (name: string) => Promise<Answer> | undefined;
  readonly begin: (question: RenewalQuestion, renew: Renew<Answer>) => Promise<Answer>;
  /** Begins one that nobody waits for, unless its lane is full. */
  readonly beginBehind: (question: RenewalQuestion, renew: Renew<Answer>) => void;
  /** Resolves when none is under way any more. */
  readonly settled: () => Promise<void>;
}

/** A lane that is full renews nothing now: whoever opens the copy next tries again. */
const renewalsAtOnce_max = 2;

/** The questions to sources that this process is waiting for, each by its name. */
export function createRenewals<Answer extends Result<unknown, unknown>>(
  log: Pick<FastifyBaseLogger, "error">,
): Renewals<Answer> {
  const running = new Map<string, { readonly lane: number; readonly answer: Promise<Answer> }>();

  function start({ name, lane }: RenewalQuestion, work: () => Promise<Answer>): Promise<Answer> {
    const answer = work().finally(() => {
      if (running.get(name)?.answer === answer) running.delete(name);
    });
    running.set(name, { lane, answer });
    return answer;
  }

  return {
    underway: (name) => running.get(name)?.answer,
    begin: (question, renew) => start(question, () => renew("asker")),
    beginBehind: (question, renew) => {
      const inBulkhead = [...running.values()].filter(({ lane }) => lane === question.lane).length;
      if (inBulkhead >= renewalsAtOnce_max) return;
      start(question, () => renew("behind")).catch((fault: unknown) =>
        log.error(fault, `renewal of ${question.name} failed`),
      );
    },
    settled: async () => {
      await Promise.allSettled([...running.values()].map(({ answer }) => answer));
    },
  };
}
