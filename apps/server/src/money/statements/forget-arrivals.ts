import type { Db } from "../../kernel/db/db.ts";

/** Keeps what arrived for the books, without what the bank said of who paid or was paid: their name, their account. [ACC-35] */
export async function forgetArrivals(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("statement_lines")
    .set({ words: "", reference: "" })
    .where((line) =>
      line.or([
        line(
          "topup_id",
          "in",
          line.selectFrom("topups").select("topups.id").where("topups.account_id", "=", accountId),
        ),
        ...(["withdrawal_id", "brings_back_id"] as const).map((column) =>
          line(
            column,
            "in",
            line
              .selectFrom("withdrawals")
              .select("withdrawals.id")
              .where("withdrawals.account_id", "=", accountId),
          ),
        ),
      ]),
    )
    .execute();
}
