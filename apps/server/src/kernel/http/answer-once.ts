import { createHash } from "node:crypto";
import type { Result } from "@sampan/domain/kernel/result";
import { refuse } from "@sampan/domain/kernel/result";
import type { Db } from "../db/db.ts";
import { prepareInsert } from "../db/prepare-insert.ts";
import { prepare, type ValueOf } from "../db/prepare.ts";
import { sendSoon, sendTogether } from "../db/send-soon.ts";
import type { Refusal } from "./envelope.ts";
import { settle } from "../db/settle.ts";

export interface OnceKey {
  /** Who asks: the same key of another person is another key. */
  readonly actor: string;
  readonly key: string;
  readonly call: string;
  readonly input: unknown;
}

/**
 * Runs the work in a transaction, at most once per key, and answers a repeat with the stored answer; the same
 * key with other content is refused. A repeat that arrives while the first still runs waits for its outcome,
 * because both write the same row. Refusals roll the row back, so a corrected attempt may use the key again.
 * [NFR-07] [PAY-15]
 */
export async function answerOnce<T>(
  db: Db,
  { actor, key, call, input }: OnceKey,
  { now, work }: { now: Date; work: (db: Db) => Promise<Result<T, Refusal>> },
): Promise<Result<T, Refusal>> {
  const request_hash = createHash("sha256")
    .update(`${call} ${JSON.stringify(input)}`)
    .digest();
  try {
    return await settle(db, async (open) => {
      // It goes with the first statement of the work, which has no effect where the key was claimed before.
      await sendSoon(open, claimedKey({ actor, key, call, request_hash, created_at: now }));
      const answer = await work(open);
      if (answer.ok)
        await sendSoon(open, answeredKey({ actor, key, answer: JSON.stringify(answer.value) }));
      // Work that is refused before it asked for anything may have been done before all the same.
      else await sendTogether(open);
      return answer;
    });
  } catch (fault) {
    if (!isClaimedBefore(fault)) throw fault;
    return storedAnswer<T>(db, { actor, key, request_hash });
  }
}

/** The database says so of the one row that two of the same key both write. */
const isClaimedBefore = (fault: unknown): boolean =>
  fault instanceof Error && "constraint" in fault && fault.constraint === "idempotency_keys_pkey";

const claimedKey = prepareInsert("idempotency_keys", [
  "actor",
  "key",
  "call",
  "request_hash",
  "created_at",
]);

const answeredKey = prepare(
  (db, value: ValueOf<Pick<OnceKey, "actor" | "key"> & { readonly answer: string }>) =>
    db
      .updateTable("idempotency_keys")
      .set({ answer: value("answer") })
      .where("actor", "=", value("actor"))
      .where("key", "=", value("key")),
);

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
