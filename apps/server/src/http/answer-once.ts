import { createHash } from "node:crypto";
import type { Result } from "@sampan/domain/result";
import { refuse } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { sendSoon } from "../db/send-soon.ts";
import type { Refusal } from "./envelope.ts";

export interface OnceKey {
  /** Who asks: the same key of another person is another key. */
  readonly actor: string;
  readonly key: string;
  readonly call: string;
  readonly input: unknown;
}

/**
 * Runs the work at most once per key and answers a repeat with the stored answer; the same key with other
 * content is refused. A repeat that arrives while the first still runs waits for its outcome, because both
 * insert the same row. Refusals roll the row back, so a corrected attempt may use the key again.
 * [NFR-07] [PAY-15]
 */
export async function answerOnce<T>(
  db: Db,
  { actor, key, call, input }: OnceKey,
  { now, work }: { now: Date; work: () => Promise<Result<T, Refusal>> },
): Promise<Result<T, Refusal>> {
  const request_hash = createHash("sha256")
    .update(`${call} ${JSON.stringify(input)}`)
    .digest();
  const first = await db
    .insertInto("idempotency_keys")
    .values({ actor, key, call, request_hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!first) return storedAnswer<T>(db, { actor, key, request_hash });

  const answer = await work();
  if (!answer.ok) return answer;
  const stored = db
    .updateTable("idempotency_keys")
    .set({ answer: JSON.stringify(answer.value) })
    .where("actor", "=", actor)
    .where("key", "=", key);
  await sendSoon(db, stored);
  return answer;
}

async function storedAnswer<T>(
  db: Db,
  { actor, key, request_hash }: { actor: string; key: string; request_hash: Buffer },
): Promise<Result<T, Refusal>> {
  const stored = await db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "answer"])
    .where("actor", "=", actor)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (!stored.request_hash.equals(request_hash)) return refuse({ code: "idempotency_key_reused" });
  return { ok: true, value: stored.answer as T };
}
