import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { cardOpener } from "../bank-cards/card-seal.ts";

/** Where a person's withdrawals went, for the copy of their own data: holder and number, opened. */
export async function gatherPayees(
  db: Db,
  { accountId }: { readonly accountId: number },
  needs: Pick<Needs, "config">,
): Promise<unknown[]> {
  const rows = await db
    .selectFrom("withdrawals")
    .select(["number", "sealed"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  const open = await cardOpener(db, accountId, needs);
  return rows.map(({ number, sealed }) => ({
    withdrawal: number,
    ...(sealed ? open?.({ withdrawal: number }, sealed) : {}),
  }));
}
