import type { HowToSend } from "./jobs.ts";

const moment_ms = 2_000;

/**
 * How a job is asked for that works at all there is: once for everything that comes within a moment, and when that is
 * over. However many ask, there is one round for all of them.
 */
export function atNextMoment(after: Date): Required<HowToSend> {
  const startAt = new Date(Math.ceil((after.getTime() + 1) / moment_ms) * moment_ms);
  return { startAt, once: `moment ${startAt.toISOString()}` };
}
