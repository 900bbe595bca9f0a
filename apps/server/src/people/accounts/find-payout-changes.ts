import type { Db } from "../../kernel/db/db.ts";
import { prepare, type RowOf, type ValueOf } from "../../kernel/db/prepare.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";

/** When password, mobile or e-mail of an account last changed, and when one of its bank cards did. */
export async function findPayoutChanges(
  db: Db,
  accountId: number,
): Promise<readonly (Date | null)[]> {
  return payoutChanges(await rowsOf(db, changesOf({ accountId })));
}

/** The same of rows that were read with others. */
export function payoutChanges([row]: readonly RowOf<typeof changesOf>[]): readonly (Date | null)[] {
  if (!row) throw new Error("no such account");
  return [row.credentials_changed_at, row.card_changed_at];
}

export const changesOf = prepare((db, value: ValueOf<{ accountId: number }>) =>
  db
    .selectFrom("accounts")
    .select("credentials_changed_at")
    .select((eb) =>
      eb
        .selectFrom("bank_cards")
        .select(({ fn }) => fn.max("bank_cards.changed_at").as("at"))
        .whereRef("bank_cards.account_id", "=", "accounts.id")
        .as("card_changed_at"),
    )
    .where("id", "=", value("accountId")),
);
