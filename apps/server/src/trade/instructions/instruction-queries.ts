import type { Instructions } from "@sampan/domain/trade/instructions/instructions";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export const instructionColumns = [
  "rise_percent",
  "rise_ceiling",
  "other_choice",
  "choice_words",
  "cancel_after_days",
  "ship_after_days",
] as const;

export const selectInstructions = (db: Db, accountId: number): Promise<Instructions | undefined> =>
  db
    .selectFrom("standing_instructions")
    .select(instructionColumns)
    .where("account_id", "=", accountId)
    .executeTakeFirst();

/** What a customer says, and nothing for whoever said nothing, held until the transaction ends. */
export async function lockInstructions(
  db: Db,
  accountId: number,
  now: Date,
): Promise<Instructions> {
  await db
    .insertInto("standing_instructions")
    .values({ account_id: accountId, changed_at: now })
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .execute();
  return db
    .selectFrom("standing_instructions")
    .select(instructionColumns)
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Changes what is named; the rest stays as it was, or as it is for whoever said nothing. */
export const upsertInstructions = (
  db: Db,
  accountId: number,
  change: Partial<Instructions> & { readonly changed_at: Date },
): Promise<Instructions> =>
  db
    .insertInto("standing_instructions")
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(change))
    .returning(instructionColumns)
    .executeTakeFirstOrThrow();

export const selectOrderInstructions = (
  db: Db,
  orderId: number,
): Promise<Instructions | undefined> =>
  db
    .selectFrom("order_instructions")
    .select(instructionColumns)
    .where("order_id", "=", orderId)
    .executeTakeFirst();

/** What a customer says now, as an order placed now keeps it; none for whoever said nothing. */
export const copyToOrder = (orderId: number, accountId: number) => sql`
  insert into order_instructions (order_id, ${sql.join(instructionColumns.map((name) => sql.ref(name)))})
  select ${orderId}::bigint, ${sql.join(instructionColumns.map((name) => sql.ref(name)))}
    from standing_instructions
   where account_id = ${accountId}
`;
