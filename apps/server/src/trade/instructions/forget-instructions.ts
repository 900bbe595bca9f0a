import type { Db } from "../../kernel/db/db.ts";

/** A person's instructions go with them; of those of their orders, what they wrote by hand. [ACC-35] */
export async function forgetInstructions(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("standing_instructions").where("account_id", "=", accountId).execute();
  await db
    .updateTable("order_instructions")
    .set({ choice_words: "" })
    .where("order_id", "in", (own) =>
      own.selectFrom("orders").select("id").where("account_id", "=", accountId),
    )
    .execute();
}
