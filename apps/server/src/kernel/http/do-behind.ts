import type { FastifyBaseLogger } from "fastify";

export interface Behind {
  /** Lets work go on that nobody waits for. What goes wrong with it is in the log, under these words. */
  readonly add: (work: Promise<unknown>, failed: string) => void;
  /** Resolves when nothing is under way any more. */
  readonly settled: () => Promise<void>;
}

/** What goes on behind answers. */
export function createBehind(log: Pick<FastifyBaseLogger, "error">): Behind {
  const underway = new Set<Promise<unknown>>();
  return {
    add: (work, failed) => {
      const done = work
        .catch((fault: unknown) => log.error(fault, failed))
        .finally(() => underway.delete(done));
      underway.add(done);
    },
    settled: async () => {
      await Promise.all(underway);
    },
  };
}
