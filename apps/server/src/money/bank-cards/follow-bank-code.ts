import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";

/** Saved accounts are at the same bank under its new code. [BO-35] */
export async function followBankCode(
  db: Db,
  {
    region,
    code,
    new_code,
  }: { readonly region: Region; readonly code: string; readonly new_code: string },
): Promise<void> {
  await db
    .updateTable("bank_cards")
    .set({ bank: new_code })
    .where("bank", "=", code)
    .where("account_id", "in", db.selectFrom("accounts").select("id").where("region", "=", region))
    .execute();
}
