import type { FastifyBaseLogger } from "fastify";

/** What another process changed holds here after this and one answer of the database. */
const pause_ms = 2_000;

/** What is held in memory and read anew. */
interface Held {
  readonly refresh: () => Promise<void>;
}

/**
 * Reads what is held in memory anew every two seconds, so that no request ever does; answers how to end it. While
 * the database does not answer, what was read last stays in force, and the log says so under its name.
 */
export function keepFresh(
  held: Readonly<Record<string, Held>>,
  log: Pick<FastifyBaseLogger, "error">,
  every_ms = pause_ms,
): () => void {
  let isBusy = false;
  const refresh = async () => {
    for (const [name, each] of Object.entries(held))
      await each.refresh().catch((fault: unknown) => log.error(fault, `${name} were not read`));
    isBusy = false;
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void refresh();
  }, every_ms);
  timer.unref();
  return () => clearInterval(timer);
}
