import { createHash } from "node:crypto";
import type { Result } from "@sampan/domain/result";
import { refuse } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { prepare, type ValueOf } from "../db/prepare.ts";
import { rowsOf, sendSoon } from "../db/send-soon.ts";
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
  const [first] = await rowsOf(db, claimedKey({ actor, key, call, request_hash, now }));
  if (!first) return storedAnswer<T>(db, { actor, key, request_hash });

  const answer = await work();
  if (!answer.ok) return answer;
  await sendSoon(db, answeredKey({ actor, key, answer: JSON.stringify(answer.value) }));
  return answer;
}

interface Claim extends Omit<OnceKey, "input"> {
  readonly request_hash: Buffer;
  readonly now: Date;
}

/** The key as ours; no row when somebody claimed it before. */
const claimedKey = prepare((db, value: ValueOf<Claim>) =>
  db
    .insertInto("idempotency_keys")
    .values({
      actor: value("actor"),
      key: value("key"),
      call: value("call"),
      request_hash: value("request_hash"),
      created_at: value("now"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key"),
);

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
