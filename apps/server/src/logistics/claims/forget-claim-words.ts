import type { Db } from "../../kernel/db/db.ts";

/** Keeps damage claims for the books, without pictures and what people wrote about them by hand. [ACC-35] */
export async function forgetClaimWords(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("damage_claims")
    .set({ content: "", imgs: "[]", answer: "" })
    .where("account_id", "=", accountId)
    .execute();
  await db
    .updateTable("claim_second_looks")
    .set({ words: "", answer: "" })
    .where("claim_id", "in", (of) =>
      of.selectFrom("damage_claims").select("id").where("account_id", "=", accountId),
    )
    .execute();
}
