import type { Db } from "../../kernel/db/db.ts";

/** When password, mobile or e-mail of an account last changed, and when one of its bank cards did. */
export async function findPayoutChanges(
  db: Db,
  accountId: number,
): Promise<readonly (Date | null)[]> {
  const { credentials_changed_at, card_changed_at } = await db
    .selectFrom("accounts")
    .select("credentials_changed_at")
    .select((eb) =>
      eb
        .selectFrom("bank_cards")
        .select(({ fn }) => fn.max("bank_cards.changed_at").as("at"))
        .whereRef("bank_cards.account_id", "=", "accounts.id")
        .as("card_changed_at"),
    )
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return [credentials_changed_at, card_changed_at];
}
