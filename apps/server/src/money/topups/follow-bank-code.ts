import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";

/** Transfers that wait to be looked at are to the same bank under its new code. [BO-35] */
export async function followBankCode(
  db: Db,
  {
    region,
    code,
    new_code,
  }: { readonly region: Region; readonly code: string; readonly new_code: string },
): Promise<void> {
  await db
    .updateTable("topups")
    .set({ bank: new_code })
    .where("way", "=", "bank")
    .where("state", "=", "under_review")
    .where("bank", "=", code)
    .where("account_id", "in", db.selectFrom("accounts").select("id").where("region", "=", region))
    .execute();
}
