import type { Cents, PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Db } from "../../kernel/db/db.ts";

/**
 * What somebody's cash comes to, in cents, held until the transaction ends: who takes no more than that is not refused.
 * 0 for an account that was never opened.
 */
export async function holdCash(
  db: Db,
  { accountId, currency }: { readonly accountId: number; readonly currency: PaymentCurrency },
): Promise<Cents> {
  const held = await db
    .selectFrom("ledger_accounts")
    .select("balance")
    .where("owner_id", "=", accountId)
    .where("kind", "=", "cash")
    .where("currency", "=", currency)
    .forUpdate()
    .executeTakeFirst();
  return held?.balance ?? 0;
}
