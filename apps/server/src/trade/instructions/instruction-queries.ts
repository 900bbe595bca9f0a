import type { Instructions } from "@sampan/domain/trade/instructions/instructions";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

const columns = [
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
    .select(columns)
    .where("account_id", "=", accountId)
    .executeTakeFirst();

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
    .returning(columns)
    .executeTakeFirstOrThrow();

export const selectOrderInstructions = (
  db: Db,
  orderId: number,
): Promise<Instructions | undefined> =>
  db
    .selectFrom("order_instructions")
    .select(columns)
    .where("order_id", "=", orderId)
    .executeTakeFirst();

/** What a customer says now, as an order placed now keeps it; none for whoever said nothing. */
export const copyToOrder = (orderId: number, accountId: number) => sql`
  insert into order_instructions (order_id, ${sql.join(columns.map((name) => sql.ref(name)))})
  select ${orderId}::bigint, ${sql.join(columns.map((name) => sql.ref(name)))}
    from standing_instructions
   where account_id = ${accountId}
`;
