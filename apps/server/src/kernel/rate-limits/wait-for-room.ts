import { setTimeout as sleep } from "node:timers/promises";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { createBulkhead, type Bulkhead, type BulkheadFull } from "../http/create-bulkhead.ts";

/** `unseen`: nobody looked at what was tried, because too much else was to be done. */
export type Outcome = "right" | "wrong" | "unseen";

/** A try that was allowed and counts as a wrong one until its end is said. */
export interface Attempt {
  readonly end: (outcome: Outcome) => Promise<void>;
}

/** A try that two buckets count. */
export const bothAttempts = (one: Attempt, other: Attempt): Attempt => ({
  end: async (outcome) => {
    await one.end(outcome);
    await other.end(outcome);
  },
});

/** `wait`: what keeps it shut are tries that may yet turn out right. */
export type Standing = "taken" | "wait" | "closed";

/** Longer than a password takes to be looked at while many wait for it. */
export const pending_ms = 30_000;
const patience_ms = 10_000;
const look_ms = 40;
const waiting = 100;

interface Room {
  readonly bulkhead: Bulkhead;
  inside: number;
}
/** Of this process: of those who wait for the same, one looks whether there is room, the others stand behind. */
const rooms = new Map<string, Room>();

/**
 * Takes an attempt of a bucket, and waits for it while only tries under way stand in the way: somebody who is right
 * is not refused because others are being looked at. Answers `closed` once wrong ones do. Refuses `server_busy`
 * to who has waited for ten seconds, or finds a hundred waiting.
 */
export async function waitForRoom(
  bucket: string,
  take: () => Promise<Standing>,
): Promise<Result<Exclude<Standing, "wait">, BulkheadFull>> {
  const first = await take();
  if (first !== "wait") return ok(first);
  const patience = AbortSignal.timeout(patience_ms);
  const room = rooms.get(bucket) ?? { bulkhead: createBulkhead({ atOnce: 1, waiting }), inside: 0 };
  rooms.set(bucket, room);
  room.inside += 1;
  try {
    const last = await room.bulkhead(() => lookUntil(patience, take));
    if (!last.ok) return last;
    return last.value === "wait" ? refuse({ code: "server_busy" }) : ok(last.value);
  } finally {
    room.inside -= 1;
    if (room.inside === 0) rooms.delete(bucket);
  }
}

async function lookUntil(patience: AbortSignal, take: () => Promise<Standing>): Promise<Standing> {
  for (;;) {
    const standing = await take();
    if (standing !== "wait" || patience.aborted) return standing;
    await sleep(look_ms);
  }
}
