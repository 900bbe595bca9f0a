import { refuse, type Result } from "@sampan/domain/result";

/** Each hash takes 19 MiB while it runs, so only a few run at once and a short queue waits. */
const atOnce_max = 4;
const waiting_max = 50;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs one password hash in its turn. A queue that is already long is refused rather than made longer, so
 * that a flood of log-ins cannot take the memory or the patience of everybody else.
 */
export async function inPasswordLane<T>(
  work: () => Promise<T>,
): Promise<Result<T, { readonly code: "service_unavailable" }>> {
  if (running >= atOnce_max) {
    if (waiting.length >= waiting_max) return refuse({ code: "service_unavailable" });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return { ok: true, value: await work() };
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
