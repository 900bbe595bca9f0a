import type { Needs } from "../needs.ts";

/** What another process changed holds here after this and one answer of the database. */
const pause_ms = 2_000;

/**
 * Reads settings and terms anew every two seconds, so that no request ever does; answers how to end it. While
 * the database does not answer, what was read last stays in force, and the log says so.
 */
export function keepFresh(
  { settings, terms, log }: Pick<Needs, "settings" | "terms" | "log">,
  every_ms = pause_ms,
): () => void {
  let isBusy = false;
  const refresh = async () => {
    await settings.refresh().catch((fault: unknown) => log.error(fault, "settings were not read"));
    await terms.refresh().catch((fault: unknown) => log.error(fault, "terms were not read"));
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
