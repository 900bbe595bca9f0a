import { refuse, type Result } from "@sampan/domain/kernel/result";

export type BulkheadFull = { readonly code: "server_busy" };
export type Bulkhead = <T>(work: () => Promise<T>) => Promise<Result<T, BulkheadFull>>;

/**
 * A bulkhead for work that takes much memory or processor: so many at once, a short queue behind them. A queue
 * that is already long is refused with `server_busy` rather than made longer, so that a flood of
 * one kind of call cannot take the memory or the patience of everybody else.
 */
export function createBulkhead({ atOnce, waiting }: { atOnce: number; waiting: number }): Bulkhead {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) return refuse({ code: "server_busy" });
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return { ok: true, value: await work() };
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
