import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";

/** Leaves open what the customer deals in, and offers it to them no more. */
export async function putOffBusinessCategory(
  db: Db,
  _input: object,
  { customer, now }: CustomerCaller,
): Promise<Result<Record<string, never>, never>> {
  await noteAsked(db, { accountId: customer.id, now });
  return ok({});
}

/** They were asked, the first time at this moment. */
export async function noteAsked(
  db: Db,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ business_asked_at: now })
    .where("id", "=", accountId)
    .where("business_asked_at", "is", null)
    .execute();
}
