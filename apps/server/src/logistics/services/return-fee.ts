import type { FeeReturn } from "@sampan/domain/logistics/services/service-state";
import type { Db } from "../../kernel/db/db.ts";
import { postIncome } from "../../money/ledger/post-income.ts";
import { type StoredService, updateService } from "./service-queries.ts";

/**
 * Gives the fee of a held service back to whoever paid it, once in its life: the number is in the key. Answers cents of the
 * payment currency; 0 where it went back before, or there was none.
 */
export async function returnFee(
  db: Db,
  { id, number, account_id, tid, amount, currency, returned_at }: StoredService,
  { why, now }: { readonly why: FeeReturn; readonly now: Date },
): Promise<number> {
  if (returned_at !== null) return 0;
  await updateService(db, id, { returned_for: why, returned_at: now });
  if (amount === 0) return 0;
  const posted = await postIncome(db, {
    idempotency_key: `service_back:${number}`,
    kind: "service_returned",
    currency,
    tid,
    entries: [
      { account: { owner: account_id, kind: "cash" }, amount },
      { account: { clearing: "services" }, amount: -amount },
    ],
    now,
  });
  if (posted.repeated) throw new Error(`the fee of service ${number} went back before`);
  return amount;
}
