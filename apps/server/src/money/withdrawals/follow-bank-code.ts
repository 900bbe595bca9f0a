import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";

/** What is not paid out yet goes to the same bank under its new code. [BO-35] */
export async function followBankCode(
  db: Db,
  {
    region,
    code,
    new_code,
  }: { readonly region: Region; readonly code: string; readonly new_code: string },
): Promise<void> {
  await db
    .updateTable("withdrawals")
    .set({ bank: new_code })
    .where("bank", "=", code)
    .where("paid_at", "is", null)
    .where("account_id", "in", db.selectFrom("accounts").select("id").where("region", "=", region))
    .execute();
}
