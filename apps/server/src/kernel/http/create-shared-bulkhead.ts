import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { BulkheadFull } from "./create-bulkhead.ts";

/** Work in the name of somebody: a person, a network. */
export type SharedBulkhead = <T>(
  who: string,
  work: () => Promise<T>,
) => Promise<Result<T, BulkheadFull>>;

interface Room {
  readonly atOnce: number;
  readonly waiting: number;
}

interface Party {
  running: number;
  readonly queue: (() => void)[];
}

/**
 * A bulkhead that many share: so many at once and so many waiting in all, and narrower bounds for each of them.
 * A place that becomes free goes to the next who waits in turn, not to the next piece of work, so somebody
 * with a hundred pieces holds up nobody with one. What does not fit is refused with `server_busy`. Nobody is
 * remembered who neither works nor waits.
 */
export function createSharedBulkhead(all: Room & { readonly each: Room }): SharedBulkhead {
  /** In the order in which their turn comes. */
  const parties = new Map<string, Party>();
  let running = 0;
  let waiting = 0;

  const hasRoom = (party: Party) => running < all.atOnce && party.running < all.each.atOnce;

  function start(who: string, party: Party): void {
    running += 1;
    party.running += 1;
    parties.set(who, party);
  }

  function finish(who: string, party: Party): void {
    running -= 1;
    party.running -= 1;
    parties.delete(who);
    // Whoever had a turn goes to the end of the row.
    if (party.running > 0 || party.queue.length > 0) parties.set(who, party);
    for (const [next, candidate] of parties) {
      if (candidate.queue.length === 0 || !hasRoom(candidate)) continue;
      waiting -= 1;
      start(next, candidate);
      candidate.queue.shift()?.();
      return;
    }
  }

  return async (who, work) => {
    const party = parties.get(who) ?? { running: 0, queue: [] };
    if (hasRoom(party)) start(who, party);
    else if (waiting >= all.waiting || party.queue.length >= all.each.waiting)
      return refuse({ code: "server_busy" });
    else {
      waiting += 1;
      parties.set(who, party);
      await new Promise<void>((resolve) => party.queue.push(resolve));
    }
    try {
      return { ok: true, value: await work() };
    } finally {
      finish(who, party);
    }
  };
}
