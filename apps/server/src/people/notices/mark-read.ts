import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { setRead } from "./notice-queries.ts";

/** Marks one of the caller's notices read, or all. What is not theirs stays as it is, without a word. */
export async function markRead(
  db: Db,
  { id }: { id?: string | undefined },
  { customer, now }: CustomerCaller,
): Promise<Result<Record<never, never>, never>> {
  await setRead(db, { accountId: customer.id, key: id, now });
  return ok({});
}
